// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/my-delegations.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listMyDelegationsKey = /*#__PURE__*/ $keyOf($call.listMyDelegations);
export const listMyDelegationsOptions = /*#__PURE__*/ $optionsOf($call.listMyDelegations);
export const useListMyDelegations = /*#__PURE__*/ $queryHook(listMyDelegationsOptions);

export const createMyDelegationMutation = /*#__PURE__*/ $mutationOf($call.createMyDelegation, ["my-delegations","delegations","approvals"]);
export const useCreateMyDelegation = /*#__PURE__*/ $mutationHook(createMyDelegationMutation);

export const deleteMyDelegationMutation = /*#__PURE__*/ $mutationOf($call.deleteMyDelegation, ["my-delegations","delegations","approvals"]);
export const useDeleteMyDelegation = /*#__PURE__*/ $mutationHook(deleteMyDelegationMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listMyDelegations: listMyDelegationsKey });

// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/sso.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const startSsoMutation = /*#__PURE__*/ $mutationOf($call.startSso);
export const useStartSso = /*#__PURE__*/ $mutationHook(startSsoMutation);

export const finishSsoMutation = /*#__PURE__*/ $mutationOf($call.finishSso);
export const useFinishSso = /*#__PURE__*/ $mutationHook(finishSsoMutation);

export const getSsoKey = /*#__PURE__*/ $keyOf($call.getSso);
export const getSsoOptions = /*#__PURE__*/ $optionsOf($call.getSso);
export const useGetSso = /*#__PURE__*/ $queryHook(getSsoOptions);

export const updateSsoMutation = /*#__PURE__*/ $mutationOf($call.updateSso);
export const useUpdateSso = /*#__PURE__*/ $mutationHook(updateSsoMutation);

export const testSsoKey = /*#__PURE__*/ $keyOf($call.testSso);
export const testSsoOptions = /*#__PURE__*/ $optionsOf($call.testSso);
export const useTestSso = /*#__PURE__*/ $queryHook(testSsoOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getSso: getSsoKey, testSso: testSsoKey });

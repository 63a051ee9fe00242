// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/email.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listEmailsKey = /*#__PURE__*/ $keyOf($call.listEmails);
export const listEmailsOptions = /*#__PURE__*/ $optionsOf($call.listEmails);
export const useListEmails = /*#__PURE__*/ $queryHook(listEmailsOptions);

export const updateEmailsMutation = /*#__PURE__*/ $mutationOf($call.updateEmails);
export const useUpdateEmails = /*#__PURE__*/ $mutationHook(updateEmailsMutation);

export const updateEmailsLabelMutation = /*#__PURE__*/ $mutationOf($call.updateEmailsLabel);
export const useUpdateEmailsLabel = /*#__PURE__*/ $mutationHook(updateEmailsLabelMutation);

export const getEmailKey = /*#__PURE__*/ $keyOf($call.getEmail);
export const getEmailOptions = /*#__PURE__*/ $optionsOf($call.getEmail);
export const useGetEmail = /*#__PURE__*/ $queryHook(getEmailOptions);

export const getAdjacentEmailKey = /*#__PURE__*/ $keyOf($call.getAdjacentEmail);
export const getAdjacentEmailOptions = /*#__PURE__*/ $optionsOf($call.getAdjacentEmail);
export const useGetAdjacentEmail = /*#__PURE__*/ $queryHook(getAdjacentEmailOptions);

export const sendEmailMutation = /*#__PURE__*/ $mutationOf($call.sendEmail);
export const useSendEmail = /*#__PURE__*/ $mutationHook(sendEmailMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listEmails: listEmailsKey, getEmail: getEmailKey, getAdjacentEmail: getAdjacentEmailKey });

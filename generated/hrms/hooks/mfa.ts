// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/mfa.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const verifyMfaMutation = /*#__PURE__*/ $mutationOf($call.verifyMfa);
export const useVerifyMfa = /*#__PURE__*/ $mutationHook(verifyMfaMutation);

export const stepUpMutation = /*#__PURE__*/ $mutationOf($call.stepUp);
export const useStepUp = /*#__PURE__*/ $mutationHook(stepUpMutation);

export const getMyMfaKey = /*#__PURE__*/ $keyOf($call.getMyMfa);
export const getMyMfaOptions = /*#__PURE__*/ $optionsOf($call.getMyMfa);
export const useGetMyMfa = /*#__PURE__*/ $queryHook(getMyMfaOptions);

export const beginMfaMutation = /*#__PURE__*/ $mutationOf($call.beginMfa);
export const useBeginMfa = /*#__PURE__*/ $mutationHook(beginMfaMutation);

export const confirmMfaMutation = /*#__PURE__*/ $mutationOf($call.confirmMfa);
export const useConfirmMfa = /*#__PURE__*/ $mutationHook(confirmMfaMutation);

export const renewRecoveryCodesMutation = /*#__PURE__*/ $mutationOf($call.renewRecoveryCodes);
export const useRenewRecoveryCodes = /*#__PURE__*/ $mutationHook(renewRecoveryCodesMutation);

export const disableMfaMutation = /*#__PURE__*/ $mutationOf($call.disableMfa);
export const useDisableMfa = /*#__PURE__*/ $mutationHook(disableMfaMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ getMyMfa: getMyMfaKey });

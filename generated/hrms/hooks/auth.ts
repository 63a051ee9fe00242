// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/auth.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const loginMutation = /*#__PURE__*/ $mutationOf($call.login);
export const useLogin = /*#__PURE__*/ $mutationHook(loginMutation);

export const registerMutation = /*#__PURE__*/ $mutationOf($call.register);
export const useRegister = /*#__PURE__*/ $mutationHook(registerMutation);

export const refreshTokenMutation = /*#__PURE__*/ $mutationOf($call.refreshToken);
export const useRefreshToken = /*#__PURE__*/ $mutationHook(refreshTokenMutation);

export const logoutMutation = /*#__PURE__*/ $mutationOf($call.logout);
export const useLogout = /*#__PURE__*/ $mutationHook(logoutMutation);

export const sendOtpMutation = /*#__PURE__*/ $mutationOf($call.sendOtp);
export const useSendOtp = /*#__PURE__*/ $mutationHook(sendOtpMutation);

export const generateOtpMutation = /*#__PURE__*/ $mutationOf($call.generateOtp);
export const useGenerateOtp = /*#__PURE__*/ $mutationHook(generateOtpMutation);

export const verifyOtpMutation = /*#__PURE__*/ $mutationOf($call.verifyOtp);
export const useVerifyOtp = /*#__PURE__*/ $mutationHook(verifyOtpMutation);

export const verifyEmailMutation = /*#__PURE__*/ $mutationOf($call.verifyEmail);
export const useVerifyEmail = /*#__PURE__*/ $mutationHook(verifyEmailMutation);

export const requestPasswordResetMutation = /*#__PURE__*/ $mutationOf($call.requestPasswordReset);
export const useRequestPasswordReset = /*#__PURE__*/ $mutationHook(requestPasswordResetMutation);

export const checkPasswordResetKey = /*#__PURE__*/ $keyOf($call.checkPasswordReset);
export const checkPasswordResetOptions = /*#__PURE__*/ $optionsOf($call.checkPasswordReset);
export const useCheckPasswordReset = /*#__PURE__*/ $queryHook(checkPasswordResetOptions);

export const resetPasswordMutation = /*#__PURE__*/ $mutationOf($call.resetPassword);
export const useResetPassword = /*#__PURE__*/ $mutationHook(resetPasswordMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ checkPasswordReset: checkPasswordResetKey });

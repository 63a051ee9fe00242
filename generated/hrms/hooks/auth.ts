// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/auth.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";

export const loginMutation = /*#__PURE__*/ $mutationOf($call.login);
export const useLogin = /*#__PURE__*/ $mutationHook(loginMutation);

export const registerMutation = /*#__PURE__*/ $mutationOf($call.register);
export const useRegister = /*#__PURE__*/ $mutationHook(registerMutation);

export const refreshTokenMutation = /*#__PURE__*/ $mutationOf($call.refreshToken);
export const useRefreshToken = /*#__PURE__*/ $mutationHook(refreshTokenMutation);

export const logoutMutation = /*#__PURE__*/ $mutationOf($call.logout);
export const useLogout = /*#__PURE__*/ $mutationHook(logoutMutation);

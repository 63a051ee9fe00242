// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Sign in · POST /jwt/login */
export const login = /*#__PURE__*/ $operation<$operations["login"]>("post", "/jwt/login", ["auth", "login"]);

/** Register · POST /jwt/register */
export const register = /*#__PURE__*/ $operation<$operations["register"]>("post", "/jwt/register", ["auth", "register"]);

/** Renew the tokens · POST /jwt/refresh-token */
export const refreshToken = /*#__PURE__*/ $operation<$operations["refreshToken"]>("post", "/jwt/refresh-token", ["auth", "refreshToken"]);

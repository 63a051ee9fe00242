// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Start a sign-in with a company account · POST /auth/sso/start */
export const startSso = /*#__PURE__*/ $operation<$operations["startSso"]>("post", "/auth/sso/start", ["sso", "startSso"]);

/** Complete a sign-in with a company account · POST /auth/sso/finish */
export const finishSso = /*#__PURE__*/ $operation<$operations["finishSso"]>("post", "/auth/sso/finish", ["sso", "finishSso"]);

/** Single sign-on of the tenant · GET /tenant/sso */
export const getSso = /*#__PURE__*/ $operation<$operations["getSso"]>("get", "/tenant/sso", ["sso", "getSso"]);

/** Change the single sign-on of the tenant · PUT /tenant/sso */
export const updateSso = /*#__PURE__*/ $operation<$operations["updateSso"]>("put", "/tenant/sso", ["sso", "updateSso"]);

/** Find a provider · POST /tenant/sso/test */
export const testSso = /*#__PURE__*/ $operation<$operations["testSso"]>("post", "/tenant/sso/test", ["sso", "testSso"]);

// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Is the server alive · GET /health */
export const getHealth = /*#__PURE__*/ $operation<$operations["getHealth"]>("get", "/health", ["system", "getHealth"]);

/** Is the server ready · GET /ready */
export const getReadiness = /*#__PURE__*/ $operation<$operations["getReadiness"]>("get", "/ready", ["system", "getReadiness"]);

/** Get the features of this server · GET /instance */
export const getInstance = /*#__PURE__*/ $operation<$operations["getInstance"]>("get", "/instance", ["system", "getInstance"]);

/** Create the platform administrator of an empty server · POST /setup/administrator */
export const createAdministrator = /*#__PURE__*/ $operation<$operations["createAdministrator"]>("post", "/setup/administrator", ["system", "createAdministrator"]);

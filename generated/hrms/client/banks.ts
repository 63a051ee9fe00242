// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List banks · GET /banks */
export const listBanks = /*#__PURE__*/ $operation<$operations["listBanks"]>("get", "/banks", ["banks", "listBanks"]);

/** Create a bank · POST /banks */
export const createBank = /*#__PURE__*/ $operation<$operations["createBank"]>("post", "/banks", ["banks", "createBank"]);

/** Banks to choose from · GET /banks/options */
export const listBankOptions = /*#__PURE__*/ $operation<$operations["listBankOptions"]>("get", "/banks/options", ["banks", "listBankOptions"]);

/** Export banks · GET /banks/export */
export const exportBanks = /*#__PURE__*/ $operation<$operations["exportBanks"]>("get", "/banks/export", ["banks", "exportBanks"]);

/** Get a bank · GET /banks/{bankId} */
export const getBank = /*#__PURE__*/ $operation<$operations["getBank"]>("get", "/banks/{bankId}", ["banks", "getBank"]);

/** Update a bank · PUT /banks/{bankId} */
export const updateBank = /*#__PURE__*/ $operation<$operations["updateBank"]>("put", "/banks/{bankId}", ["banks", "updateBank"]);

/** Delete a bank · DELETE /banks/{bankId} */
export const deleteBank = /*#__PURE__*/ $operation<$operations["deleteBank"]>("delete", "/banks/{bankId}", ["banks", "deleteBank"]);

/** Archive a bank · POST /banks/{bankId}/archive */
export const archiveBank = /*#__PURE__*/ $operation<$operations["archiveBank"]>("post", "/banks/{bankId}/archive", ["banks", "archiveBank"]);

/** Restore a bank · POST /banks/{bankId}/restore */
export const restoreBank = /*#__PURE__*/ $operation<$operations["restoreBank"]>("post", "/banks/{bankId}/restore", ["banks", "restoreBank"]);

/** History of a bank · GET /banks/{bankId}/history */
export const listBankHistory = /*#__PURE__*/ $operation<$operations["listBankHistory"]>("get", "/banks/{bankId}/history", ["banks", "listBankHistory"]);

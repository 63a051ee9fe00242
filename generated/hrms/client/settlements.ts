// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List final settlements · GET /companies/{companyId}/settlements */
export const listSettlements = /*#__PURE__*/ $operation<$operations["listSettlements"]>("get", "/companies/{companyId}/settlements", ["settlements", "listSettlements"]);

/** Open a final settlement · POST /companies/{companyId}/settlements */
export const createSettlement = /*#__PURE__*/ $operation<$operations["createSettlement"]>("post", "/companies/{companyId}/settlements", ["settlements", "createSettlement"]);

/** Export final settlements · GET /companies/{companyId}/settlements/export */
export const exportSettlements = /*#__PURE__*/ $operation<$operations["exportSettlements"]>("get", "/companies/{companyId}/settlements/export", ["settlements", "exportSettlements"]);

/** List people whose last pay is not settled · GET /companies/{companyId}/settlements/leavers */
export const listLeavers = /*#__PURE__*/ $operation<$operations["listLeavers"]>("get", "/companies/{companyId}/settlements/leavers", ["settlements", "listLeavers"]);

/** Get a final settlement · GET /companies/{companyId}/settlements/{settlementId} */
export const getSettlement = /*#__PURE__*/ $operation<$operations["getSettlement"]>("get", "/companies/{companyId}/settlements/{settlementId}", ["settlements", "getSettlement"]);

/** Update the terms of a final settlement · PUT /companies/{companyId}/settlements/{settlementId} */
export const updateSettlement = /*#__PURE__*/ $operation<$operations["updateSettlement"]>("put", "/companies/{companyId}/settlements/{settlementId}", ["settlements", "updateSettlement"]);

/** Calculate the last pay of a settlement · POST /companies/{companyId}/settlements/{settlementId}/prepare */
export const prepareSettlement = /*#__PURE__*/ $operation<$operations["prepareSettlement"]>("post", "/companies/{companyId}/settlements/{settlementId}/prepare", ["settlements", "prepareSettlement"]);

/** Cancel a final settlement · POST /companies/{companyId}/settlements/{settlementId}/cancel */
export const cancelSettlement = /*#__PURE__*/ $operation<$operations["cancelSettlement"]>("post", "/companies/{companyId}/settlements/{settlementId}/cancel", ["settlements", "cancelSettlement"]);

/** Download the letter about a final settlement · GET /companies/{companyId}/settlements/{settlementId}/letter */
export const downloadSettlementLetter = /*#__PURE__*/ $operation<$operations["downloadSettlementLetter"]>("get", "/companies/{companyId}/settlements/{settlementId}/letter", ["settlements", "downloadSettlementLetter"]);

/** History of a final settlement · GET /companies/{companyId}/settlements/{settlementId}/history */
export const listSettlementHistory = /*#__PURE__*/ $operation<$operations["listSettlementHistory"]>("get", "/companies/{companyId}/settlements/{settlementId}/history", ["settlements", "listSettlementHistory"]);

// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List rate sets · GET /rates */
export const listRateSets = /*#__PURE__*/ $operation<$operations["listRateSets"]>("get", "/rates", ["rates", "listRateSets"]);

/** Start a draft · POST /rates */
export const createRateSet = /*#__PURE__*/ $operation<$operations["createRateSet"]>("post", "/rates", ["rates", "createRateSet"]);

/** Export rate sets · GET /rates/export */
export const exportRateSets = /*#__PURE__*/ $operation<$operations["exportRateSets"]>("get", "/rates/export", ["rates", "exportRateSets"]);

/** Get a rate set · GET /rates/{rateSetId} */
export const getRateSet = /*#__PURE__*/ $operation<$operations["getRateSet"]>("get", "/rates/{rateSetId}", ["rates", "getRateSet"]);

/** Change a draft · PUT /rates/{rateSetId} */
export const updateRateSet = /*#__PURE__*/ $operation<$operations["updateRateSet"]>("put", "/rates/{rateSetId}", ["rates", "updateRateSet"]);

/** Discard a draft · DELETE /rates/{rateSetId} */
export const deleteRateSet = /*#__PURE__*/ $operation<$operations["deleteRateSet"]>("delete", "/rates/{rateSetId}", ["rates", "deleteRateSet"]);

/** Get the differences a rate set makes · GET /rates/{rateSetId}/differences */
export const getRateSetDifferences = /*#__PURE__*/ $operation<$operations["getRateSetDifferences"]>("get", "/rates/{rateSetId}/differences", ["rates", "getRateSetDifferences"]);

/** Get the effect of a rate set on sample wages · GET /rates/{rateSetId}/effect */
export const getRateSetEffect = /*#__PURE__*/ $operation<$operations["getRateSetEffect"]>("get", "/rates/{rateSetId}/effect", ["rates", "getRateSetEffect"]);

/** Review a draft · POST /rates/{rateSetId}/review */
export const reviewRateSet = /*#__PURE__*/ $operation<$operations["reviewRateSet"]>("post", "/rates/{rateSetId}/review", ["rates", "reviewRateSet"]);

/** Activate a reviewed set · POST /rates/{rateSetId}/activate */
export const activateRateSet = /*#__PURE__*/ $operation<$operations["activateRateSet"]>("post", "/rates/{rateSetId}/activate", ["rates", "activateRateSet"]);

/** History of a rate set · GET /rates/{rateSetId}/history */
export const listRateSetHistory = /*#__PURE__*/ $operation<$operations["listRateSetHistory"]>("get", "/rates/{rateSetId}/history", ["rates", "listRateSetHistory"]);

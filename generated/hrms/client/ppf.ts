// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List rate sets of the company's provident fund · GET /companies/{companyId}/ppf */
export const listPpfSets = /*#__PURE__*/ $operation<$operations["listPpfSets"]>("get", "/companies/{companyId}/ppf", ["ppf", "listPpfSets"]);

/** Start a draft · POST /companies/{companyId}/ppf */
export const createPpfSet = /*#__PURE__*/ $operation<$operations["createPpfSet"]>("post", "/companies/{companyId}/ppf", ["ppf", "createPpfSet"]);

/** Export the rate sets of the company's provident fund · GET /companies/{companyId}/ppf/export */
export const exportPpfSets = /*#__PURE__*/ $operation<$operations["exportPpfSets"]>("get", "/companies/{companyId}/ppf/export", ["ppf", "exportPpfSets"]);

/** Get a rate set · GET /companies/{companyId}/ppf/{rateSetId} */
export const getPpfSet = /*#__PURE__*/ $operation<$operations["getPpfSet"]>("get", "/companies/{companyId}/ppf/{rateSetId}", ["ppf", "getPpfSet"]);

/** Change a draft · PUT /companies/{companyId}/ppf/{rateSetId} */
export const updatePpfSet = /*#__PURE__*/ $operation<$operations["updatePpfSet"]>("put", "/companies/{companyId}/ppf/{rateSetId}", ["ppf", "updatePpfSet"]);

/** Discard a draft · DELETE /companies/{companyId}/ppf/{rateSetId} */
export const deletePpfSet = /*#__PURE__*/ $operation<$operations["deletePpfSet"]>("delete", "/companies/{companyId}/ppf/{rateSetId}", ["ppf", "deletePpfSet"]);

/** Get the differences a rate set makes · GET /companies/{companyId}/ppf/{rateSetId}/differences */
export const getPpfSetDifferences = /*#__PURE__*/ $operation<$operations["getPpfSetDifferences"]>("get", "/companies/{companyId}/ppf/{rateSetId}/differences", ["ppf", "getPpfSetDifferences"]);

/** Get the effect of a rate set on sample wages · GET /companies/{companyId}/ppf/{rateSetId}/effect */
export const getPpfSetEffect = /*#__PURE__*/ $operation<$operations["getPpfSetEffect"]>("get", "/companies/{companyId}/ppf/{rateSetId}/effect", ["ppf", "getPpfSetEffect"]);

/** Review a draft · POST /companies/{companyId}/ppf/{rateSetId}/review */
export const reviewPpfSet = /*#__PURE__*/ $operation<$operations["reviewPpfSet"]>("post", "/companies/{companyId}/ppf/{rateSetId}/review", ["ppf", "reviewPpfSet"]);

/** Activate a draft · POST /companies/{companyId}/ppf/{rateSetId}/activate */
export const activatePpfSet = /*#__PURE__*/ $operation<$operations["activatePpfSet"]>("post", "/companies/{companyId}/ppf/{rateSetId}/activate", ["ppf", "activatePpfSet"]);

/** History of a rate set · GET /companies/{companyId}/ppf/{rateSetId}/history */
export const listPpfSetHistory = /*#__PURE__*/ $operation<$operations["listPpfSetHistory"]>("get", "/companies/{companyId}/ppf/{rateSetId}/history", ["ppf", "listPpfSetHistory"]);

// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List companies · GET /companies */
export const listCompanies = /*#__PURE__*/ $operation<$operations["listCompanies"]>("get", "/companies", ["companies", "listCompanies"]);

/** Create a company · POST /companies */
export const createCompany = /*#__PURE__*/ $operation<$operations["createCompany"]>("post", "/companies", ["companies", "createCompany"]);

/** Companies to choose from · GET /companies/options */
export const listCompanyOptions = /*#__PURE__*/ $operation<$operations["listCompanyOptions"]>("get", "/companies/options", ["companies", "listCompanyOptions"]);

/** Export companies · GET /companies/export */
export const exportCompanies = /*#__PURE__*/ $operation<$operations["exportCompanies"]>("get", "/companies/export", ["companies", "exportCompanies"]);

/** Get a company · GET /companies/{companyId} */
export const getCompany = /*#__PURE__*/ $operation<$operations["getCompany"]>("get", "/companies/{companyId}", ["companies", "getCompany"]);

/** Update a company · PUT /companies/{companyId} */
export const updateCompany = /*#__PURE__*/ $operation<$operations["updateCompany"]>("put", "/companies/{companyId}", ["companies", "updateCompany"]);

/** Delete a company · DELETE /companies/{companyId} */
export const deleteCompany = /*#__PURE__*/ $operation<$operations["deleteCompany"]>("delete", "/companies/{companyId}", ["companies", "deleteCompany"]);

/** Archive a company · POST /companies/{companyId}/archive */
export const archiveCompany = /*#__PURE__*/ $operation<$operations["archiveCompany"]>("post", "/companies/{companyId}/archive", ["companies", "archiveCompany"]);

/** Restore a company · POST /companies/{companyId}/restore */
export const restoreCompany = /*#__PURE__*/ $operation<$operations["restoreCompany"]>("post", "/companies/{companyId}/restore", ["companies", "restoreCompany"]);

/** Set the default company · PUT /companies/{companyId}/default */
export const setDefaultCompany = /*#__PURE__*/ $operation<$operations["setDefaultCompany"]>("put", "/companies/{companyId}/default", ["companies", "setDefaultCompany"]);

/** Get a company's logo · GET /companies/{companyId}/logo */
export const getCompanyLogo = /*#__PURE__*/ $operation<$operations["getCompanyLogo"]>("get", "/companies/{companyId}/logo", ["companies", "getCompanyLogo"]);

/** Set or remove a company's logo · PUT /companies/{companyId}/logo */
export const updateCompanyLogo = /*#__PURE__*/ $operation<$operations["updateCompanyLogo"]>("put", "/companies/{companyId}/logo", ["companies", "updateCompanyLogo"]);

/** History of a company · GET /companies/{companyId}/history */
export const listCompanyHistory = /*#__PURE__*/ $operation<$operations["listCompanyHistory"]>("get", "/companies/{companyId}/history", ["companies", "listCompanyHistory"]);

// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the forms of a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId}/forms */
export const listTaxForms = /*#__PURE__*/ $operation<$operations["listTaxForms"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}/forms", ["tax-forms", "listTaxForms"]);

/** Export the forms of a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId}/forms/export */
export const exportTaxForms = /*#__PURE__*/ $operation<$operations["exportTaxForms"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/export", ["tax-forms", "exportTaxForms"]);

/** Get a form of a tax filing · GET /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId} */
export const getTaxForm = /*#__PURE__*/ $operation<$operations["getTaxForm"]>("get", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}", ["tax-forms", "getTaxForm"]);

/** Draft one form again · POST /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/draft */
export const redraftTaxForm = /*#__PURE__*/ $operation<$operations["redraftTaxForm"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/draft", ["tax-forms", "redraftTaxForm"]);

/** Correct a box of a form · POST /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/correct */
export const correctTaxForm = /*#__PURE__*/ $operation<$operations["correctTaxForm"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/correct", ["tax-forms", "correctTaxForm"]);

/** Enter the benefits in kind of a form · PUT /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/benefits */
export const updateTaxFormBenefits = /*#__PURE__*/ $operation<$operations["updateTaxFormBenefits"]>("put", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/benefits", ["tax-forms", "updateTaxFormBenefits"]);

/** Enter the share gains of a form · PUT /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/gains */
export const updateTaxFormGains = /*#__PURE__*/ $operation<$operations["updateTaxFormGains"]>("put", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/gains", ["tax-forms", "updateTaxFormGains"]);

/** Exclude a person from a tax filing · POST /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/exclude */
export const excludeTaxForm = /*#__PURE__*/ $operation<$operations["excludeTaxForm"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/exclude", ["tax-forms", "excludeTaxForm"]);

/** Include an excluded person again · POST /companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/include */
export const includeTaxForm = /*#__PURE__*/ $operation<$operations["includeTaxForm"]>("post", "/companies/{companyId}/tax-filings/{taxFilingId}/forms/{taxFormId}/include", ["tax-forms", "includeTaxForm"]);

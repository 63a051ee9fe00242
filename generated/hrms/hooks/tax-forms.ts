// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/tax-forms.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listTaxFormsKey = /*#__PURE__*/ $keyOf($call.listTaxForms);
export const listTaxFormsOptions = /*#__PURE__*/ $optionsOf($call.listTaxForms);
export const useListTaxForms = /*#__PURE__*/ $queryHook(listTaxFormsOptions);
export const listTaxFormsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listTaxForms, "items");
export const useListTaxFormsInfinite = /*#__PURE__*/ $infiniteHook(listTaxFormsInfiniteOptions);

export const exportTaxFormsKey = /*#__PURE__*/ $keyOf($call.exportTaxForms);
export const exportTaxFormsOptions = /*#__PURE__*/ $optionsOf($call.exportTaxForms);
export const useExportTaxForms = /*#__PURE__*/ $queryHook(exportTaxFormsOptions);

export const getTaxFormKey = /*#__PURE__*/ $keyOf($call.getTaxForm);
export const getTaxFormOptions = /*#__PURE__*/ $optionsOf($call.getTaxForm);
export const useGetTaxForm = /*#__PURE__*/ $queryHook(getTaxFormOptions);

export const redraftTaxFormMutation = /*#__PURE__*/ $mutationOf($call.redraftTaxForm, ["tax-forms","tax-filings"]);
export const useRedraftTaxForm = /*#__PURE__*/ $mutationHook(redraftTaxFormMutation);

export const correctTaxFormMutation = /*#__PURE__*/ $mutationOf($call.correctTaxForm, ["tax-forms","tax-filings"]);
export const useCorrectTaxForm = /*#__PURE__*/ $mutationHook(correctTaxFormMutation);

export const updateTaxFormBenefitsMutation = /*#__PURE__*/ $mutationOf($call.updateTaxFormBenefits, ["tax-forms","tax-filings"]);
export const useUpdateTaxFormBenefits = /*#__PURE__*/ $mutationHook(updateTaxFormBenefitsMutation);

export const updateTaxFormGainsMutation = /*#__PURE__*/ $mutationOf($call.updateTaxFormGains, ["tax-forms","tax-filings"]);
export const useUpdateTaxFormGains = /*#__PURE__*/ $mutationHook(updateTaxFormGainsMutation);

export const excludeTaxFormMutation = /*#__PURE__*/ $mutationOf($call.excludeTaxForm, ["tax-forms","tax-filings"]);
export const useExcludeTaxForm = /*#__PURE__*/ $mutationHook(excludeTaxFormMutation);

export const includeTaxFormMutation = /*#__PURE__*/ $mutationOf($call.includeTaxForm, ["tax-forms","tax-filings"]);
export const useIncludeTaxForm = /*#__PURE__*/ $mutationHook(includeTaxFormMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listTaxForms: listTaxFormsKey, exportTaxForms: exportTaxFormsKey, getTaxForm: getTaxFormKey });

/** The list in the first tab of a tax filing: it keeps the tab in the address. */
import { formsList } from "#generated/hrms/resources/tax-forms.ts";
import type { ListContract } from "../../../list/list-state.ts";

export const filingTabs = ["employer", "files", "history"];

export const filingForms: ListContract = { ...formsList, extras: { tab: filingTabs } };

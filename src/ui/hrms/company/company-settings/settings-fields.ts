/** Fields of company settings by group. */
import { updateCompanySettings as contract } from "#generated/hrms/forms/company-settings.ts";
import { type CompanySettingsSection, companySettingsSections } from "#src/domain/company/shared/company-settings.ts";
import { type FieldSpec, specOf, type Values } from "../../../form/spec.ts";

type Name = keyof typeof contract;

const leads = [90, 60, 30, 14, 7] as const;
const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

const groups: Readonly<Record<CompanySettingsSection, readonly Name[]>> = companySettingsSections;
export const groupNames = Object.keys(groups) as CompanySettingsSection[];

/** Keep a value set elsewhere available. */
const leadsWith = (settled: unknown): string[] =>
  [...new Set([...leads, ...(settled as readonly number[])])].toSorted((one, other) => other - one).map(String);

const more = (values: Values): Readonly<Partial<Record<Name, Partial<FieldSpec>>>> => ({
  weeklyMinutes: { kind: "parts", parts: 60 },
  leaveYearStartMonth: {
    kind: "choice",
    choices: months,
    numeric: true,
    shown: ({ leaveYearBasis }) => leaveYearBasis === "fiscal",
  },
  offInLieuMonths: { clearable: true, shown: ({ offInLieu }) => offInLieu === true },
  expiryDays: { kind: "choices", choices: leadsWith(values["expiryDays"]), numeric: true },
});

/** Nothing is required: every field has a value. */
export function fieldsOf(group: CompanySettingsSection, values: Values): readonly FieldSpec[] {
  return groups[group].map((name) =>
    specOf(name, contract[name], { required: false, clearable: false, ...more(values)[name] }),
  );
}

/** Presets calculators with the statutory choices of the current company. */
import type { QueryClient } from "@tanstack/react-query";
import { getCalculationSettingsOptions } from "#generated/hrms/hooks/calculation-settings.ts";
import { listCompanyOptionsOptions } from "#generated/hrms/hooks/companies.ts";
import { chooseCompany } from "../../../layout/company.ts";
import { accountMay } from "../../../session/account.ts";
import type { Calculator, Input } from "./calculator.ts";

type CompanyChoices = Readonly<Record<string, string>>;

async function readChoices(queryClient: QueryClient): Promise<CompanyChoices> {
  if (!accountMay("read", "companies") || !accountMay("read", "calculation-settings")) return {};
  const company = chooseCompany(await queryClient.fetchQuery(listCompanyOptionsOptions()));
  if (!company) return {};
  const { overtimeCap, sdlRounding, conversionMonth, additionalWageEstimate, sindaPasses, mbmfLowWages, serviceBasis } =
    await queryClient.fetchQuery(getCalculationSettingsOptions({ path: { companyId: company.id } }));
  return {
    overtimeCap,
    sdlRounding,
    conversionMonth,
    method: additionalWageEstimate,
    sindaPasses,
    mbmfLowWages,
    serviceBasis,
  };
}

/** Cached by calculator and choices, so that the page only resets when they change. */
const made = new Map<string, Calculator>();

/** The calculator with the company's choices, or unchanged if they cannot be read. */
export async function withCompanyChoices(calculator: Calculator, queryClient: QueryClient): Promise<Calculator> {
  const open = calculator.fields.filter(({ setting }) => setting);
  if (open.length === 0) return calculator;
  const settled = await readChoices(queryClient).catch((): CompanyChoices => ({}));
  const initialOf = ({ name, choices, initial = null }: Input): unknown =>
    choices?.find((choice) => choice === settled[name]) ?? initial;
  const key = JSON.stringify([calculator.name, ...open.map(initialOf)]);
  const known = made.get(key);
  if (known) return known;
  const started = {
    ...calculator,
    fields: calculator.fields.map((field) => (field.setting ? { ...field, initial: initialOf(field) } : field)),
  };
  made.set(key, started);
  return started;
}

/** Rate kinds by page. */
import type { QueryClient } from "@tanstack/react-query";
import { getCalculationSettingsOptions } from "#generated/hrms/hooks/calculation-settings.ts";
import type { RateKind } from "#src/domain/statutory/rate-sets/rate-set.ts";
import { loadMessages } from "../../../messages/store.ts";
import { accountMay } from "../../../session/account.ts";
import type { ChoiceName } from "../shared/choices.ts";
import { figuresOf, type PayrollReportName } from "../../payroll/shared/report-query.ts";
import { rateApiOf } from "./rate-api.ts";
import { type RatesSearch, readRatesSearch } from "./search.ts";

/** Rate kinds of the CPF area; the platform shows all kinds on one page. */
const cpfKinds: readonly RateKind[] = ["cpf", "cpf-ceilings", "cpf-ages", "cpf-wages"];
/** Beside the levy of a company: what else an employer owes by law. */
const employerKinds: readonly RateKind[] = ["sdl", "levy", "employment"];
export const platformKinds: readonly RateKind[] = [
  ...cpfKinds,
  "sdl",
  "cdac",
  "ec",
  "mbm",
  "sinda",
  "levy",
  "employment",
  "holidays",
];

export function kindsBeside(kind: RateKind, companyId: string | undefined): readonly RateKind[] {
  if (companyId === undefined) return platformKinds;
  return [cpfKinds, employerKinds].find((kinds) => kinds.includes(kind)) ?? [kind];
}

export function addressOfRates(kind: RateKind, companyId: string | undefined): string {
  if (companyId === undefined)
    return kind === "cpf-ages" || kind === "cpf-wages" ? `/platform/${kind}` : `/platform/rates/${kind}`;
  const page = cpfKinds.includes(kind) ? "cpf" : employerKinds.includes(kind) ? "sdl" : kind;
  if (page === "holidays") return `/companies/${companyId}/public-holidays`;
  return `/companies/${companyId}/${page}`;
}

/** Platform rate kind of a URL segment. */
export function platformKindOf(step: string): RateKind | undefined {
  return platformKinds.find((kind) => kind === step);
}

const reports: Partial<Record<RateKind, PayrollReportName>> = {
  cpf: "cpf",
  sdl: "sdl",
  cdac: "cdac",
  ec: "ec",
  mbm: "mbm",
  sinda: "sinda",
  ppf: "ppf",
};
/** The report of what a company has paid by the rates. */
export const reportOf = (kind: RateKind): PayrollReportName | undefined => reports[kind];

/** What a company chooses beside its rates. */
export const choicesOf: Partial<Record<RateKind, readonly ChoiceName[]>> = {
  cpf: ["conversionMonth", "additionalWageEstimate"],
  sdl: ["sdlRounding"],
  sinda: ["sindaPasses"],
  mbm: ["mbmfLowWages"],
};

/** The rates that an address shows: of a company, those of another kind of its area, if it names one. */
export const shownKind = (ofAddress: RateKind, companyId: string | undefined, { part }: RatesSearch): RateKind =>
  (companyId !== undefined && kindsBeside(ofAddress, companyId).find((kind) => kind === part)) || ofAddress;

interface RatesRoute {
  readonly context: { readonly queryClient: QueryClient };
  readonly params?: { readonly companyId?: string };
  readonly location: { readonly search: object };
}

/** Loads the messages and starts the queries. */
export function prepareRates({ context, params, location }: RatesRoute, ofAddress: RateKind): Promise<void> {
  const { queryClient } = context;
  const companyId = params?.companyId;
  const search = readRatesSearch(location.search as Record<string, unknown>);
  const kind = shownKind(ofAddress, companyId, search);
  const api = rateApiOf(kind, companyId);
  if (accountMay("read", api.subject)) {
    void queryClient.prefetchQuery(api.calls.list(api.listInput));
    if (search.set !== undefined) void queryClient.prefetchQuery(api.calls.get({ path: api.pathOf(search.set) }));
  }
  if (companyId !== undefined && choicesOf[kind] && accountMay("read", "calculation-settings"))
    void queryClient.prefetchQuery(getCalculationSettingsOptions({ path: { companyId } }));
  const report = reportOf(kind);
  if (companyId === undefined || !report) return loadMessages("rates", "crud", "tools");
  if (accountMay("read", "payroll-reports")) void queryClient.prefetchQuery(figuresOf(companyId, report));
  return loadMessages("rates", "crud", "tools", "payroll-reports");
}

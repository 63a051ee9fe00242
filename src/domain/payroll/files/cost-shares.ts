/** Where the cost of a payslip belongs: shares of companies, and those of departments and projects within the paying one. */
import { type CostShare, splitCents } from "./journal.ts";

export interface BearingCompany {
  /** Null for the company that pays. */
  readonly company: string | null;
  /** Millionths; all of them come to a million. */
  readonly share: number;
}

export function costShares(companies: readonly BearingCompany[], own: readonly CostShare[]): CostShare[] {
  if (companies.length === 0) return [...own];
  return companies.flatMap(({ company, share }): CostShare[] => {
    if (company !== null) return [{ company, department: null, project: null, share }];
    const parts = splitCents(
      share,
      own.map((cost) => cost.share),
    );
    return own.map((cost, index) => ({ ...cost, share: parts[index] ?? 0 }));
  });
}

/** What each company bears of a payslip, to the cent. */
export function companyParts<Bearing extends { readonly share: number }>(
  companies: readonly Bearing[],
  { gross, employerCost }: { readonly gross: number; readonly employerCost: number },
): (Bearing & { readonly gross: number; readonly employerCost: number })[] {
  if (companies.length === 0) return [];
  const shares = companies.map(({ share }) => share);
  const [ofGross, ofCost] = [splitCents(gross, shares), splitCents(employerCost, shares)];
  return companies.map((company, index) => ({
    ...company,
    gross: ofGross[index] ?? 0,
    employerCost: ofCost[index] ?? 0,
  }));
}

export interface AllocatedCost extends Omit<CostShare, "share"> {
  readonly people: number;
  readonly gross: number;
  readonly employerCost: number;
}

/** The cost of payslips by who bears it, in the order of company, department and project. */
export function allocatedCosts(
  slips: readonly {
    readonly employmentId: string;
    readonly gross: number;
    readonly employerCost: number;
    readonly costs: readonly CostShare[];
  }[],
): AllocatedCost[] {
  const sums = new Map<string, { cost: Omit<CostShare, "share">; people: Set<string>; gross: number; total: number }>();
  for (const { employmentId, gross, employerCost, costs } of slips) {
    const shares = costs.map(({ share }) => share);
    const [grossParts, costParts] = [splitCents(gross, shares), splitCents(employerCost, shares)];
    for (const [index, { company = null, department, project }] of costs.entries()) {
      const key = JSON.stringify([company, department, project]);
      const sum = sums.get(key) ?? { cost: { company, department, project }, people: new Set(), gross: 0, total: 0 };
      sum.people.add(employmentId);
      sum.gross += grossParts[index] ?? 0;
      sum.total += costParts[index] ?? 0;
      sums.set(key, sum);
    }
  }
  const placeOf = ({ company, department, project }: AllocatedCost): string =>
    [company ?? "", department ?? "\uFFFF", project ?? ""].join("\u0000");
  return [...sums.values()]
    .map(({ cost, people, gross, total }) => ({ ...cost, people: people.size, gross, employerCost: total }))
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
}

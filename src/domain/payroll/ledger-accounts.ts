/** Accounts of a company's books, and which of them payroll posts to. */
import type { ProblemFault } from "#src/contract/problem.ts";

export const ledgerAccountKinds = ["asset", "liability", "expense"] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

/** What payroll posts, with the kind of account that takes it. */
export const postingKinds = {
  /** Earnings without an account of their own. */
  salaries: "expense",
  "employer-cpf": "expense",
  sdl: "expense",
  "foreign-worker-levy": "expense",
  /** The employer's share of a private fund. */
  "fund-expense": "expense",
  /** Net pay until the bank has paid it. */
  "salaries-payable": "liability",
  /** Owed to the CPF Board: both shares, self-help funds and SDL. */
  "cpf-payable": "liability",
  "levy-payable": "liability",
  "fund-payable": "liability",
  /** Owed to others for deductions without an account of their own. */
  "deductions-payable": "liability",
  /** What other companies bear of the pay of people who work for several. */
  "due-from-companies": "asset",
} as const satisfies Readonly<Record<string, LedgerAccountKind>>;
export type Posting = keyof typeof postingKinds;
export const postings = Object.keys(postingKinds) as readonly Posting[];

/** Which kind of account each posting needs. */
export function ledgerAccountFaults({
  kind,
  postings: taken = [],
}: {
  readonly kind: LedgerAccountKind;
  readonly postings?: readonly Posting[] | undefined;
}): ProblemFault[] {
  const wrong = taken.find((each) => postingKinds[each] !== kind);
  return wrong === undefined
    ? []
    : [{ pointer: "/postings", code: "wrong-kind", params: { posting: wrong, kind: postingKinds[wrong] } }];
}

export interface NewLedgerAccount {
  readonly code: string;
  readonly name: string;
  readonly kind: LedgerAccountKind;
  readonly postings: readonly Posting[];
}

const account = (code: string, name: string, posting: Posting): NewLedgerAccount => ({
  code,
  name,
  kind: postingKinds[posting],
  postings: [posting],
});

/** The accounts that a new company starts with; their numbers are a convention, not a rule. */
export const firstLedgerAccounts: readonly NewLedgerAccount[] = [
  account("1400", "Due from related companies", "due-from-companies"),
  account("2200", "Salaries payable", "salaries-payable"),
  account("2210", "CPF payable", "cpf-payable"),
  account("2220", "Foreign worker levy payable", "levy-payable"),
  account("2230", "Provident fund payable", "fund-payable"),
  account("2240", "Payroll deductions payable", "deductions-payable"),
  account("6000", "Salaries and wages", "salaries"),
  account("6010", "Employer CPF contributions", "employer-cpf"),
  account("6020", "Skills Development Levy", "sdl"),
  account("6030", "Foreign worker levy", "foreign-worker-levy"),
  account("6040", "Provident fund contributions", "fund-expense"),
];

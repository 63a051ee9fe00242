/** Pay items of the sample companies, whom they are given to, and expense claims that have been decided. */
import { and, asc, eq, inArray } from "drizzle-orm";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { addDays, monthOf, shiftMonth } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import type { Transaction } from "../database/transaction.ts";
import { allowances } from "../payroll/tables/allowances.ts";
import { deductions } from "../payroll/tables/deductions.ts";
import { employeePayItems } from "../payroll/tables/employee-pay-items.ts";
import { expenseClaims } from "../payroll/tables/expense-claims.ts";
import { insertFirstLedgerAccounts } from "../payroll/shared/first-ledger-accounts.ts";
import { ledgerAccounts } from "../payroll/tables/ledger-accounts.ts";
import { employees } from "../people/tables/employees.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

type Tenant = keyof typeof sampleTenants;
type Company = keyof typeof sampleCompanies;
type NewAllowance = typeof allowances.$inferInsert;
type NewDeduction = typeof deductions.$inferInsert;
interface WithAccount {
  readonly account: string;
}

const usual = { calculation: "fixed", status: "active" } as const;
const wages = { cpfClass: "ordinary", sdlLiable: true, fundLiable: true, grossRate: true, prorated: true } as const;
const paidBack = {
  cpfClass: "none",
  sdlLiable: false,
  fundLiable: false,
  grossRate: false,
  prorated: false,
  taxBox: "not-taxed",
  claimable: true,
} as const;

/** Accounts of their own, besides those that every company starts with. */
const ofItems = [
  { code: "1310", name: "Staff loans", kind: "asset" },
  { code: "1320", name: "Salary advances", kind: "asset" },
  { code: "6110", name: "Sales commission", kind: "expense" },
  { code: "6120", name: "Bonuses", kind: "expense" },
  { code: "6130", name: "Transport allowances", kind: "expense" },
  { code: "6140", name: "Telephone", kind: "expense" },
  { code: "6210", name: "Travel", kind: "expense" },
  { code: "6220", name: "Staff medical", kind: "expense" },
  { code: "6310", name: "Parking", kind: "expense" },
] as const satisfies readonly Partial<typeof ledgerAccounts.$inferInsert>[];

const ofAllowances = [
  {
    ...wages,
    name: "Transport",
    code: "TRANSPORT",
    amount: 15_000,
    grossRate: false,
    taxBox: "transport-allowance",
    account: "6130",
  },
  { ...wages, name: "Mobile phone", code: "MOBILE", amount: 4_000, taxBox: "other-allowance", account: "6140" },
  { ...wages, name: "Sales commission", code: "COMMISSION", grossRate: false, taxBox: "commission", account: "6110" },
  {
    ...wages,
    name: "Performance bonus",
    code: "BONUS",
    cpfClass: "additional",
    grossRate: false,
    prorated: false,
    taxBox: "bonus",
    account: "6120",
  },
  { ...paidBack, name: "Travel expenses", code: "TRAVEL", account: "6210" },
  { ...paidBack, name: "Medical expenses", code: "MEDICAL", account: "6220" },
] as const satisfies readonly (Partial<NewAllowance> & WithAccount)[];

const ofDeductions = [
  { name: "Staff loan", code: "STAFF_LOAN", ground: "loan", consentRequired: true, priority: 10, account: "1310" },
  { name: "Salary advance", code: "ADVANCE", ground: "advance", consentRequired: false, priority: 20, account: "1320" },
  {
    name: "Parking",
    code: "PARKING",
    ground: "other",
    amount: 8_000,
    consentRequired: true,
    priority: 30,
    account: "6310",
  },
] as const satisfies readonly (Partial<NewDeduction> & WithAccount)[];

/** Every few people of a company, from somewhere on. */
const every = (ids: readonly string[], step: number, from: number): string[] =>
  ids.filter((_, index) => index % step === from % step);

export async function insertPayItems(tx: Transaction, tenant: Tenant, now: Date): Promise<void> {
  for (const company of (Object.keys(sampleCompanies) as Company[]).filter(
    (each) => sampleCompanies[each].tenant === tenant,
  ))
    await insertItemsOf(tx, tenant, company, now);
}

async function insertItemsOf(tx: Transaction, tenant: Tenant, company: Company, now: Date): Promise<void> {
  const { id: companyId, people } = sampleCompanies[company];
  const { id: userId } = sampleAccounts[people[0]];
  const owner = { tenantId: sampleTenants[tenant].id, companyId };
  const made = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  const idOf = (code: string): string => sampleId(`pay-items/${company}/${code}`);
  const accountOf = (code: string): string => sampleId(`ledger-accounts/${company}/${code}`);
  await insertFirstLedgerAccounts(tx, { tenantId: owner.tenantId, userId, now }, companyId);
  await tx.insert(ledgerAccounts).values(
    ofItems.map((account) => ({
      ...account,
      ...owner,
      ...made,
      id: accountOf(account.code),
      postings: [],
      status: "active" as const,
    })),
  );
  const stored = <Item extends WithAccount & { readonly code: string }>({ account, ...item }: Item) => ({
    ...usual,
    ...item,
    ...owner,
    ...made,
    id: idOf(item.code),
    ledgerAccountId: accountOf(account),
  });
  await tx.insert(allowances).values(ofAllowances.map(stored));
  await tx.insert(deductions).values(ofDeductions.map(stored));
  const present = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), inArray(employees.status, ["probation", "confirmed"])))
    .orderBy(asc(employees.employeeNo));
  const ids = present.map(({ id }) => id);
  const month = monthOf(localDay(defaultRegion.timeZone, now));
  // Paid in the closed months too, as far as people were there.
  const since = shiftMonth(month, -12);
  const lent = shiftMonth(month, -2);
  const none = { amounts: [], skipped: [], status: "active" as const };
  const given = (code: string, employeeId: string) => ({
    ...none,
    ...owner,
    ...made,
    employeeId,
    id: sampleId(`employee-pay-items/${company}/${code}/${employeeId}`),
  });
  const allowanceOf = (code: string, employeeId: string) => ({ ...given(code, employeeId), allowanceId: idOf(code) });
  const deductionOf = (code: string, employeeId: string) => ({ ...given(code, employeeId), deductionId: idOf(code) });
  const rows: (typeof employeePayItems.$inferInsert)[] = [
    ...every(ids, 3, 0).map((id) => ({ ...allowanceOf("TRANSPORT", id), mode: "fixed" as const, fromMonth: since })),
    ...every(ids, 7, 2).map((id) => ({ ...allowanceOf("MOBILE", id), mode: "fixed" as const, fromMonth: since })),
    ...every(ids, 5, 1).map((id, index) => ({
      ...allowanceOf("COMMISSION", id),
      mode: "payroll" as const,
      amount: 20_000 + ((index * 7_350) % 90_000),
      fromMonth: month,
      toMonth: month,
    })),
    ...every(ids, 23, 4).map((id) => ({
      ...deductionOf("STAFF_LOAN", id),
      mode: "fixed" as const,
      fromMonth: lent,
      total: 120_000,
      instalments: 6,
      reason: "Moving house",
      consentOn: `${lent}-01`,
    })),
    ...every(ids, 29, 8).map((id) => ({
      ...allowanceOf("BONUS", id),
      mode: "custom" as const,
      amounts: [0, 6].map((months) => ({ month: shiftMonth(month, months), amount: 150_000 })),
      fromMonth: month,
      toMonth: shiftMonth(month, 6),
    })),
  ];
  if (rows.length > 0) await insertInParts(tx, rows);
  const claimed = every(ids, 11, 3).map((employeeId, index) => ({
    ...owner,
    ...made,
    employeeId,
    id: sampleId(`expense-claims/${company}/${employeeId}`),
    allowanceId: idOf(index % 3 === 2 ? "MEDICAL" : "TRAVEL"),
    spentOn: addDays(localDay(defaultRegion.timeZone, now), -(3 + ((index * 5) % 20))),
    amount: 1_850 + ((index * 2_315) % 14_000),
    description: index % 3 === 2 ? "General practitioner" : "Taxi to a client and back",
    fileIds: [],
    status: index % 4 === 3 ? ("rejected" as const) : ("approved" as const),
    decidedBy: userId,
    decidedAt: now,
    comment: index % 4 === 3 ? "Please attach the receipt." : null,
  }));
  if (claimed.length > 0) await tx.insert(expenseClaims).values(claimed);
}

async function insertInParts(tx: Transaction, rows: readonly (typeof employeePayItems.$inferInsert)[]): Promise<void> {
  // Rows of one statement have the same columns.
  for (const mode of ["fixed", "payroll", "custom"] as const)
    for (const part of [
      rows.filter((row) => row.mode === mode && row.allowanceId != null),
      rows.filter((row) => row.mode === mode && row.deductionId != null),
    ])
      if (part.length > 0) await tx.insert(employeePayItems).values(part);
}

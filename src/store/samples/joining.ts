/** How sample people join: file imports, and invitations in each of their states. */
import { eq } from "drizzle-orm";
import type { ComparedRow, ImportFault, ImportRow } from "#src/domain/people/import/import-file.ts";
import { recordEvent } from "../shared/audit.ts";
import { roleId } from "../access/shared/access-ids.ts";
import { seal } from "../database/sealed.ts";
import { employees } from "../people/tables/employees.ts";
import { importJobs } from "../people/tables/import-jobs.ts";
import { invitations } from "../account/tables/invitations.ts";
import { persons } from "../people/tables/persons.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, type SamplePerson, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";
import { employeeId } from "./people/insert-people.ts";

const day = 86_400_000;
const tenantId = sampleTenants.merlion.id;
const companyId = sampleCompanies.trading.id;
const own = (person: SamplePerson, at: Date) => ({
  tenantId,
  companyId,
  createdAt: at,
  createdBy: sampleAccounts[person].id,
  updatedAt: at,
  updatedBy: sampleAccounts[person].id,
});

const headers = ["Employee no", "Name", "Start date", "Contract", "Department", "Job title"];
const mapping = { employeeNo: 0, fullName: 1, startDate: 2, contractType: 3, department: 4, designation: 5 };
const newcomers: readonly ImportRow[] = [
  { line: 2, cells: ["MT0901", "Low Jun Hao", "2027-01-04", "permanent", "WH", "Storekeeper"] },
  { line: 3, cells: ["MT0902", "Aisyah binte Hamid", "31.2.2027", "permanent", "SAL-KA", "Key Account Manager"] },
  { line: 4, cells: ["MT0903", "Marcus Pereira", "2027-01-04", "permanent", "PURCH", "Procurement Executive"] },
  { line: 5, cells: ["MT0904", "Kavitha Raman", "2027-01-11", "seasonal", "FIN-AP", "Accounts Executive"] },
];
const faults: ImportFault[] = [
  { sheet: 0, row: 3, column: 2, field: "startDate", code: "date", value: "31.2.2027", person: "Aisyah binte Hamid" },
  {
    sheet: 0,
    row: 4,
    column: 4,
    field: "department",
    code: "unknown-reference",
    value: "PURCH",
    person: "Marcus Pereira",
  },
  { sheet: 0, row: 5, column: 3, field: "contractType", code: "enum", value: "seasonal", person: "Kavitha Raman" },
];

const fields = Object.entries(mapping);
const compared = newcomers.map(({ line, cells }): ComparedRow => {
  const own = faults.filter(({ row }) => row === line);
  return {
    sheet: 0,
    row: line,
    kind: "people",
    state: own.length > 0 ? "error" : "new",
    employeeNo: cells[mapping.employeeNo] ?? null,
    person: cells[mapping.fullName] ?? null,
    changes: fields.map(([field, column]) => ({ field, before: null, after: cells[column] ?? null })),
    faults: own,
  };
});

/** An import written long ago, and one whose rows still have faults; the person who uploaded it can continue. */
async function insertImports(tx: Transaction, now: Date, dataKey: string): Promise<void> {
  const table = (name: string, sheet: string, daysAgo: number, rowCount: number) => ({
    ...own("rachel", new Date(now.getTime() - daysAgo * day)),
    id: sampleId(`import-jobs/${name}`),
    fileName: name,
    sheets: [{ name: sheet, kind: "people" as const, headers, rows: rowCount, mapping }],
    rowCount,
  });
  await tx.insert(importJobs).values([
    {
      ...table("Warehouse crew.xlsx", "People", 190, 18),
      format: "xlsx",
      status: "committed",
      createdCount: 18,
      version: 3,
    },
    {
      ...table("Joiners of January.csv", "", 3, newcomers.length),
      format: "csv",
      status: "validated",
      content: seal(dataKey, JSON.stringify([newcomers])),
      comparison: seal(dataKey, JSON.stringify(compared)),
      counts: { new: newcomers.length - faults.length, changed: 0, unchanged: 0, error: faults.length },
      faults,
      faultCount: faults.length,
      version: 2,
    },
  ]);
}

type Stamps = Partial<Pick<typeof invitations.$inferInsert, "acceptedAt" | "revokedAt">>;
interface SampleInvitation {
  /** The employee it is for; the address is theirs. */
  seat?: string;
  email?: string;
  role: "employee" | "auditor" | "hrAdmin";
  sentAgo: number;
  stamps?: (ago: (days: number) => Date) => Stamps;
}

const sent: readonly SampleInvitation[] = [
  { seat: "trading/FIN-AP/Accounts Executive/1", role: "employee", sentAgo: 2 },
  { seat: "trading/PUR/Procurement Executive/1", role: "employee", sentAgo: 24 },
  { email: sampleAccounts.vivian.email, role: "auditor", sentAgo: 150, stamps: (ago) => ({ acceptedAt: ago(149) }) },
  { email: "hello@payroll-helpers.example", role: "hrAdmin", sentAgo: 80, stamps: (ago) => ({ revokedAt: ago(79) }) },
];

async function addressOf(tx: Transaction, seat: string): Promise<string | undefined> {
  const [found] = await tx
    .select({ email: persons.workEmail })
    .from(employees)
    .innerJoin(persons, eq(persons.id, employees.personId))
    .where(eq(employees.id, employeeId(seat)));
  return found?.email ?? undefined;
}

/** None has a usable link: those were in emails that were never written. */
async function insertInvitations(tx: Transaction, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  for (const { seat, email = seat && (await addressOf(tx, seat)), role, sentAgo, stamps } of sent) {
    if (email === undefined) continue;
    const [id, sentAt] = [sampleId(`invitations/${seat ?? email}`), ago(sentAgo)];
    const end = stamps?.(ago);
    const last = end?.acceptedAt ?? end?.revokedAt ?? sentAt;
    const linked = seat === undefined ? null : employeeId(seat);
    await tx.insert(invitations).values({
      ...own("rachel", sentAt),
      id,
      email,
      roleIds: [roleId(role)],
      scope: "company",
      employeeId: linked,
      language: "en",
      sentAt,
      expiresAt: ago(sentAgo - 7),
      ...end,
      updatedAt: last,
      version: end ? 2 : 1,
    });
    const actor = { tenantId, userId: sampleAccounts.rachel.id, requestId: "sample-invitations", now: sentAt };
    await recordEvent(tx, actor, {
      companyId,
      action: "create",
      subject: "invitations",
      recordId: id,
      recordName: email,
      changes: [{ field: "email", before: null, after: email }],
    });
  }
}

export async function insertJoining(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  now: Date,
  dataKey: string,
): Promise<void> {
  if (tenant !== "merlion") return;
  await insertImports(tx, now, dataKey);
  await insertInvitations(tx, now);
}

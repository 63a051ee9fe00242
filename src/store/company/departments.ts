/** Departments of a company, and the tree they form. */
import { eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { headShown } from "./shared/heads.ts";
import { byReading } from "../shared/list-query.ts";
import { departments } from "./tables/departments.ts";
import type { Transaction } from "../database/transaction.ts";

const parent = sql<
  string | null
>`(select above.department from departments above where above.tenant_id = ${departments.tenantId} and above.id = ${departments.parentId})`;
const children = sql<number>`(select count(*)::int from departments below where below.tenant_id = ${departments.tenantId} and below.parent_id = ${departments.id})`;

const leader = headShown(departments);

export const departmentRecords = companyRecords({
  table: departments,
  label: departments.department,
  shown: { parent, children, ...leader },
  sortable: {
    ...sortableColumns(departments, "department", "code", "costCentre", "updatedAt"),
    parent: sql`${parent} collate "und-x-icu"`,
    head: sql`${leader.head} collate "und-x-icu"`,
  },
  defaultSort: "department",
  searchable: [departments.department, departments.code, departments.costCentre],
  filters: { status: departments.status, parentId: departments.parentId, headNotice: leader.headNotice },
});

/** Locks the company's tree until the transaction ends: two concurrent moves could create a cycle. */
export async function lockTree(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`departments/${companyId}`}, 0))`);
}

/** Every department of the company, by name. */
export function departmentsOf(tx: Transaction, companyId: string) {
  const { id, parentId, department, code, headEmployeeId, status, version } = departments;
  return tx
    .select({ id, parentId, department, code, headEmployeeId, ...leader, status, version })
    .from(departments)
    .where(eq(departments.companyId, companyId))
    .orderBy(byReading(departments.department), departments.id);
}

/** Those directly below a department. */
export function departmentsBelow(tx: Transaction, departmentId: string) {
  return tx
    .select({
      id: departments.id,
      name: departments.department,
      status: departments.status,
      version: departments.version,
    })
    .from(departments)
    .where(eq(departments.parentId, departmentId))
    .orderBy(byReading(departments.department));
}

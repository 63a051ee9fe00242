/** Delegations of a company, with the names of both people. */
import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import type { Transaction } from "../database/transaction.ts";
import { isOwnDelegation } from "./shared/organisation.ts";
import { delegations } from "./tables/delegations.ts";

const nameOf = (column: SQL) =>
  sql<string>`(select who.full_name from users who where who.tenant_id = ${delegations}.tenant_id and who.id = ${column})`;
const approver = nameOf(sql`${delegations.approverId}`);
const delegate = nameOf(sql`${delegations.delegateId}`);

export const delegationRecords = companyRecords({
  table: delegations,
  label: delegations.note,
  shown: { approver, delegate, own: isOwnDelegation },
  sortable: {
    ...sortableColumns(delegations, "from", "to", "updatedAt"),
    approver: sql`${approver} collate "und-x-icu"`,
    delegate: sql`${delegate} collate "und-x-icu"`,
  },
  defaultSort: "-from",
  searchable: [approver, delegate, delegations.note],
  filters: { status: delegations.status },
});

/** The ids of those that an approver has made, except those that ended before the day; the latest first. */
export async function delegationsOfApprover(
  tx: Transaction,
  companyId: string,
  approverId: string,
  since: string,
): Promise<string[]> {
  const rows = await tx
    .select({ id: delegations.id })
    .from(delegations)
    .where(
      and(eq(delegations.companyId, companyId), eq(delegations.approverId, approverId), gte(delegations.to, since)),
    )
    .orderBy(desc(delegations.from), delegations.id)
    .limit(100);
  return rows.map(({ id }) => id);
}

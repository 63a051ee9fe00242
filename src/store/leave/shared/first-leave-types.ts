/** The leave types that a company starts with: those of the platform that it does not have yet. */
import { and, asc, eq, notExists, sql } from "drizzle-orm";
import { leaveTypeFromGlobal } from "#src/domain/leave/shared/from-global.ts";
import type { Transaction } from "../../database/transaction.ts";
import { globalLeaveTypes } from "../../platform/tables/global-leave-types.ts";
import { leaveTypes } from "../tables/leave-types.ts";

const sameText = (one: unknown, other: unknown) =>
  sql`lower(${one} collate "und-x-icu") = lower(${other} collate "und-x-icu")`;

/** Active global leave types whose code and name the company does not use, as leave types. Others wait until they are added. */
export async function missingLeaveTypes(tx: Transaction, companyId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`leave-types/${companyId}`}, 0))`);
  const known = tx
    .select({ id: leaveTypes.id })
    .from(leaveTypes)
    .where(
      and(
        eq(leaveTypes.companyId, companyId),
        sql`(${leaveTypes.globalLeaveTypeId} = ${globalLeaveTypes.id} or ${sameText(leaveTypes.code, globalLeaveTypes.code)} or ${sameText(leaveTypes.name, globalLeaveTypes.name)})`,
      ),
    );
  const rows = await tx
    .select()
    .from(globalLeaveTypes)
    .where(and(eq(globalLeaveTypes.status, "active"), notExists(known)))
    .orderBy(asc(globalLeaveTypes.code));
  return rows.map(leaveTypeFromGlobal);
}

/** For a new company, without a history of their own. */
export async function insertFirstLeaveTypes(
  tx: Transaction,
  { tenantId, userId, now }: { readonly tenantId: string; readonly userId: string; readonly now: Date },
  companyId: string,
): Promise<void> {
  const types = await missingLeaveTypes(tx, companyId);
  if (types.length === 0) return;
  const made = { createdAt: now, createdBy: userId, updatedAt: now, updatedBy: userId };
  await tx.insert(leaveTypes).values(types.map((type) => ({ ...type, ...made, tenantId, companyId })));
}

/** Tables that refer to leave types. */
const usedBy = ["leave_settings", "leave_increments", "leave_buckets", "leaves", "manual_leaves"] as const;
const unusedIn = (table: (typeof usedBy)[number]) =>
  sql`not exists (select from ${sql.identifier(table)} used where used.tenant_id = own.tenant_id and used.leave_type_id = own.id)`;

/** Those that nobody has changed or used leave with their company. */
export async function removeFirstLeaveTypes(tx: Transaction, companyId: string): Promise<void> {
  await tx.execute(sql`
    delete from leave_types own where own.company_id = ${companyId} and own.version = 1 and own.global_leave_type_id is not null
      and ${sql.join(usedBy.map(unusedIn), sql` and `)}`);
}

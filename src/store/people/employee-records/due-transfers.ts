/** Approved transfers that are due. */
import { companyDay, tenantDay } from "../../company/shared/zones.ts";
import { and, eq, lte, sql } from "drizzle-orm";
import { companies } from "../../company/tables/companies.ts";
import { employees } from "../tables/employees.ts";
import { notifications } from "../../account/tables/notifications.ts";
import { persons } from "../tables/persons.ts";
import { transfers } from "../tables/transfers.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";
import { transferRecords } from "./all.ts";

/** By the day in the company that the person leaves. */
const isDue = (now: Date) =>
  and(eq(transfers.status, "approved"), lte(transfers.effective, companyDay(now, sql`transfers`)));

export function dueTransfers(tx: Transaction, now: Date) {
  return tx
    .select({
      id: transfers.id,
      companyId: transfers.companyId,
      employeeId: transfers.employeeId,
      effective: transfers.effective,
      makerId: transfers.createdBy,
      decidedBy: transfers.decidedBy,
      decider: users.fullName,
      fromCompany: companies.name,
      person: persons.fullName,
    })
    .from(transfers)
    .innerJoin(companies, eq(companies.id, transfers.companyId))
    .innerJoin(employees, eq(employees.id, transfers.employeeId))
    .innerJoin(persons, eq(persons.id, employees.personId))
    .leftJoin(users, eq(users.id, transfers.decidedBy))
    .where(isDue(now))
    .orderBy(transfers.effective, transfers.id);
}

export type DueTransfer = Awaited<ReturnType<typeof dueTransfers>>[number];

/** The transfer, locked, unless someone has carried it out or withdrawn it in the meantime. */
export async function lockDueTransfer(tx: Transaction, { id, companyId, employeeId }: DueTransfer, now: Date) {
  const [held] = await tx
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.id, id), isDue(now)))
    .for("update", { skipLocked: true });
  return held && transferRecords.find(tx, { companyId, employeeId }, id);
}

/** One notice per day about a stuck transfer is enough. */
export async function wasNotifiedToday(tx: Transaction, employeeId: string, name: string, now: Date): Promise<boolean> {
  const onDay = sql`${tenantDay(sql`${notifications.at}`, sql`notifications`)} = ${tenantDay(now, sql`notifications`)}`;
  const sent = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.recordId, employeeId),
        eq(notifications.type, "transfer-decided"),
        sql`${notifications.params} ->> 'name' = ${name}`,
        onDay,
      ),
    )
    .limit(1);
  return sent.length > 0;
}

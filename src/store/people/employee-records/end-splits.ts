/** Ends work split among companies when an employee leaves. */
import { and, eq } from "drizzle-orm";
import { type Actor, recordEvent } from "../../shared/audit.ts";
import { splitCompanies } from "../tables/split-companies.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { OfEmployee } from "../shared/records.ts";
import { splitCompanyRecords } from "./all.ts";

/** It ends on the last day, or on its own first day if it had not started. */
export async function endSplits(tx: Transaction, actor: Actor, of: OfEmployee, lastDay: string): Promise<void> {
  const [active] = await tx
    .select({ id: splitCompanies.id })
    .from(splitCompanies)
    .where(and(eq(splitCompanies.employeeId, of.employeeId), eq(splitCompanies.status, "active")));
  const split = active && (await splitCompanyRecords.lock(tx, of, active.id));
  if (!split) return;
  const to = split.to !== null && split.to <= lastDay ? split.to : split.from > lastDay ? split.from : lastDay;
  await splitCompanyRecords.update(tx, actor, of, split.id, split.version, { status: "ended", to });
  const changes = [
    ...(to === split.to ? [] : [{ field: "to", before: split.to, after: to }]),
    { field: "status", before: "active", after: "ended" },
  ];
  await recordEvent(tx, actor, {
    companyId: of.companyId,
    action: "update",
    subject: "split-companies",
    recordId: split.id,
    recordName: split.companies,
    changes,
  });
}

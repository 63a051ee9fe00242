/** Tasks that nobody needs to do any more. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { TaskKind } from "#src/domain/people/records.ts";
import type { Actor } from "../audit.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import type { Transaction } from "../transaction.ts";

export async function skipOpenTasks(tx: Transaction, { userId, now }: Actor, employeeId: string, kind: TaskKind): Promise<void> {
  await tx
    .update(employeeTasks)
    .set({ status: "skipped", doneAt: now, doneBy: userId, updatedAt: now, updatedBy: userId, version: sql`${employeeTasks.version} + 1` })
    .where(and(eq(employeeTasks.employeeId, employeeId), eq(employeeTasks.kind, kind), inArray(employeeTasks.status, ["open", "inProgress"])));
}

/** Open tasks, and skipping those no longer needed. */
import { and, eq, inArray, sql } from "drizzle-orm";
import type { TaskKind } from "#src/domain/people/shared/records.ts";
import type { Actor } from "../../shared/audit.ts";
import { employeeTasks } from "../tables/employee-tasks.ts";
import type { Transaction } from "../../database/transaction.ts";

const isOpen = inArray(employeeTasks.status, ["open", "inProgress"]);

/** Open tasks for the employee. */
export function openTasksOf(tx: Transaction, employeeId: string) {
  const { id, title, kind, owner, dueOn } = employeeTasks;
  return tx
    .select({ id, title, kind, owner, dueOn })
    .from(employeeTasks)
    .where(and(eq(employeeTasks.employeeId, employeeId), isOpen))
    .orderBy(employeeTasks.dueOn, employeeTasks.title);
}

export async function skipOpenTasks(
  tx: Transaction,
  { userId, now }: Actor,
  employeeId: string,
  kind: TaskKind,
): Promise<void> {
  await tx
    .update(employeeTasks)
    .set({
      status: "skipped",
      doneAt: now,
      doneBy: userId,
      updatedAt: now,
      updatedBy: userId,
      version: sql`${employeeTasks.version} + 1`,
    })
    .where(and(eq(employeeTasks.employeeId, employeeId), eq(employeeTasks.kind, kind), isOpen));
}

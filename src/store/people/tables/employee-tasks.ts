/** Onboarding and offboarding tasks. */
import { sql } from "drizzle-orm";
import { date, foreignKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { taskKinds, taskOwners, taskReminders, taskStates } from "#src/domain/people/shared/records.ts";
import { employeeTable } from "./employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";
import { taskTemplates } from "./task-templates.ts";
import { users } from "../../account/tables/users.ts";

export const employeeTasks = employeeTable(
  "employee_tasks",
  {
    title: text().notNull(),
    kind: text({ enum: taskKinds }).notNull(),
    owner: text({ enum: taskOwners }).notNull(),
    dueOn: date().notNull(),
    templateId: uuid(),
    note: text(),
    status: text({ enum: taskStates }).notNull(),
    doneAt: instant(),
    doneBy: uuid(),
    /** The last reminder sent to those who do it. */
    reminded: text({ enum: taskReminders }),
  },
  (table) => [
    uniqueIndex("employee_tasks_open")
      .on(table.tenantId, table.employeeId, table.kind, table.owner, table.title, table.dueOn)
      .where(sql`${table.status} in ('open', 'inProgress')`),
    foreignKey({
      name: "employee_tasks_template",
      columns: [table.tenantId, table.templateId],
      foreignColumns: [taskTemplates.tenantId, taskTemplates.id],
    }),
    foreignKey({
      name: "employee_tasks_done_by",
      columns: [table.tenantId, table.doneBy],
      foreignColumns: [users.tenantId, users.id],
    }),
  ],
);

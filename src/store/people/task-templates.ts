/** Task templates of a company. */
import { and, eq, sql } from "drizzle-orm";
import { sortableColumns } from "../shared/records/filters.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import type { TaskKind, TemplateTask } from "#src/domain/people/shared/records.ts";
import { taskTemplates } from "./tables/task-templates.ts";
import { employeeTasks } from "./tables/employee-tasks.ts";
import type { Transaction } from "../database/transaction.ts";

interface ShownTask extends TemplateTask {
  readonly openFor: NonNullable<TemplateTask["openFor"]>;
  readonly documentTypeId: string | null;
  readonly documentType: string | null;
}

/** In order, each with the person responsible and the name of the document it requests. */
const shownTasks = sql<ShownTask[]>`(
  select jsonb_agg(each.task || jsonb_build_object('openFor', coalesce(each.task ->> 'openFor', 'everybody'), 'documentTypeId', each.task -> 'documentTypeId', 'documentType', (select type.name from document_types type where type.id::text = each.task ->> 'documentTypeId')) order by each.place)
  from jsonb_array_elements(${taskTemplates.tasks}) with ordinality as each (task, place)
)`;

const passNames = sql<
  string[]
>`coalesce((select jsonb_agg(type.name order by type.name) from workpass_types type where ${taskTemplates.workpassTypeIds} ? type.id::text), '[]')`;

export const taskTemplateRecords = companyRecords({
  table: taskTemplates,
  label: taskTemplates.name,
  shown: {
    workpassTypes: passNames,
    tasks: shownTasks,
    taskCount: sql<number>`jsonb_array_length(${taskTemplates.tasks})`,
  },
  sortable: sortableColumns(taskTemplates, "name", "kind", "updatedAt"),
  defaultSort: "name",
  searchable: [taskTemplates.name],
  filters: { status: taskTemplates.status, kind: taskTemplates.kind },
});

export async function taskTemplateIsUsed(tx: Transaction, templateId: string): Promise<boolean> {
  return (
    (
      await tx
        .select({ id: employeeTasks.id })
        .from(employeeTasks)
        .where(eq(employeeTasks.templateId, templateId))
        .limit(1)
    ).length > 0
  );
}

/** Templates whose tasks are created automatically, for the kinds of employment that they name. */
export function automaticTemplates(tx: Transaction, companyId: string, kind: TaskKind) {
  const { id, tasks, contractTypes, residencies, workpassTypeIds } = taskTemplates;
  return tx
    .select({ id, tasks, contractTypes, residencies, workpassTypeIds })
    .from(taskTemplates)
    .where(
      and(
        eq(taskTemplates.companyId, companyId),
        eq(taskTemplates.kind, kind),
        eq(taskTemplates.automatic, true),
        eq(taskTemplates.status, "active"),
      ),
    );
}

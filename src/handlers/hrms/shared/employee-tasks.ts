/** Opens the tasks of joining and leaving: by hand, and by the steps of an employment's life. */
import { addDays } from "#src/domain/calendar.ts";
import type { TaskKind, TemplateTask } from "#src/domain/people/records.ts";
import { taskRecords } from "#src/store/employee-records/all.ts";
import type { OfEmployee } from "#src/store/employee-records/records.ts";
import { automaticTemplates } from "#src/store/task-templates.ts";
import { recordEvent } from "#src/store/audit.ts";
import { actorOf, type HrmsContext } from "../context.ts";

/** The tasks of one template, due from the day on; answers their ids. */
export async function openTasks(ctx: HrmsContext, of: OfEmployee, template: { id: string; kind: TaskKind; tasks: readonly TemplateTask[] }, day: string): Promise<string[]> {
  const actor = actorOf(ctx);
  const ids: string[] = [];
  for (const { title, owner, dueOffset } of template.tasks) {
    const dueOn = addDays(day, dueOffset);
    const id = await taskRecords.insert(ctx.db, actor, of, { title, owner, dueOn, kind: template.kind, templateId: template.id, note: null, status: "open" });
    const changes = Object.entries({ title, owner, dueOn }).map(([field, after]) => ({ field, before: null, after }));
    await recordEvent(ctx.db, actor, { companyId: of.companyId, action: "create", subject: "tasks", recordId: id, recordName: title, changes });
    ids.push(id);
  }
  return ids;
}

/** Called by the steps of an employment's life: whatever the company has templates for. */
export async function openAutomaticTasks(ctx: HrmsContext, of: OfEmployee, kind: TaskKind, day: string): Promise<void> {
  for (const template of await automaticTemplates(ctx.db, of.companyId, kind)) await openTasks(ctx, of, { ...template, kind }, day);
}

/** Creates onboarding and offboarding tasks: by hand, and by life-cycle steps. */
import { addDays } from "#src/domain/shared/calendar.ts";
import { isTaskOf, isTemplateOf, type TaskKind, type TemplateTask } from "#src/domain/people/shared/records.ts";
import { documentTypeRecords } from "#src/store/people/document-types.ts";
import { documentRecords, taskRecords } from "#src/store/people/employee-records/all.ts";
import { hasDocument } from "#src/store/people/employee-records/documents.ts";
import { openTasksOf } from "#src/store/people/employee-records/skip-tasks.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import { datedRows, heldOn } from "#src/store/people/dated.ts";
import { employmentKindOn } from "#src/store/people/employee-records/employment-kind.ts";
import { automaticTemplates } from "#src/store/people/task-templates.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { noteCreated } from "./employee-events.ts";

/**
 * The tasks of a template that apply to the employee's residency on the day, due from then on; returns their ids.
 * Tasks already open are skipped: the caller holds the employee's lock.
 */
export async function openTasks(
  ctx: HrmsContext,
  of: OfEmployee,
  template: { id: string; kind: TaskKind; tasks: readonly TemplateTask[] },
  day: string,
): Promise<{ ids: string[]; skipped: number }> {
  const actor = actorOf(ctx);
  const ids: string[] = [];
  let skipped = 0;
  const residency = heldOn(await datedRows(ctx.db, "residency", of.employeeId, day), day)?.residency;
  const taskKey = (...parts: string[]) => JSON.stringify(parts);
  const open = new Set(
    (await openTasksOf(ctx.db, of.employeeId)).map(({ kind, owner, title, dueOn }) =>
      taskKey(kind, owner, title, dueOn),
    ),
  );
  for (const { title, owner, dueOffset, documentTypeId } of template.tasks.filter((task) =>
    isTaskOf(task, residency),
  )) {
    const dueOn = addDays(day, dueOffset);
    const key = taskKey(template.kind, owner, title, dueOn);
    if (open.has(key)) {
      skipped += 1;
      continue;
    }
    open.add(key);
    const id = await taskRecords.insert(ctx.db, actor, of, {
      title,
      owner,
      dueOn,
      kind: template.kind,
      templateId: template.id,
      note: null,
      status: "open",
    });
    await noteCreated(ctx, of.companyId, { subject: "tasks", id, name: title }, { title, owner, dueOn });
    ids.push(id);
    if (documentTypeId) await askForDocument(ctx, of, documentTypeId);
  }
  return { ids, skipped };
}

/** Requests a document of the type, unless it was already requested or submitted. */
async function askForDocument(ctx: HrmsContext, of: OfEmployee, typeId: string): Promise<void> {
  const type = await documentTypeRecords.find(ctx.db, of.companyId, typeId);
  if (!type || (await hasDocument(ctx.db, of, typeId, ctx.today(of.companyId)))) return;
  const status = "requested";
  const id = await documentRecords.insert(ctx.db, actorOf(ctx), of, { typeId, visibility: type.visibility, status });
  const { name, visibility } = type;
  await noteCreated(ctx, of.companyId, { subject: "documents", id, name }, { type: name, visibility, status });
}

/** Called by life-cycle steps: for the company's automatic templates that fit the kind of employment. */
export async function openAutomaticTasks(ctx: HrmsContext, of: OfEmployee, kind: TaskKind, day: string): Promise<void> {
  const templates = await automaticTemplates(ctx.db, of.companyId, kind);
  if (templates.length === 0) return;
  const employment = await employmentKindOn(ctx.db, of, day);
  for (const template of templates)
    if (isTemplateOf(template, employment)) await openTasks(ctx, of, { ...template, kind }, day);
}

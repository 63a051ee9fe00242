/** Events of an employee's history, and of records that are created along with another change. */
import { changedFields, type FieldChange, type FieldValue } from "#src/domain/shared/history.ts";
import { type AuditAction, recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

interface Note {
  action?: AuditAction;
  changes: FieldChange[];
  reason?: string | null | undefined;
}

/** Writes the event, last in the transaction; an update without changes has none. */
export async function noteChange(
  ctx: HrmsContext,
  { companyId, id, fullName }: { companyId: string; id: string; fullName: string },
  { action = "update", changes, reason }: Note,
): Promise<void> {
  if (changes.length === 0 && action === "update") return;
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action,
    subject: "employees",
    recordId: id,
    recordName: fullName,
    changes,
    ...(reason != null && { reason }),
  });
}

/** For records that a person does not enter one by one, such as the tasks of a template. */
export async function noteCreated(
  ctx: HrmsContext,
  companyId: string,
  { subject, id, name }: { subject: string; id: string; name: string },
  fields: Record<string, FieldValue>,
): Promise<void> {
  await recordEvent(ctx.db, actorOf(ctx), {
    companyId,
    action: "create",
    subject,
    recordId: id,
    recordName: name,
    changes: changedFields(null, fields),
  });
}

/** Purges due records, kind by kind, and records in the audit trail what was done and why. */
import { monthsOf, nameAfterPurge, type RetentionKind, retentionKinds } from "#src/domain/people/retention.ts";
import type { Retention } from "#src/domain/platform/shared/tenant-settings.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { filesOf, isFileUsed } from "#src/store/people/employee-records/file-uses.ts";
import { findFile, removeFile } from "#src/store/shared/file-storage.ts";
import { daysBefore, type Due, dueOf, type Moment } from "#src/store/people/retention/due.ts";
import {
  anonymise,
  employmentsOf,
  lockGone,
  papersOfGone,
  removeIdleImports,
  removeOldNotices,
  removePapers,
  removeSettledRequests,
} from "#src/store/people/retention/purge.ts";
import { noteEventsNaming, notePurgedPeople } from "#src/store/people/retention/redact.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { noteChange } from "./employee-events.ts";

interface Order {
  readonly ctx: HrmsContext;
  /** Older records are purged. */
  readonly before: Moment;
  readonly reason: string;
}

async function removeFiles(
  ctx: HrmsContext,
  of: { companyId: string; employeeId: string },
  unusedOnly: boolean,
): Promise<void> {
  for (const file of await filesOf(ctx.db, of)) {
    if (!unusedOnly || !(await isFileUsed(ctx.db, file.id))) await removeFile(ctx.db, file, ctx.settings.filesDir);
  }
}

/** For records that do not belong to a person. */
async function noteAll({ ctx, reason }: Order, kind: RetentionKind, records: number): Promise<void> {
  const actor = actorOf(ctx);
  if (records === 0) return;
  await recordEvent(ctx.db, actor, {
    companyId: null,
    action: "delete",
    subject: "retention",
    recordId: actor.tenantId,
    recordName: kind,
    changes: [{ field: kind, before: records, after: 0 }],
    reason,
  });
}

const purges: Record<RetentionKind, (order: Order) => Promise<void>> = {
  async leavers({ ctx, before, reason }) {
    const actor = actorOf(ctx);
    for (const personId of await lockGone(ctx.db, before)) {
      const employments = await employmentsOf(ctx.db, personId);
      const recordName = nameAfterPurge(employments[0]?.employeeNo ?? "");
      await notePurgedPeople(
        ctx.db,
        employments.map(({ id }) => id),
        recordName,
      );
      await noteEventsNaming(
        ctx.db,
        employments.map(({ id }) => id),
        recordName,
      );
      for (const { id, companyId } of employments) await removeFiles(ctx, { companyId, employeeId: id }, false);
      await anonymise(ctx.db, actor, personId, employments, recordName);
      const changes = [{ field: "person.anonymised", before: false, after: true }];
      for (const { id, companyId } of employments)
        await noteChange(ctx, { companyId, id, fullName: recordName }, { action: "delete", changes, reason });
    }
  },

  async documents({ ctx, before, reason }) {
    for (const { id, companyId, employeeNo, papers } of await papersOfGone(ctx.db, before)) {
      await removePapers(ctx.db, id);
      await removeFiles(ctx, { companyId, employeeId: id }, true);
      await recordEvent(ctx.db, actorOf(ctx), {
        companyId,
        action: "delete",
        subject: "documents",
        recordId: id,
        recordName: employeeNo,
        changes: [{ field: "documents", before: papers, after: 0 }],
        reason,
      });
    }
  },

  async requests(order) {
    const { ctx, before } = order;
    const removed = await removeSettledRequests(ctx.db, before);
    for (const { companyId, employeeId, fileId } of removed) {
      const file =
        fileId === null || (await isFileUsed(ctx.db, fileId))
          ? undefined
          : await findFile(ctx.db, { companyId, employeeId }, fileId);
      if (file) await removeFile(ctx.db, file, ctx.settings.filesDir);
    }
    await noteAll(order, "requests", removed.length);
  },

  imports: async (order) =>
    noteAll(order, "imports", await removeIdleImports(order.ctx.db, actorOf(order.ctx), order.before)),

  notices: async (order) => noteAll(order, "notices", await removeOldNotices(order.ctx.db, order.before)),
};

/** What was purged, for each requested kind, in the order of the kinds. */
export async function purgeDue(
  ctx: HrmsContext,
  periods: Retention,
  kinds: readonly RetentionKind[],
  reason: string,
): Promise<Due[]> {
  const day = ctx.today();
  const purged: Due[] = [];
  for (const kind of retentionKinds.filter((one) => kinds.includes(one))) {
    purged.push(await dueOf(ctx.db, kind, periods, day));
    await purges[kind]({ ctx, before: daysBefore(day, monthsOf(kind, periods)), reason });
  }
  return purged;
}

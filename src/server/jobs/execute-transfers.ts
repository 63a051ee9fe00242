/** Carries out due transfers in the name of their approver. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { executeTransfer } from "#src/handlers/hrms/people/employee-records/transfers.ts";
import {
  type DueTransfer,
  dueTransfers,
  lockDueTransfer,
  wasNotifiedToday,
} from "#src/store/people/employee-records/due-transfers.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import type { Job, TenantJobContext } from "../background/job.ts";
import { errorFields } from "../gateway/error-fields.ts";

async function notifyPeople(
  { store, log, now, tenantId }: TenantJobContext,
  due: DueTransfer,
  name: "executed" | "blocked",
): Promise<void> {
  await inTenant(store, tenantId, async (tx) => {
    const { id, companyId, employeeId, makerId, decidedBy, person, effective } = due;
    if (name === "blocked" && (await wasNotifiedToday(tx, employeeId, name, now()))) return;
    const people = [...new Set([makerId, decidedBy])].filter((one): one is string => one !== null);
    await notify(tx, { tenantId, now: now() }, people, {
      type: "transfer-decided",
      params: { person, name, date: effective },
      companyId,
      recordId: employeeId,
    });
    if (name === "blocked") log.warn({ transferId: id }, "a transfer could not be carried out");
  });
}

async function execute(context: TenantJobContext, due: DueTransfer): Promise<void> {
  const { store, settings, now, tenantId } = context;
  if (due.decidedBy === null) return;
  const by = { userId: due.decidedBy, fullName: due.decider ?? "", role: "user", ability: [], tenantId };
  const call = callOfTenant(
    store,
    { requestId: `transfer-${due.id}`, principal: by, now, entersArchived: false, settings },
    tenantId,
  );
  const done = await call.transact(async (ctx) => {
    const move = await lockDueTransfer(ctx.db, due, now());
    if (!move) return false;
    await executeTransfer(ctx, move, due.fromCompany);
    return true;
  });
  if (done) await notifyPeople(context, due, "executed");
}

export const executeTransfers: Job = {
  name: "execute-transfers",
  summary: "Carries out due transfers in the name of their approver",
  schedule: "0 * * * *",
  tenancy: "every-tenant",
  delivery: "once: each transfer is locked and carried out in one transaction",
  async run(context, _input, progress) {
    const { store, log, now, tenantId } = context;
    const due = await inTenant(store, tenantId, (tx) => dueTransfers(tx, now()));
    for (const [index, one] of due.entries()) {
      await progress(index, due.length);
      await execute(context, one).catch(async (error: unknown) => {
        if (!(error instanceof ProblemError))
          log.error({ error: errorFields(error), transferId: one.id }, "a transfer could not be carried out");
        await notifyPeople(context, one, "blocked");
      });
    }
  },
};

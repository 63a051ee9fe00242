/** Carries out the transfers whose day has come, as whoever approved them would. */
import { callOfTenant } from "#src/handlers/hrms/around.ts";
import type { HrmsSettings } from "#src/handlers/hrms/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { executeTransfer } from "#src/handlers/hrms/people/employee-records/transfers.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import {
  type DueTransfer,
  dueTransfers,
  lockDueTransfer,
  wasNotifiedToday,
} from "#src/store/people/employee-records/due-transfers.ts";
import { livingTenants } from "#src/store/people/expiry-notices.ts";
import { notify } from "#src/store/account/shared/notifications.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { errorFields } from "./gateway/error-fields.ts";
import type { Log } from "./gateway/log.ts";
import { inRounds, type Rounds } from "./rounds.ts";

interface TransferWatchOptions {
  readonly store: Store;
  readonly settings: HrmsSettings;
  readonly log: Log;
  readonly now?: () => Date;
}

export function createTransferWatch({ store, settings, log, now = () => new Date() }: TransferWatchOptions): Rounds {
  async function tell(tenantId: string, due: DueTransfer, name: "executed" | "blocked"): Promise<void> {
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

  async function execute(tenantId: string, due: DueTransfer): Promise<void> {
    if (due.decidedBy === null) return;
    const by = { userId: due.decidedBy, fullName: due.decider ?? "", role: "user", ability: [], tenantId };
    const call = callOfTenant(
      store,
      { requestId: `transfer-${due.id}`, principal: by, now, entersArchived: false, settings },
      tenantId,
    );
    const done = await call.transact(async (ctx) => {
      const move = await lockDueTransfer(ctx.db, due, accessDay(now()));
      if (!move) return false;
      await executeTransfer(ctx, move, due.fromCompany);
      return true;
    });
    if (done) await tell(tenantId, due, "executed");
  }

  return inRounds(
    async (stopped) => {
      for (const tenantId of await livingTenants(store)) {
        if (stopped()) return;
        const due = await inTenant(store, tenantId, (tx) => dueTransfers(tx, accessDay(now())));
        for (const one of due) {
          await execute(tenantId, one).catch(async (error: unknown) => {
            if (!(error instanceof ProblemError))
              log.error({ error: errorFields(error), transferId: one.id }, "a transfer could not be carried out");
            await tell(tenantId, one, "blocked");
          });
        }
      }
    },
    (error) => log.error({ error: errorFields(error) }, "the transfers could not be looked at"),
  );
}

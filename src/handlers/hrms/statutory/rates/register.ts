/** Where rate sets stand: the platform's, written by platform accounts alone, or a company's own. */
import { ProblemError } from "#src/contract/problem.ts";
import type { FieldChange } from "#src/domain/shared/history.ts";
import { type AuditAction, eventsOf, hasChanged, recordEvent } from "#src/store/shared/audit.ts";
import type { Page, Paging } from "#src/store/shared/list-query.ts";
import {
  hasWorkedOn,
  type PlatformEvent,
  platformEventsOf,
  recordPlatformEvent,
} from "#src/store/shared/platform-events.ts";
import type { RateOwner } from "#src/store/statutory/rate-sets.ts";
import { actorOf, companyOf, type HrmsContext, principalOf } from "../../context.ts";

interface ChangeOfSet {
  action: AuditAction;
  recordId: string;
  recordName: string;
  changes: FieldChange[];
}

export interface RateRegister {
  readonly owner: RateOwner;
  note(change: ChangeOfSet): Promise<void>;
  events(setId: string, paging: Paging): Promise<Page<PlatformEvent>>;
  /** Whether the person has worked on the set. */
  worked(setId: string): Promise<boolean>;
}

/** To read, every account may come; to write, one of the platform. */
export function platformRegister(ctx: HrmsContext, use: "read" | "write"): RateRegister {
  const { db, requestId } = ctx;
  const { userId, tenantId } = principalOf(ctx);
  if (use === "write" && tenantId !== null)
    throw new ProblemError("forbidden", { detail: "Only the platform can change statutory rates." });
  return {
    owner: null,
    note: (change) =>
      recordPlatformEvent(db, { ...change, subject: "rates", actorId: userId, requestId, at: ctx.now() }),
    events: (setId, paging) => platformEventsOf(db, "rates", setId, paging),
    worked: (setId) => hasWorkedOn(db, "rates", setId, userId),
  };
}

export async function companyRegister(ctx: HrmsContext, companyId: string): Promise<RateRegister> {
  await companyOf(ctx, companyId);
  const actor = actorOf(ctx);
  return {
    owner: { tenantId: actor.tenantId, companyId },
    note: (change) => recordEvent(ctx.db, actor, { ...change, companyId, subject: "ppf" }),
    events: (setId, paging) => eventsOf(ctx.db, "ppf", setId, paging),
    worked: (setId) => hasChanged(ctx.db, "ppf", setId, actor.userId),
  };
}

/** Wraps each HR call: opens its transactions, and converts database errors to problems. */
import type { Principal, RequestContext } from "#src/contract/context.ts";
import type { Handler, Handlers } from "#src/contract/handler.ts";
import { localDay, zoneIn, type Zones } from "#src/domain/shared/local-day.ts";
import { isReadOnly, needsActiveCompany, type Operation } from "#src/contract/operation.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { platformZones, zonesOf } from "#src/store/company/shared/zones.ts";
import type { Store } from "#src/store/database/open-store.ts";
import { hasQueuedMails } from "#src/store/integrations/shared/mails.ts";
import { isMigrated } from "#src/store/migrate.ts";
import { announceWrite, noteWrite, wroteCookie } from "#src/store/database/recent-writes.ts";
import { inAuth, inTenant, inTenantList, type Transaction } from "#src/store/database/transaction.ts";
import { databaseAway, unavailableProblem } from "#src/store/database/unavailable.ts";
import { errorCode } from "#src/store/database/violations.ts";
import { hasQueuedMessages } from "#src/store/integrations/shared/webhook-queue.ts";
import { type HrmsContext, type HrmsSettings, keepsChanges, type SteppedContext } from "./context.ts";
import { keyedCall, once } from "./shared/idempotency.ts";
import { forgetRights, forgetSession, notifyStale, type Stale } from "./account/shared/tokens.ts";

type HrmsAround = <Result>(
  request: RequestContext & { readonly headers: Readonly<Record<string, string | undefined>> },
  operation: Operation,
  run: (ctx: SteppedContext) => Promise<Result>,
  input: Parameters<typeof keyedCall>[2],
) => Promise<Result>;

const refusals = {
  suspended: {
    code: "tenant-suspended",
    title: "The tenant is suspended",
    detail: "People can read everything but change nothing except their own account.",
  },
  closing: {
    code: "tenant-closing",
    title: "The tenant is closing",
    detail: "People can read and export everything but change nothing except their own account.",
  },
} as const;

/** The policies of the operation that depend on who calls. */
function checkPolicies(
  { beforeSecondStep, whileRestricted, duringSupport }: Operation,
  readOnly: boolean,
  principal: Principal | null,
): void {
  if (principal?.mfaEnrolmentDue && beforeSecondStep !== "allowed") {
    throw new ProblemError("forbidden", {
      code: "mfaEnrolmentRequired",
      title: "Set up two-step verification first",
      detail: "The settings of your organisation or of the platform require it.",
    });
  }
  if (principal?.restricted && !readOnly && whileRestricted !== "allowed")
    throw new ProblemError("forbidden", refusals[principal.restricted]);
  if (principal?.support && duringSupport === "never") {
    throw new ProblemError("forbidden", {
      code: "support-cannot-grant",
      detail: "It would outlast the support access: someone in the tenant has to do it.",
    });
  }
}

export function hrmsAround(store: Store, settings: HrmsSettings): HrmsAround {
  return async (request, operation, run, input) => {
    try {
      const readOnly = isReadOnly(operation);
      const entersArchived = !needsActiveCompany(operation);
      const days = daysFor(request.now, request.principal?.zones);
      const { headers, ...known } = request;
      const call = { ...known, demands: operation.ability, entersArchived, readOnly, settings, ...days };
      if (operation.security === "none") return await run(inSteps(store, call, (work) => inAuth(store, work)));
      checkPolicies(operation, readOnly, request.principal);
      const keyed = await keyedCall(operation, request.principal, input, settings.jwtSecret);
      const wrote = headers["cookie"]?.includes(`${wroteCookie}=`) === true;
      const open = openFor(store, request.principal, operation, wrote);
      return await run(inSteps(store, call, open, keyed && once(keyed, settings.dataKey)));
    } catch (error) {
      throw asProblem(error);
    }
  };
}

/** Lists may come from a replica, but never without what the same person has just written. */
function openFor(store: Store, principal: Principal | null, operation: Operation, wrote: boolean): Open {
  const tenantId = principal?.tenantId ?? null;
  const writer = principal?.userId ?? "";
  if (!isReadOnly(operation))
    return async (work) => {
      let announced = false;
      const result = await inTenant(store, tenantId, async (db) => {
        const done = await work(db);
        announced = await announceWrite(store, db, writer);
        return done;
      });
      noteWrite(store, writer, announced);
      return result;
    };
  if (operation.paging === undefined || wrote) return (work) => inTenant(store, tenantId, work, true);
  return (work) => inTenantList(store, tenantId, [writer, tenantId ?? ""], work);
}

/** A call made by a background job, in the name of a person of the tenant. */
export function callOfTenant(
  store: Store,
  call: Omit<SteppedContext, "transact" | "isMigrated" | "zones" | "today" | "demands" | "ip" | "userAgent">,
  tenantId: string,
): SteppedContext {
  const own = { ip: "", userAgent: null, demands: undefined, ...call, ...daysFor(call.now) };
  const steps = inSteps(store, own, (work) => inTenant(store, tenantId, work));
  return {
    ...steps,
    transact: (work) => steps.transact(async (ctx) => work({ ...ctx, ...daysFor(call.now, await zonesOf(ctx.db)) })),
  };
}

/** Today, by the zones of a tenant and its companies. */
const daysFor = (now: () => Date, zones: Zones = platformZones): Pick<SteppedContext, "zones" | "today"> => ({
  zones,
  today: (companyId) => localDay(zoneIn(zones, companyId), now()),
});

type Open = <Result>(work: (db: Transaction) => Promise<Result>) => Promise<Result>;

/** `repeats`: for a call with an idempotency key, whose handler runs in a single transaction. */
function inSteps(
  store: Store,
  call: Omit<SteppedContext, "transact" | "isMigrated">,
  open: Open,
  repeats?: ReturnType<typeof once>,
): SteppedContext {
  return {
    ...call,
    isMigrated: () => isMigrated(store),
    async transact(work) {
      const afterwards: (() => void)[] = [];
      const outcome = await open(async (db) => {
        const stale: Stale[] = [];
        const within = {
          ...call,
          forgetRights: () => void stale.push("rights"),
          forgetSession: (sessionId: string) => void stale.push({ sessionId }),
        };
        const known = await repeats?.before(db, call.now());
        if (known) return known.answer as Awaited<ReturnType<typeof work>>;
        const result = await work({ ...within, db }).catch((error: unknown) => {
          if (keepsChanges(error)) return error;
          throw error;
        });
        if (keepsChanges(result)) await repeats?.refused(db);
        else await repeats?.after(db, result);
        if (stale.length > 0) await notifyStale(db, stale);
        for (const one of stale)
          afterwards.push(() => (one === "rights" ? forgetRights(store) : forgetSession(store, one.sessionId)));
        // Only after the commit: before, there is nothing to send.
        if (hasQueuedMails(db)) afterwards.push(call.settings.mailQueued);
        if (hasQueuedMessages(db)) afterwards.push(call.settings.messagesQueued);
        return result;
      });
      for (const then of afterwards) then();
      if (keepsChanges(outcome)) throw outcome;
      return outcome;
    },
  };
}

/** Handlers that run in a single transaction. */
export function inOneTransaction<Operations>(
  handlers: Handlers<Operations, HrmsContext>,
): Handlers<Operations, SteppedContext> {
  const each = Object.entries(handlers as Record<string, Handler<unknown, HrmsContext>>);
  return Object.fromEntries(
    each.map(([id, handle]) => [
      id,
      (input: never, ctx: SteppedContext) => ctx.transact(async (within) => handle(input, within)),
    ]),
  ) as Handlers<Operations, SteppedContext>;
}

/** Invalid text that a check missed reaches the database; an unavailable database may come back. */
function asProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const code = errorCode(error) ?? "";
  if (code === "22021" || code === "22P05")
    return new ProblemError("validation", { detail: "A text contains characters that can't be stored." });
  // A concurrent call saved the record after this one had checked it.
  if (code === "23505") return conflict("duplicate", "The same record has just been saved.");
  // Aborted because of another call, again on retry.
  if (code === "40P01" || code === "40001") return databaseAway("Other calls are in the way");
  return unavailableProblem(error) ?? error;
}

/** Wraps each HR call: opens the tenant's transaction, and turns faults of the database into problems. */
import type { RequestContext } from "#src/contract/context.ts";
import type { Operation } from "#src/contract/operation.ts";
import { ProblemError } from "#src/contract/problem.ts";
import type { Store } from "#src/store/open-store.ts";
import { inTenant, type Transaction } from "#src/store/transaction.ts";
import { errorCode } from "#src/store/violations.ts";
import { hasQueuedMessages } from "#src/store/webhook-queue.ts";
import type { HrmsContext, HrmsSettings } from "./context.ts";

type HrmsAround = <Result>(
  request: RequestContext,
  operation: Operation,
  run: (ctx: HrmsContext) => Promise<Result>,
) => Promise<Result>;

/** What one's own side may need most while it can change nothing: support out of the house, and one's data taken along. */
const whileRestricted: ReadonlySet<string> = new Set(["createTenantExport", "downloadTenantExport", "exportEmployeeData", "endSupportGrant"]);

const refusals = {
  suspended: { code: "tenant-suspended", title: "The tenant is suspended", detail: "Its people may read everything and change nothing but their own account." },
  closing: { code: "tenant-closing", title: "The tenant is closing", detail: "Its people may read and export everything and change nothing but their own account." },
} as const;

/** What is about the person alone: open to who still owes the tenant a second step, and to people of a tenant that can change nothing. */
const isOwn = (path: string): boolean => /^\/(me|auth|otp)\//.test(path);

/** What can be done with an archived company but to look at it. */
const onArchived: ReadonlySet<string> = new Set(["restoreCompany", "deleteCompany"]);

export function hrmsAround(store: Store, settings: HrmsSettings): HrmsAround {
  return async (request, operation, run) => {
    try {
      if (operation.security === "none") return await run(withoutTenant(request, operation, store, settings));
      if (request.principal?.owesMfa && !isOwn(operation.path)) {
        throw new ProblemError("forbidden", { code: "mfaEnrolmentRequired", title: "Set up two-step verification first", detail: "The settings of the tenant, or of the platform, ask it of you." });
      }
      const readOnly = operation.method === "get" || operation.method === "head" || operation.query === true;
      const restricted = request.principal?.restricted;
      if (!readOnly && restricted && !whileRestricted.has(operation.id) && !isOwn(operation.path)) throw new ProblemError("forbidden", refusals[restricted]);
      let used: Transaction | undefined;
      const result = await inTenant(store, request.principal?.tenantId ?? null, (db) => run({ ...request, demands: operation.ability, entersArchived: readOnly || !operation.path.startsWith("/companies/{companyId}") || onArchived.has(operation.id), db: (used = db), store, settings }), readOnly);
      // Once the change stands: before, there is nothing to be sent.
      if (used && hasQueuedMessages(used)) settings.messagesQueued();
      return result;
    } catch (error) {
      throw asProblem(error);
    }
  };
}

function withoutTenant(request: RequestContext, operation: Operation, store: Store, settings: HrmsSettings): HrmsContext {
  return {
    ...request,
    demands: operation.ability,
    entersArchived: false,
    store,
    settings,
    get db(): never {
      throw new Error(`${operation.id} needs no token, so it has no tenant's transaction.`);
    },
  };
}

/** Bytes that are no text reach the database where a check overlooked them; a database that is away may come back. */
function asProblem(error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const code = errorCode(error) ?? "";
  if (code === "22021" || code === "22P05") return new ProblemError("validation", { detail: "A text holds signs that cannot be stored." });
  const away = /^(ECONN|EPIPE|ENOENT|ETIMEDOUT|ENOTFOUND|08|57P0|53300)/.test(code);
  return away || /timeout|connection (error|terminated)/i.test(rootMessage(error)) ? new ProblemError("unavailable", { title: "The database does not answer" }) : error;
}

/** The driver tells of lost connections in words alone. */
function rootMessage(error: unknown): string {
  let root = error;
  while (root instanceof Error && root.cause !== undefined) root = root.cause;
  return root instanceof Error ? root.message : "";
}

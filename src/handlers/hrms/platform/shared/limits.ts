/** What the tenant's package allows at most: checked before a company, an account, an employee or what its modules limit is added. */
import { conflict, type ProblemError } from "#src/contract/problem.ts";
import type { ModuleLimit } from "#src/domain/access/shared/module-limits.ts";
import {
  accountsTaken,
  companiesTaken,
  lockLimits,
  moduleLimitsOfPackage,
  packageLimits,
  takenOf,
} from "#src/store/platform/shared/package-limits.ts";
import type { Transaction } from "#src/store/database/transaction.ts";
import { actorOf, type HrmsContext } from "../../context.ts";

const kinds = {
  seats: { code: "seat-limit", things: "people" },
  companies: { code: "company-limit", things: "companies" },
  apiKeys: { code: "api-key-limit", things: "API keys" },
  webhooks: { code: "webhook-limit", things: "webhooks" },
  customFields: { code: "custom-field-limit", things: "custom fields" },
  storageMb: { code: "storage-limit", things: "MB of files" },
  importRows: { code: "import-row-limit", things: "rows of one import" },
} as const;

function beyond(what: keyof typeof kinds, of: string, limit: number, used: number): ProblemError {
  const { code, things } = kinds[what];
  return conflict(
    code,
    `The package ${of} holds ${limit} ${things}, and ${used} are there: take a larger package first.`,
    [{ pointer: "", code, params: { package: of, limit, used } }],
  );
}

/** Room for one company more; 409 `company-limit` without. */
export async function takeCompany(ctx: HrmsContext): Promise<void> {
  await lockLimits(ctx.db, actorOf(ctx).tenantId);
  const limits = await packageLimits(ctx.db);
  const limit = limits?.companyLimit ?? null;
  if (!limits || limit === null) return;
  const used = await companiesTaken(ctx.db);
  if (used >= limit) throw beyond("companies", limits.package, limit, used);
}

/**
 * Room for `more` people beside those that `count` finds, which is asked once nobody else can take a place; 409 `seat-limit`
 * without. For employees `count` counts those who have not left, in all companies of the tenant.
 */
export async function takeSeats(
  tx: Transaction,
  tenantId: string,
  count: (tx: Transaction) => Promise<number> = accountsTaken,
  more = 1,
): Promise<void> {
  await lockLimits(tx, tenantId);
  const limits = await packageLimits(tx);
  const limit = limits?.seatLimit ?? null;
  if (!limits || limit === null) return;
  const used = await count(tx);
  if (used + more > limit) throw beyond("seats", limits.package, limit, used);
}

/** Room for `more` of what a module of the package limits; 409 `<what>-limit` without. Of an import, `used` are its own rows. */
export async function takeOf(ctx: HrmsContext, what: ModuleLimit, more = 1): Promise<void> {
  const limit = (await moduleLimitsOfPackage(ctx.db))[what];
  if (limit === undefined) return;
  await lockLimits(ctx.db, actorOf(ctx).tenantId);
  const used = (await takenOf(ctx.db))[what];
  if (used + more <= limit) return;
  const of = (await packageLimits(ctx.db))?.package ?? "";
  throw beyond(what, of, limit, what === "importRows" ? more : Math.ceil(used));
}

/** What the tenant's package allows at most: checked before a company, an account or an employee is added. */
import { conflict, type ProblemError } from "#src/contract/problem.ts";
import { accountsTaken, companiesTaken, lockLimits, type PackageLimits, packageLimits, type Places } from "#src/store/package-limits.ts";
import type { Transaction } from "#src/store/transaction.ts";
import { actorOf, type HrmsContext } from "../context.ts";

/** Seats of the tenant's package: people, whether they are employees or have an account alone. */
export async function seats(tx: Transaction, used: number): Promise<Places> {
  return { used, limit: (await packageLimits(tx))?.seatLimit ?? null };
}

function beyond(what: "seat-limit" | "company-limit", of: PackageLimits, limit: number, used: number): ProblemError {
  const things = what === "seat-limit" ? "people" : "companies";
  const params = { package: of.package, limit, used };
  return conflict(what, `The package ${of.package} holds ${limit} ${things}, and ${used} are there: take a larger package first.`, [{ pointer: "", code: what, params }]);
}

/** Room for one company more; 409 `company-limit` without. */
export async function takeCompany(ctx: HrmsContext): Promise<void> {
  await lockLimits(ctx.db, actorOf(ctx).tenantId);
  const limits = await packageLimits(ctx.db);
  const limit = limits?.companyLimit ?? null;
  if (!limits || limit === null) return;
  const used = await companiesTaken(ctx.db);
  if (used >= limit) throw beyond("company-limit", limits, limit, used);
}

/**
 * Room for `more` people beside those that `count` finds, which is asked once nobody else can take a place; 409 `seat-limit`
 * without. For employees `count` counts those who have not left, in all companies of the tenant.
 */
export async function takeSeats(tx: Transaction, tenantId: string, count: (tx: Transaction) => Promise<number> = accountsTaken, more = 1): Promise<void> {
  await lockLimits(tx, tenantId);
  const limits = await packageLimits(tx);
  const limit = limits?.seatLimit ?? null;
  if (!limits || limit === null) return;
  const used = await count(tx);
  if (used + more > limit) throw beyond("seat-limit", limits, limit, used);
}

/** Tenant-wide data cannot be changed by people who work in only some of its companies. */
import { allows } from "#src/contract/context.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { abilityOf } from "#src/domain/access/shared/rights.ts";
import { accessDay, knownElements, placesOf } from "#src/store/access/shared/access.ts";
import type { Actor } from "#src/store/shared/audit.ts";
import { type HrmsContext, actorOf, principalOf } from "../../context.ts";

/** The person, if they may do this in the whole tenant; 403 otherwise. */
export async function everywhere(ctx: HrmsContext, action: string, subject: string): Promise<Actor> {
  const actor = actorOf(ctx);
  const rows = (await placesOf(ctx.db, actor.userId, accessDay(actor.now))).filter(({ scope }) => scope === "tenant");
  if (!allows(abilityOf(rows, await knownElements(ctx.db)), action, subject))
    throw new ProblemError("forbidden", { code: "whole-tenant", detail: "This requires access to the whole tenant." });
  return actor;
}

/** The person, if they may do everything in the whole tenant; neither a program nor platform support. */
export async function ownerEverywhere(ctx: HrmsContext): Promise<Actor> {
  const { sessionId, support } = principalOf(ctx);
  const actor = await everywhere(ctx, "manage", "all");
  if (sessionId === undefined || support)
    throw new ProblemError("forbidden", {
      code: "owner-only",
      detail: "Only owners of the tenant can do this.",
    });
  return actor;
}

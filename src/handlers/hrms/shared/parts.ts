/** Parts of a response that other operations answer, so that a page of many cards needs one call. */
import { operations as table } from "#generated/hrms/operations.ts";
import type { operations } from "#generated/hrms/schema.ts";
import { allows, type Principal } from "#src/contract/context.ts";
import { type Handler, type Input, type Output, Reply } from "#src/contract/handler.ts";
import type { Operation } from "#src/contract/operation.ts";
import { withinSavepoint } from "#src/store/database/savepoint.ts";
import { type HrmsContext, type HrmsHandlers, principalOf } from "../context.ts";

const byId = new Map(table.map((operation) => [operation.id, operation]));

type Parameters<Id extends keyof operations> = Partial<Pick<Input<operations[Id]>, "path" | "query">>;

/** What the operation answers the caller; undefined if they may not call it, and if it fails. */
type ReadPart = <Id extends keyof operations>(
  id: Id,
  input?: Parameters<Id>,
) => Promise<Output<operations[Id]> | undefined>;

/** As the gateway decides it, within the company that the call is about. */
function mayCall(operation: Operation, principal: Principal, companyId: string | undefined): boolean {
  const { ability, apiKeys, duringSupport, beforeSecondStep } = operation;
  if (principal.apiKeyId !== undefined && (ability === undefined || apiKeys === "never")) return false;
  if (principal.support && duringSupport === "never") return false;
  if (principal.mfaEnrolmentDue && beforeSecondStep !== "allowed") return false;
  return !ability || allows(principal.ability, ability.action, ability.subject, companyId, ability.reach);
}

const defaultsOf = ({ parameters }: Operation): Record<string, unknown> =>
  Object.fromEntries(
    parameters.flatMap((each) =>
      each.in === "query" && each.default !== undefined ? [[each.name, each.default]] : [],
    ),
  );

/**
 * Reads parts through the handlers of their operations, one after the other on the connection of the call. A part that
 * fails is left out: the page asks for it by itself, and shows and reports the failure there.
 */
export function partsOf(handlers: HrmsHandlers, ctx: HrmsContext, companyId?: string): ReadPart {
  const principal = principalOf(ctx);
  return async (id, { path, query } = {}) => {
    const operation = byId.get(id);
    const handle = handlers[id] as Handler<unknown, HrmsContext> | undefined;
    if (!operation || !handle) throw new Error(`${id} cannot be part of another response.`);
    if (!mayCall(operation, principal, companyId)) return undefined;
    const input = { path, query: { ...defaultsOf(operation), ...query }, headers: {}, cookies: {}, body: undefined };
    try {
      const answer = await withinSavepoint(ctx.db, async () =>
        handle(input as never, { ...ctx, demands: operation.ability }),
      );
      return (answer instanceof Reply ? answer.body : answer) as Output<operations[typeof id]>;
    } catch {
      return undefined;
    }
  };
}

type Present<Parts> = { [Name in keyof Parts]?: Exclude<Parts[Name], undefined> };

/** Without the parts that are missing. */
export const present = <Parts extends object>(parts: Parts): Present<Parts> =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined)) as Present<Parts>;

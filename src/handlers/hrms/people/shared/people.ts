/** Whose records the signed-in person may see and change among a company's people: every call on an employee starts here. */
import { localDay } from "#src/domain/shared/local-day.ts";
import type { Principal } from "#src/contract/context.ts";
import { notFound, ProblemError } from "#src/contract/problem.ts";
import { elementAction, grantsOn, type NarrowScope, type ReachGrant } from "#src/domain/access/shared/reach.ts";
import type { ElementAction, FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { EmployeeStatus } from "#src/domain/people/shared/vocabulary.ts";
import { type Place } from "#src/store/access/shared/access.ts";
import { dayOfEmployee } from "#src/store/people/shared/employee-day.ts";
import { type Condition, findWithin, readerIn, withinAny } from "#src/store/people/shared/reach.ts";
import { companyOf, type HrmsContext, principalOf } from "../../context.ts";

export interface Reach {
  /** The person's own employee record; null if none. */
  readonly reader: string | null;
  readonly grants: readonly ReachGrant[];
  /** The employees within reach, as a condition of an employee query; undefined for everyone. */
  readonly where: Condition;
  /** Those who report to the person, by a role that makes them a manager. */
  readonly whereLed: Condition;
  /** Classes that may be read and written for everyone. */
  readonly readable: ReadonlySet<FieldClass>;
  readonly writable: ReadonlySet<FieldClass>;
  /** The employees whose fields of the class may be read. */
  readonly whereReadable: (name: FieldClass) => Condition;
  /** The employees whose fields of the class may be written. */
  readonly whereWritable: (name: FieldClass) => Condition;
  /** The employees whose fields of the class may be read and, if entered by others, approved. */
  readonly whereApprovable: (name: FieldClass) => Condition;
  /** The employees whose requests the person sees: those they edit or approve, or everyone if they see the whole company. */
  readonly whereFollowed: Condition;
}

const union = <Item>(sets: readonly ReadonlySet<Item>[]): ReadonlySet<Item> => new Set(sets.flatMap((set) => [...set]));

const knownPlaces = new WeakMap<Principal, Map<string, Place | undefined>>();

/**
 * The person's roles in the company. Read calls cache them as long as the ability list, which comes from the same rows: the
 * principal is renewed whenever that is read again. `companyOf` checks on every call that access exists at all.
 */
async function placeOf(ctx: HrmsContext, companyId: string, day: string): Promise<Place | undefined> {
  const principal = principalOf(ctx);
  const key = `${companyId} ${day}`;
  const known = knownPlaces.get(principal) ?? new Map<string, Place | undefined>();
  knownPlaces.set(principal, known);
  if (ctx.readOnly && known.has(key)) return known.get(key);
  const place = await readerIn(ctx.db, principal.userId, companyId, day);
  known.set(key, place);
  return place;
}

type Conditions = Pick<Reach, "whereReadable" | "whereWritable" | "whereApprovable" | "whereFollowed">;

function conditionsOf(grants: readonly ReachGrant[], employeeId: string | null, day: string): Conditions {
  const where = (opens: (grant: ReachGrant) => boolean): Condition =>
    withinAny(
      grants.filter(opens).map(({ scope }) => scope),
      employeeId,
      day,
    );
  return {
    whereReadable: (name) => where(({ read }) => read.has(name)),
    whereWritable: (name) => where(({ actions, write }) => actions.has("edit") && write.has(name)),
    whereApprovable: (name) => where(({ actions, read }) => actions.has("approve") && read.has(name)),
    whereFollowed: where(({ actions, scope }) => scope === "all" || actions.has("edit") || actions.has("approve")),
  };
}

/** The same for another account, such as an approver in whose place the signed-in person decides. */
export async function conditionsFor(
  ctx: HrmsContext,
  userId: string,
  companyId: string,
  element = "employees",
): Promise<Conditions> {
  const day = ctx.today(companyId);
  const place = await readerIn(ctx.db, userId, companyId, day);
  return conditionsOf(place ? grantsOn(element, place) : [], place?.employeeId ?? null, day);
}

/** The person's reach in the company for the operation's permission, by their grants on the element. */
export async function reachOf(ctx: HrmsContext, companyId: string, element = "employees"): Promise<Reach> {
  await companyOf(ctx, companyId);
  const day = ctx.today(companyId);
  const reader = await placeOf(ctx, companyId, day);
  const employeeId = reader?.employeeId ?? null;
  const grants = reader ? grantsOn(element, reader) : [];
  const asked = ctx.demands && elementAction(ctx.demands.action);
  const opening = grants.filter(({ actions }) => asked === undefined || actions.has(asked));
  const wide = grants.filter(({ scope }) => scope === "all");
  const scopesOf = (some: readonly ReachGrant[]) => some.map(({ scope }) => scope);
  return {
    reader: employeeId,
    grants,
    where: withinAny(scopesOf(opening), employeeId, day),
    whereLed: withinAny(
      opening.filter(({ scope }) => scope === "reports").map(({ scope }) => scope),
      employeeId,
      day,
    ),
    readable: union(wide.map(({ read }) => read)),
    writable: union(wide.map(({ write }) => write)),
    ...conditionsOf(grants, employeeId, day),
  };
}

export interface ReachedEmployee {
  readonly id: string;
  readonly personId: string;
  readonly companyId: string;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly status: EmployeeStatus;
  readonly startDate: string;
  readonly lastDay: string | null;
  /** The day it is where they work. */
  readonly today: string;
  /** Whether it is the signed-in person. */
  readonly self: boolean;
  /** Whether the signed-in person manages them, directly or through others, in a role that reaches their reports. */
  readonly manages: boolean;
  /** What the person may do with this employee, and with which field classes. */
  readonly actions: ReadonlySet<ElementAction>;
  readonly read: ReadonlySet<FieldClass>;
  readonly write: ReadonlySet<FieldClass>;
}

/** The person who entered or requested something may not approve it. */
export const secondPerson = (): ProblemError =>
  new ProblemError("forbidden", { code: "second-person", detail: "Someone else must approve or reject this." });

export interface Need {
  readonly class: FieldClass;
  readonly write?: boolean;
  /** Whose grants decide, employees if omitted. */
  readonly element?: string;
}

/** The reader's own employee record in the company; 404 for accounts without one. */
export async function ownEmployeeId(ctx: HrmsContext, companyId: string, element: string): Promise<string> {
  const { reader } = await reachOf(ctx, companyId, element);
  if (reader === null) throw notFound("Your account has no employee record in this company.");
  return reader;
}

/** The employee in the path: 404 out of reach, 403 if the action or field class is not permitted. */
export async function employeeOf(
  ctx: HrmsContext,
  { companyId, employeeId }: { companyId: string; employeeId: string },
  need: Need,
): Promise<ReachedEmployee> {
  const { grants, reader } = await reachOf(ctx, companyId, need.element);
  const day = ctx.today(companyId);
  const narrow = [...new Set(grants.map(({ scope }) => scope))].filter(
    (scope): scope is NarrowScope => scope !== "all",
  );
  const row = await findWithin(ctx.db, companyId, employeeId, narrow, reader, day);
  if (!row) throw notFound();
  const covering = grants.filter(({ scope }) => scope === "all" || row.scopes.has(scope));
  if (covering.length === 0) throw notFound();
  const actions = union(covering.map((grant) => grant.actions));
  const [read, write] = [union(covering.map((grant) => grant.read)), union(covering.map((grant) => grant.write))];
  const held = covering.filter((grant) => !ctx.demands || grant.actions.has(elementAction(ctx.demands.action)));
  const opens = need.write === true ? write : read;
  if (held.length === 0 || !opens.has(need.class)) throw new ProblemError("forbidden");
  const { scopes, zone, ...employee } = row;
  const today = localDay(zone, ctx.now());
  return { ...employee, today, self: row.id === reader, manages: scopes.has("reports"), actions, read, write };
}

/** The day it is where an employee works, for a step that knows only their id. */
export const employeeToday = (ctx: HrmsContext, employeeId: string): Promise<string> =>
  dayOfEmployee(ctx.db, employeeId, ctx.today(), ctx.now());

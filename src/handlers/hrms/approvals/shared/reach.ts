/** Whose requests the reader sees, and which of them they may decide. */
import { type Capacity, capacityOf, type Delegation } from "#src/domain/approvals/shared/deciding.ts";
import { type ApprovalRight, approvalRights, rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
import { delegationsTo } from "#src/store/approvals/shared/organisation.ts";
import {
  type ApprovalReach,
  type ByRight,
  decisionsOf,
  type Holder,
  type StoredApproval,
  type StoredDecision,
  waitingApprovalsOf,
} from "#src/store/approvals/shared/requests.ts";
import type { Condition } from "#src/store/people/shared/reach.ts";
import { type HrmsContext, principalOf } from "../../context.ts";
import { conditionsFor, type Reach, reachOf } from "../../people/shared/people.ts";

type Conditions = Pick<Reach, "whereReadable" | "whereWritable" | "whereApprovable">;

type ByElement = (element: string) => Conditions;
type Needed = (typeof rightNeeded)[ApprovalRight];

const byRight = (conditions: ByElement, of: (conditions: Conditions, needed: Needed) => Condition): ByRight =>
  Object.fromEntries(
    approvalRights.map((right) => [right, of(conditions(rightNeeded[right].element), rightNeeded[right])]),
  ) as Record<ApprovalRight, Condition>;

const permittedBy = (conditions: ByElement): ByRight =>
  byRight(conditions, ({ whereWritable, whereApprovable }, { action, class: name }) =>
    action === "edit" ? whereWritable(name) : whereApprovable(name),
  );

/** The elements whose grants decide about some kind of request, besides employees. */
const otherElements = [...new Set(Object.values(rightNeeded).map(({ element }) => element))].filter(
  (element) => element !== "employees",
);

async function byElement<Of extends Conditions>(
  people: Of,
  read: (element: string) => Promise<Conditions>,
): Promise<(element: string) => Conditions> {
  const others = new Map<string, Conditions>();
  for (const element of otherElements) others.set(element, await read(element));
  return (element) => others.get(element) ?? people;
}

/** Whose requests the reader sees and decides in the company, delegations included. */
export async function approvalReachOf(ctx: HrmsContext, companyId: string): Promise<ApprovalReach & { reach: Reach }> {
  const reach = await reachOf(ctx, companyId);
  const { userId } = principalOf(ctx);
  const day = ctx.today(companyId);
  const ownConditions = await byElement(reach, (element) => conditionsFor(ctx, userId, companyId, element));
  const own: Holder = { userId, permitted: permittedBy(ownConditions), delegation: undefined };
  const others: Holder[] = [];
  for (const delegation of await delegationsTo(ctx.db, companyId, day, userId)) {
    const of = (element?: string) => conditionsFor(ctx, delegation.approverId, companyId, element);
    others.push({
      userId: delegation.approverId,
      permitted: permittedBy(await byElement(await of(), of)),
      delegation,
    });
  }
  const readable = byRight(ownConditions, ({ whereReadable }, { class: name }) => whereReadable(name));
  return { reach, companyId, userId, day, seen: reach.whereFollowed, readable, holders: [own, ...others] };
}

const delegationsIn = ({ holders }: ApprovalReach): Delegation[] =>
  holders.flatMap(({ delegation }) => delegation ?? []);

/** The records among these whose waiting request the reader may decide. */
export async function decidableAmong(
  ctx: HrmsContext,
  reach: ApprovalReach,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const waiting = [...(await waitingApprovalsOf(ctx.db, reach, recordIds)).values()];
  const decisions = await decisionsOf(
    ctx.db,
    waiting.map(({ request }) => request.id),
  );
  return new Set(
    waiting
      .filter(({ request, permitted }) => capacityIn(reach, request, permitted, decisions))
      .map(({ request }) => request.recordId),
  );
}

/** The same in a company, which is asked about nothing if nothing waits. */
export async function decidableOf(
  ctx: HrmsContext,
  companyId: string,
  recordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return recordIds.length === 0 ? new Set() : decidableAmong(ctx, await approvalReachOf(ctx, companyId), recordIds);
}

/** In which capacity the reader may decide the request; undefined if not at all. */
export function capacityIn(
  reach: ApprovalReach,
  request: StoredApproval,
  permitted: readonly string[],
  decisions: readonly StoredDecision[],
): Capacity | undefined {
  const { userId, day } = reach;
  return capacityOf(
    { ...request, decisions: decisions.filter(({ requestId }) => requestId === request.id) },
    { userId, day, delegations: delegationsIn(reach), permitted: new Set(permitted) },
  );
}

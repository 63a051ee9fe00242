/** Whose requests the reader sees, and which of them they may decide. */
import { type Capacity, capacityOf, type Delegation } from "#src/domain/approvals/shared/deciding.ts";
import { type ApprovalRight, rightNeeded } from "#src/domain/approvals/shared/vocabulary.ts";
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
import { type HrmsContext, principalOf } from "../../context.ts";
import { conditionsFor, type Reach, reachOf } from "../../people/shared/people.ts";

type Conditions = Pick<Reach, "whereReadable" | "whereWritable" | "whereApprovable">;

const permittedBy = (of: (element: string) => Conditions): ByRight => {
  const by = (right: ApprovalRight) => {
    const { element, action, class: name } = rightNeeded[right];
    const { whereWritable, whereApprovable } = of(element);
    return action === "edit" ? whereWritable(name) : whereApprovable(name);
  };
  return {
    personal: by("personal"),
    identity: by("identity"),
    pay: by("pay"),
    transfer: by("transfer"),
    employment: by("employment"),
    leave: by("leave"),
  };
};

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
  const readable = {
    personal: reach.whereReadable("personal"),
    identity: reach.whereReadable("identity"),
    pay: reach.whereReadable("pay"),
    transfer: reach.whereReadable("public"),
    employment: ownConditions("employees").whereReadable("public"),
    leave: ownConditions("leaves").whereReadable("public"),
  };
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

/** Who decides a step of a request: approvers by the organisation, their delegates, and people it was escalated to. */
import type { ChainStep } from "./chain.ts";
import { type ApprovalAction, type ApprovalKind, type ApprovalState } from "./vocabulary.ts";

/** The accounts around the employee; an account is null if the person has none. */
export interface Organisation {
  /** The manager, the manager's manager, and so on. */
  readonly managers: readonly (string | null)[];
  /** The head of the department, of the one above, and so on. */
  readonly heads: readonly (string | null)[];
  readonly roles: Readonly<Record<string, readonly string[]>>;
  /** Accounts that may work in the company on the day. */
  readonly active: ReadonlySet<string>;
}

/** The accounts that decide the step; none if it is open to everyone permitted. */
export function approversOf(step: ChainStep, org: Organisation, makers: readonly string[]): readonly string[] {
  const able = (id: string | null): id is string => id !== null && org.active.has(id) && !makers.includes(id);
  const nearest = (line: readonly (string | null)[]): readonly string[] => {
    const found = line.find(able);
    return found == null ? [] : [found];
  };
  switch (step.approver) {
    case "manager":
      return nearest(org.managers);
    case "departmentHead":
      return nearest(org.heads);
    case "role":
      return (org.roles[step.roleId ?? ""] ?? []).filter(able);
    case "person":
      return able(step.userId) ? [step.userId] : [];
    case "permission":
      return [];
  }
}

export interface Delegation {
  readonly approverId: string;
  readonly delegateId: string;
  readonly from: string;
  readonly to: string;
  /** The kinds of requests; all if empty. */
  readonly scopes: readonly ApprovalKind[];
  /** Whether the approver made it: only then does the approver's permission pass on too. */
  readonly own: boolean;
}

export const delegates = (
  { scopes, from, to }: Pick<Delegation, "scopes" | "from" | "to">,
  kind: ApprovalKind,
  day: string,
) => from <= day && day <= to && (scopes.length === 0 || scopes.includes(kind));

export interface Decision {
  readonly step: number;
  /** Null if it happened by itself. */
  readonly userId: string | null;
  readonly actedForId: string | null;
  readonly action: ApprovalAction;
  readonly permitted: boolean;
}

/** A request as far as it matters for the decision. */
export interface Waiting {
  readonly kind: ApprovalKind;
  readonly status: ApprovalState;
  /** Counted from 1. */
  readonly step: number;
  readonly steps: readonly ChainStep[];
  readonly approvers: readonly string[];
  /** Whether everyone permitted may decide the step. */
  readonly open: boolean;
  /** Whose approval completes the step alone, since its deadline has passed. */
  readonly escalatedTo: readonly string[];
  /** Those whose request it is: they never decide it. */
  readonly makers: readonly string[];
  readonly decisions: readonly Decision[];
}

interface Reader {
  readonly userId: string;
  readonly day: string;
  /** Delegations to the reader. */
  readonly delegations: readonly Delegation[];
  /** The accounts among the reader and the approvers they stand in for whose roles permit the decision. */
  readonly permitted: ReadonlySet<string>;
}

export interface Capacity {
  /** The approver the reader stands in for; null if they decide themselves. */
  readonly actedForId: string | null;
  /** Whether a role permits the decision. */
  readonly permitted: boolean;
  /** Whether an approval completes the step, even if others were asked. */
  readonly alone: boolean;
}

const ofStep = ({ decisions, step }: Waiting): readonly Decision[] =>
  decisions.filter((one) => one.step === step && one.action === "approved");

/** In which capacity the reader may decide now; undefined if not at all. */
export function capacityOf(request: Waiting, reader: Reader): Capacity | undefined {
  const { status, makers, approvers, open, escalatedTo } = request;
  if (status !== "submitted" && status !== "cancelRequested") return undefined;
  if (makers.includes(reader.userId)) return undefined;
  const approved = ofStep(request);
  // Nobody approves a step twice, not even in another's place.
  if (approved.some(({ userId }) => userId === reader.userId)) return undefined;
  const standIns = reader.delegations.filter(
    (one) => delegates(one, request.kind, reader.day) && !makers.includes(one.approverId),
  );
  const candidates = [
    { id: reader.userId, actedForId: null, permitted: reader.permitted.has(reader.userId) },
    ...standIns.map(({ approverId, own }) => ({
      id: approverId,
      actedForId: approverId,
      permitted: own && reader.permitted.has(approverId),
    })),
  ];
  for (const { id, actedForId, permitted } of candidates) {
    const done = approved.some((one) => (one.actedForId ?? one.userId) === id);
    const alone = escalatedTo.includes(id) || (open && permitted);
    if (!done && (alone || approvers.includes(id))) return { actedForId, permitted, alone };
  }
  return undefined;
}

export type Outcome = "waiting" | "nextStep" | "permission" | "approved";

/** The decisions about what is asked now: a cancellation starts again, in steps of its own. */
export function decisionsNow<Of extends Pick<Decision, "step" | "action">>(decisions: readonly Of[]): readonly Of[] {
  const asked = decisions.filter(({ action }) => action === "cancelRequested").map(({ step }) => step);
  return decisions.filter(({ step }) => step >= Math.max(0, ...asked));
}

/** Who asks and who approves both count: the permission is there if either of them has it. */
const counts: readonly ApprovalAction[] = ["submitted", "cancelRequested", "approved"];

/**
 * What an approval leads to. The last step takes effect only if someone who has asked or approved is permitted to make the
 * change; otherwise those who are decide last.
 */
export function afterApproval(request: Waiting, capacity: Capacity, userId: string): Outcome {
  const given = new Set([...ofStep(request).map((one) => one.actedForId ?? one.userId), capacity.actedForId ?? userId]);
  const mode = request.steps[request.step - 1]?.mode ?? "any";
  const complete = capacity.alone || mode === "any" || request.approvers.every((id) => given.has(id));
  if (!complete) return "waiting";
  if (request.step < request.steps.length) return "nextStep";
  const permitted = capacity.permitted || request.decisions.some((one) => counts.includes(one.action) && one.permitted);
  return permitted ? "approved" : "permission";
}

const moves: Readonly<Record<ApprovalState, readonly ApprovalState[]>> = {
  draft: ["submitted", "withdrawn"],
  submitted: ["approved", "rejected", "withdrawn"],
  approved: ["cancelRequested"],
  rejected: [],
  withdrawn: [],
  // A cancellation that is rejected leaves the request approved.
  cancelRequested: ["cancelled", "approved"],
  cancelled: [],
};

export const mayMove = (from: ApprovalState, to: ApprovalState): boolean => moves[from].includes(to);

/** Approval chains: which one applies to a request, and what its steps ask for. */
import type { ProblemFault } from "../../../contract/problem.ts";
import { type ApprovalKind, type ApprovalMode, type ApproverKind, kindsWithAmount } from "./vocabulary.ts";

export interface ChainStep {
  readonly approver: ApproverKind;
  readonly roleId: string | null;
  readonly userId: string | null;
  readonly mode: ApprovalMode;
  /** The step is skipped for smaller amounts. */
  readonly amountFrom: number | null;
  /** Hours until the step is escalated. */
  readonly deadlineHours: number | null;
  /** Who may decide after the deadline; everyone permitted if null. */
  readonly escalateToId: string | null;
}

interface Chain {
  readonly id: string;
  readonly kind: ApprovalKind;
  /** The chain applies to these departments and those below them; to all if empty. */
  readonly departmentIds: readonly string[];
  readonly steps: readonly ChainStep[];
}

interface RequestFacts {
  readonly kind: ApprovalKind;
  /** The employee's department and those above it, nearest first. */
  readonly departments: readonly string[];
  readonly amount: number | null;
}

/** What applies in a company without a chain. */
export const defaultStep: ChainStep = {
  approver: "permission",
  roleId: null,
  userId: null,
  mode: "any",
  amountFrom: null,
  deadlineHours: null,
  escalateToId: null,
};

const ofManagers: readonly ApprovalKind[] = ["leave", "manualAttendance", "timesheet", "shiftSwap", "expenseClaim"];

/** Leave, time and expense claims go to the manager; everything else to those whose role permits it. */
export const defaultStepOf = (kind: ApprovalKind): ChainStep =>
  ofManagers.includes(kind) ? { ...defaultStep, approver: "manager" } : defaultStep;

/** How far the named department is from the employee's; undefined if the chain is for others. */
function distance({ departmentIds }: Chain, departments: readonly string[]): number | undefined {
  if (departmentIds.length === 0) return departments.length;
  const at = departments.findIndex((id) => departmentIds.includes(id));
  return at < 0 ? undefined : at;
}

/** The chain that names the nearest department; among equals the first. */
export function chainFor<Of extends Chain>(chains: readonly Of[], request: RequestFacts): Of | undefined {
  return chains
    .filter(({ kind }) => kind === request.kind)
    .flatMap((chain) => {
      const far = distance(chain, request.departments);
      return far === undefined ? [] : [{ chain, far }];
    })
    .toSorted((one, other) => one.far - other.far)[0]?.chain;
}

/** The steps that the request goes through; never none. */
export function stepsFor(
  chain: Chain | undefined,
  { kind, amount }: Pick<RequestFacts, "kind" | "amount">,
): readonly ChainStep[] {
  const steps = (chain?.steps ?? []).filter(
    ({ amountFrom }) => amountFrom === null || (amount !== null && amount >= amountFrom),
  );
  return steps.length === 0 ? [defaultStepOf(kind)] : steps;
}

interface StepInput {
  readonly approver: ApproverKind;
  readonly roleId?: string | null | undefined;
  readonly userId?: string | null | undefined;
  readonly amountFrom?: number | null | undefined;
  readonly deadlineHours?: number | null | undefined;
  readonly escalateToId?: string | null | undefined;
}

/** Rules across the fields of a chain. */
export function chainFaults({
  kind,
  steps = [],
}: {
  readonly kind?: ApprovalKind | undefined;
  readonly steps?: readonly StepInput[] | undefined;
}): ProblemFault[] {
  return steps.flatMap((step, index) => {
    const fault = (field: string, code: string): ProblemFault => ({ pointer: `/steps/${index}/${field}`, code });
    return [
      ...(step.approver === "role" && !step.roleId ? [fault("roleId", "role-missing")] : []),
      ...(step.approver === "person" && !step.userId ? [fault("userId", "person-missing")] : []),
      ...(step.amountFrom != null && kind !== undefined && !kindsWithAmount.includes(kind)
        ? [fault("amountFrom", "no-amount")]
        : []),
      ...(step.escalateToId && step.deadlineHours == null ? [fault("deadlineHours", "deadline-missing")] : []),
    ];
  });
}

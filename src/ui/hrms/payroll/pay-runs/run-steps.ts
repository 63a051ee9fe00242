/** Which steps a reader can take with a run: the next one, one beside it, and others. */
import type { PayRun } from "#generated/hrms/schema.ts";

export type RunStep =
  | "calculate"
  | "submit"
  | "approve"
  | "return"
  | "lock"
  | "publish"
  | "pay"
  | "close"
  | "edit"
  | "cancel";

interface RunSteps {
  readonly main?: RunStep | undefined;
  readonly beside?: RunStep | undefined;
  readonly others: readonly RunStep[];
}

type State = Pick<PayRun, "status" | "kind" | "mayApprove" | "publishedAt">;

/** The maker's steps take the right to run; approving and returning only the second person may. */
export function runSteps({ status, kind, mayApprove, publishedAt }: State, mayRun: boolean): RunSteps {
  // Corrections pay what reversed payslips should have paid.
  const cancel = kind === "correction" ? [] : (["cancel"] as const);
  const own = (steps: RunSteps): RunSteps => (mayRun ? steps : { others: [] });
  switch (status) {
    case "draft":
    case "failed":
      return own({ main: "calculate", others: ["edit", ...cancel] });
    case "calculated":
      return own({ main: "submit", beside: "calculate", others: ["edit", ...cancel] });
    case "submitted":
      return { ...(mayApprove && { main: "approve", beside: "return" }), others: mayRun ? cancel : [] };
    case "approved":
      return { ...(mayRun && { main: "lock" }), ...(mayApprove && { beside: "return" }), others: [] };
    case "locked":
      return own(publishedAt === null ? { main: "publish", beside: "pay", others: [] } : { main: "pay", others: [] });
    case "paid":
      return own({ main: "close", ...(publishedAt === null && { beside: "publish" }), others: [] });
    default:
      return { others: [] };
  }
}

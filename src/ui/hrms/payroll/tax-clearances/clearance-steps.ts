/** Which steps a reader can take with a tax clearance: the next one, one beside it, and others. */
import type { TaxClearance } from "#generated/hrms/schema.ts";

export type ClearanceStep =
  | "draft"
  | "submit"
  | "approve"
  | "return"
  | "acknowledge"
  | "directive"
  | "settle"
  | "amend"
  | "cancel";

interface ClearanceSteps {
  readonly main?: ClearanceStep | undefined;
  readonly beside?: ClearanceStep | undefined;
  readonly others: readonly ClearanceStep[];
}

/** The maker's steps take the right to run; approving and returning only the second person may. */
export function clearanceSteps(
  { status, mayApprove }: Pick<TaxClearance, "status" | "mayApprove">,
  mayRun: boolean,
): ClearanceSteps {
  const none: ClearanceSteps = { others: [] };
  const own = (steps: ClearanceSteps): ClearanceSteps => (mayRun ? steps : none);
  switch (status) {
    case "draft":
      return own({ main: "submit", beside: "draft", others: ["cancel"] });
    case "submitted":
      return {
        ...(mayApprove && { main: "approve" as const, beside: "return" as const }),
        others: mayRun ? ["cancel"] : [],
      };
    case "approved":
      return own({ main: "acknowledge", others: ["cancel"] });
    case "acknowledged":
      return own({ main: "directive", beside: "amend", others: ["cancel"] });
    case "directed":
      return own({ main: "settle", beside: "amend", others: [] });
    case "settled":
      return own({ beside: "amend", others: [] });
    default:
      return none;
  }
}

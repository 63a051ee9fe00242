/** Which steps a reader can take with a filing: the next one, one beside it, and others. */
import type { TaxFiling } from "#generated/hrms/schema.ts";

export type FilingStep = "draft" | "submit" | "approve" | "return" | "acknowledge" | "amend";

interface FilingSteps {
  readonly main?: FilingStep | undefined;
  readonly beside?: FilingStep | undefined;
}

/** The maker's steps take the right to run; approving and returning only the second person may. */
export function filingSteps(
  { status, mayApprove }: Pick<TaxFiling, "status" | "mayApprove">,
  mayRun: boolean,
): FilingSteps {
  const own = (steps: FilingSteps): FilingSteps => (mayRun ? steps : {});
  switch (status) {
    case "failed":
      return own({ main: "draft" });
    case "draft":
      return own({ main: "submit", beside: "draft" });
    case "submitted":
      return mayApprove ? { main: "approve", beside: "return" } : {};
    case "approved":
      return own({ main: "acknowledge" });
    case "acknowledged":
      return own({ beside: "amend" });
    default:
      return {};
  }
}

export const isOpenFiling = (status: TaxFiling["status"]): boolean => status === "draft" || status === "failed";

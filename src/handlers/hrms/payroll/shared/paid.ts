/** Working on payroll shows everyone's pay, so it needs the right to see pay as well as the permission of the operation. */
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { errorCode } from "#src/store/database/violations.ts";
import type { HrmsContext } from "../../context.ts";
import { reachOf } from "../../people/shared/people.ts";

export async function enterPay(
  ctx: HrmsContext,
  companyId: string,
  element: "payroll" | "payslips" = "payroll",
): Promise<void> {
  const { readable } = await reachOf(ctx, companyId, element);
  if (!readable.has("pay")) throw new ProblemError("forbidden", { detail: "Your role does not show pay." });
}

/** Refuses what the database refuses because it is locked; other errors remain. */
export function refusePaid(error: unknown): never {
  throw errorCode(error) === "HR003" ? conflict("locked", "It is locked and does not change any more.") : error;
}

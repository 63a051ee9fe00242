/** What the actions menu of an employee offers, most frequent tasks first and destructive steps last. */
import type { Employee, EmployeeAction } from "#generated/hrms/schema.ts";

export type TaskName = "raise" | "firstPay" | "changeJob" | "renewPass";

/** Steps that end or interrupt an employment. */
const destructive: readonly EmployeeAction[] = ["suspend", "completeExit", "delete"];

type ActionsOf = Pick<Employee, "status" | "pay" | "job" | "identity" | "rights">;

interface MenuActions {
  readonly tasks: readonly TaskName[];
  readonly steps: readonly EmployeeAction[];
  readonly endings: readonly EmployeeAction[];
}

export function menuActions(
  { status, pay, job, identity, rights }: ActionsOf,
  can: (action: string, subject: string) => boolean,
  /** The step shown as a button. */
  lead: EmployeeAction | undefined,
): MenuActions {
  const open = status !== "exited";
  const writes = (name: (typeof rights.write)[number]): boolean => open && rights.write.includes(name);
  const foreign = identity?.residency?.residency === "foreigner";
  const steps = rights.actions.filter((each) => each !== lead);
  return {
    tasks: [
      ...(writes("pay") ? [pay ? ("raise" as const) : ("firstPay" as const)] : []),
      ...(writes("public") && job ? ["changeJob" as const] : []),
      ...(foreign && writes("identity") && can("create", "work-passes") ? ["renewPass" as const] : []),
    ],
    steps: steps
      .filter((each) => !destructive.includes(each))
      // Notice is the most frequent of the steps.
      .toSorted((one, other) => Number(other === "giveNotice") - Number(one === "giveNotice")),
    endings: destructive.filter((each) => steps.includes(each)),
  };
}

/** The kind of an employment on a day: contract, residency and work pass. */
import { and, eq, notInArray, sql } from "drizzle-orm";
import type { EmploymentKind } from "#src/domain/people/shared/records.ts";
import { datedRows, heldOn } from "../dated.ts";
import type { OfEmployee } from "../shared/records.ts";
import { employees } from "../tables/employees.ts";
import { employeeWorkPasses } from "../tables/employee-work-passes.ts";
import type { Transaction } from "../../database/transaction.ts";

export async function employmentKindOn(
  tx: Transaction,
  { companyId, employeeId }: OfEmployee,
  day: string,
): Promise<EmploymentKind> {
  const [employee] = await tx
    .select({ contractType: employees.contractType })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)));
  if (!employee) throw new Error("The employee is gone.");
  const [pass] = await tx
    .select({ typeId: employeeWorkPasses.typeId })
    .from(employeeWorkPasses)
    .where(
      and(
        eq(employeeWorkPasses.employeeId, employeeId),
        notInArray(employeeWorkPasses.status, ["expired", "cancelled"]),
      ),
    )
    .orderBy(sql`${employeeWorkPasses.expiry} desc nulls first`)
    .limit(1);
  const residency = heldOn(await datedRows(tx, "residency", employeeId, day), day)?.residency;
  return { contractType: employee.contractType, residency, workpassTypeId: pass?.typeId };
}

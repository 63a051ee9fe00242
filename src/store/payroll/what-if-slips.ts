/** What the payslips of a run were calculated from, with their people. */
import { and, eq, ne } from "drizzle-orm";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { payslips } from "./tables/payslips.ts";

export function inputsOfRun(tx: Transaction, runId: string) {
  return tx
    .select({
      id: payslips.id,
      employeeId: payslips.employeeId,
      employeeNo: employees.employeeNo,
      fullName: persons.fullName,
      departmentId: payslips.departmentId,
      state: payslips.state,
      input: payslips.input,
      gross: payslips.gross,
      deductions: payslips.deductions,
      net: payslips.net,
      employerCost: payslips.employerCost,
      cpfEmployee: payslips.cpfEmployee,
      cpfEmployer: payslips.cpfEmployer,
      funds: payslips.fundTotal,
      sdl: payslips.sdl,
      levy: payslips.levy,
    })
    .from(payslips)
    .innerJoin(employees, and(eq(employees.tenantId, payslips.tenantId), eq(employees.id, payslips.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, payslips.tenantId), eq(persons.id, payslips.personId)))
    .where(and(eq(payslips.runId, runId), ne(payslips.state, "excluded")))
    .orderBy(employees.employeeNo, payslips.id);
}
export type SlipInput = Awaited<ReturnType<typeof inputsOfRun>>[number];

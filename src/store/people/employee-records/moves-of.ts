/** Transfers that started or ended an employment, with the other company's name. */
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { transfers } from "../tables/transfers.ts";
import type { Transaction } from "../../database/transaction.ts";

interface MoveOf {
  readonly id: string;
  /** First day in the other company. */
  readonly effective: string;
  readonly leaves: boolean;
  readonly company: string;
  readonly employeeNo: string;
}

/** Only agreed and completed ones. */
export function movesOf(tx: Transaction, employeeId: string): Promise<MoveOf[]> {
  const leaves = sql<boolean>`${transfers.employeeId} = ${employeeId}`;
  return tx
    .select({
      id: transfers.id,
      effective: transfers.effective,
      leaves,
      company: sql<string>`(select name from companies other where other.tenant_id = ${transfers}.tenant_id and other.id = case when ${leaves} then ${transfers}.to_company_id else ${transfers}.company_id end)`,
      employeeNo: sql<string>`case when ${leaves} then ${transfers.newEmployeeNo} else (select employee_no from employees other where other.tenant_id = ${transfers}.tenant_id and other.id = ${transfers}.employee_id) end`,
    })
    .from(transfers)
    .where(
      or(
        eq(transfers.newEmployeeId, employeeId),
        and(eq(transfers.employeeId, employeeId), inArray(transfers.status, ["approved", "executed"])),
      ),
    )
    .orderBy(transfers.effective);
}

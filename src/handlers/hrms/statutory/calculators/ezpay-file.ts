/** Writes a CPF EZPay file from the contributions that were sent; nothing is stored. */
import { ProblemError } from "#src/contract/problem.ts";
import { cents, code, month as monthQuantity } from "#src/domain/statutory/explanation.ts";
import { ezpayFaults } from "#src/domain/statutory/ezpay/input-faults.ts";
import { type EzpayEmployee, writeEzpay } from "#src/domain/statutory/ezpay/write.ts";
import type { HrmsContext } from "../../context.ts";
import type { Schemas } from "./calculation.ts";
import { explanationOf } from "../shared/explanation.ts";

function employeeOf({
  cpf = 0,
  ordinaryWages = 0,
  additionalWages = 0,
  ...employee
}: Schemas["EzpayEmployee"]): EzpayEmployee {
  const isPaid = cpf + ordinaryWages + additionalWages > 0;
  return { ...employee, ...(isPaid && { cpf: { total: cpf, ordinaryWages, additionalWages } }) };
}

/** Date and time of the file, as the Board's clock shows them: in Singapore, wherever the employer is. */
function writtenAt(now: Date): { createdOn: string; createdAt: string } {
  const local = now.toLocaleString("sv-SE", { timeZone: "Asia/Singapore" });
  return { createdOn: local.slice(0, 10), createdAt: local.slice(11).replaceAll(":", "") };
}

export function writeEzpayFile(
  { body }: { readonly body: Schemas["EzpayPayments"] },
  ctx: HrmsContext,
): Schemas["EzpayWritten"] {
  const { paymentType = "PTE", serial = "01", adviceCode = 1, month, uen, sdl = 0, interest = 0 } = body;
  const employees = body.employees.map(employeeOf);
  const errors = ezpayFaults({ uen, employees });
  if (errors.length > 0) throw new ProblemError("validation", { errors });
  const { name, content, sums, leftOut } = writeEzpay({
    uen,
    paymentType,
    serial,
    adviceCode,
    month,
    employees,
    sdl,
    interest,
    ...writtenAt(ctx.now()),
  });
  return {
    result: {
      name,
      content,
      records: content.split("\r\n").length - 1,
      total: sums.reduce((sum, { amount }) => sum + amount, 0),
      sums: sums.map((sum) => ({ ...sum })),
      leftOut: [...leftOut],
    },
    explanation: explanationOf(
      sums.map(({ code: payment, amount }) => ({
        rule: "ezpay.sum" as const,
        inputs: { payment: code(payment), forMonth: monthQuantity(month) },
        source: "ezpay-layout" as const,
        result: cents(amount),
      })),
    ),
  };
}

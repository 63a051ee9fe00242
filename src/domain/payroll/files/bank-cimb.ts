/** CIMB BizChannel: one line of totals and one for each payment. Known from one program: confirm it with the bank. */
import { csvFormatRow } from "d3-dsv";
import { centsToUnits } from "../../shared/money.ts";
import { type BankFile, type BankOrder, orderTotals } from "./bank-order.ts";
import { bankAccount, bankText, yearMonthDay } from "./bank-text.ts";

export function writeCimb(order: BankOrder): BankFile {
  const { payer, payments, valueDate } = order;
  const { count, total } = orderTotals(order);
  const remark = bankText(order.reference, 35);
  const lines = [
    [
      bankAccount(payer.account),
      bankText(payer.name, 140),
      "SGD",
      centsToUnits(total),
      remark,
      String(count),
      yearMonthDay(valueDate),
    ],
    ...payments.map(({ payee, amount }) => [
      bankAccount(payee.account),
      bankText(payee.name, 140),
      "SGD",
      centsToUnits(amount),
      remark,
      payee.bic,
      "",
      "N",
      "",
    ]),
  ];
  return {
    name: `CIMB-${yearMonthDay(valueDate)}-${String(order.number).padStart(3, "0")}.csv`,
    mediaType: "text/csv",
    content: lines.map((cells) => `${csvFormatRow(cells)}\r\n`).join(""),
    count,
    total,
  };
}

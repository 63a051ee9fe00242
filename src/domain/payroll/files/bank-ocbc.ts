/** OCBC Velocity, GIRO/FAST with invoice details 1.6: records of 1,000 columns without a trailer. */
import { type BankFile, type BankOrder, orderTotals, type PayNowProxy } from "./bank-order.ts";
import { bankAccount, bankText, dayMonthYear, yearMonthDay } from "./bank-text.ts";
import { blank, cut, digits, fixedRecord, text } from "./fixed-record.ts";

export const ocbcLayouts = {
  header: [
    text("type", 1, 2),
    digits("batch", 3, 5),
    // Year first here, day first in the value date.
    digits("submittedOn", 6, 13),
    text("bic", 14, 24),
    text("account", 25, 58),
    blank(59, 61),
    cut("onBehalfOf", 62, 81),
    blank(82, 205),
    text("clearing", 206, 209),
    cut("reference", 210, 225),
    digits("valueDate", 226, 233),
    blank(234, 1000),
  ],
  detail: [
    text("bic", 1, 11),
    text("account", 12, 45),
    cut("name", 46, 185),
    text("currency", 186, 188),
    digits("amount", 189, 205),
    cut("details", 206, 240),
    text("purpose", 241, 244),
    text("reference", 245, 279),
    blank(280, 815),
    text("proxyType", 816, 827),
    text("proxy", 828, 967),
    blank(968, 1000),
  ],
} as const;

const payroll = "30";
const proxyTypes: Readonly<Record<PayNowProxy["kind"], string>> = { mobile: "MSISDN", uen: "UEN", nric: "NRIC" };

export function writeOcbc(order: BankOrder): BankFile {
  const { payer, payments, valueDate } = order;
  const records = [
    fixedRecord(ocbcLayouts.header, {
      type: payroll,
      batch: order.number,
      submittedOn: yearMonthDay(order.createdOn),
      bic: payer.bic,
      account: bankAccount(payer.account),
      clearing: order.clearing.toUpperCase(),
      reference: bankText(order.reference),
      valueDate: dayMonthYear(valueDate),
    }),
    ...payments.map(({ reference, payee, proxy, amount }) =>
      fixedRecord(ocbcLayouts.detail, {
        name: bankText(payee.name),
        currency: "SGD",
        amount,
        details: bankText(order.reference),
        purpose: order.purpose,
        reference: bankText(reference, 35),
        ...(proxy
          ? { proxyType: proxyTypes[proxy.kind], proxy: proxy.value }
          : { bic: payee.bic, account: bankAccount(payee.account) }),
      }),
    ),
  ];
  return {
    name: `OCBC-${order.clearing.toUpperCase()}-${yearMonthDay(valueDate)}-${String(order.number).padStart(3, "0")}.txt`,
    mediaType: "text/plain",
    content: records.map((record) => `${record}\r\n`).join(""),
    ...orderTotals(order),
  };
}

/** UOB Infinity, Bulk FAST/GIRO 4.62 without payment advice: records of 615 columns. */
import { type BankFile, type BankOrder, orderTotals, type PayNowProxy } from "./bank-order.ts";
import { bankAccount, bankText, yearMonthDay } from "./bank-text.ts";
import { blank, cut, digits, fixedRecord, text } from "./fixed-record.ts";

export interface UobSettings {
  /**
   * The bank's appendix describes the hash, but no example of it is public. `zeros` writes none, for banks that skip the check;
   * confirm with a test file.
   */
  readonly hash?: "appendix-4" | "zeros";
  /** `EXPRESS` if every account is with UOB. */
  readonly service?: "NORMAL" | "EXPRESS";
}

export const uobLayouts = {
  header: [
    text("type", 1, 1),
    text("fileName", 2, 11),
    text("payment", 12, 12),
    text("service", 13, 22),
    text("processing", 23, 23),
    text("customerId", 24, 35),
    text("bic", 36, 46),
    text("currency", 47, 49),
    text("account", 50, 83),
    cut("name", 84, 223),
    digits("createdOn", 224, 231),
    digits("valueDate", 232, 239),
    blank(240, 379),
    cut("reference", 380, 395),
    cut("software", 396, 405),
    blank(406, 615),
  ],
  detail: [
    text("type", 1, 1),
    text("bic", 2, 12),
    text("account", 13, 46),
    cut("name", 47, 186),
    text("currency", 187, 189),
    digits("amount", 190, 207),
    text("reference", 208, 242),
    blank(243, 277),
    text("purpose", 278, 281),
    cut("details", 282, 421),
    blank(422, 561),
    cut("customerReference", 562, 577),
    blank(578, 615),
  ],
  trailer: [
    text("type", 1, 1),
    digits("total", 2, 19),
    digits("count", 20, 26),
    digits("hash", 27, 42),
    blank(43, 615),
  ],
} as const;

const payroll = "R";
const payrollCode = 22;
const hashDigits = 16;
const proxyTypes: Readonly<Record<PayNowProxy["kind"], string>> = { mobile: "MSISDN", uen: "UEN", nric: "NRIC" };

/** The code of each character times its position, added up. */
function weighed(record: string, from: number, to: number): bigint {
  let sum = 0;
  for (let column = from; column <= to; column += 1) sum += (column - from + 1) * record.charCodeAt(column - 1);
  return BigInt(sum);
}

/** The check sum of appendix 4 over the header and all details; its last sixteen digits. */
export function uobHash(header: string, details: readonly string[]): string {
  const head = weighed(header, 36, 46) + weighed(header, 50, 83) + weighed(header, 84, 223);
  const sum = details.reduce((total, detail, index) => {
    const code = BigInt((index % 9) + 1);
    return (
      total +
      weighed(detail, 2, 12) +
      code * (weighed(detail, 13, 46) + weighed(detail, 47, 186) + BigInt(payrollCode)) +
      weighed(detail, 187, 189) +
      weighed(detail, 190, 207) +
      weighed(detail, 278, 281)
    );
  }, head);
  return String(sum).slice(-hashDigits).padStart(hashDigits, "0");
}

/** `UGBI` for GIRO and `UGAI` for FAST, day, month and the file's number. */
function fileNameOf({ clearing, createdOn, number }: BankOrder): string {
  const day = `${createdOn.slice(8, 10)}${createdOn.slice(5, 7)}`;
  return `${clearing === "giro" ? "UGBI" : "UGAI"}${day}${String(number).padStart(2, "0")}`;
}

export function writeUob(
  order: BankOrder,
  { hash: kind = "appendix-4", service = "NORMAL" }: UobSettings = {},
): BankFile {
  const { payer, payments } = order;
  const { count, total } = orderTotals(order);
  const fileName = fileNameOf(order);
  const header = fixedRecord(uobLayouts.header, {
    type: "1",
    fileName,
    payment: payroll,
    service,
    processing: order.clearing === "giro" ? "B" : "I",
    customerId: payer.customerId,
    bic: payer.bic,
    currency: "SGD",
    account: bankAccount(payer.account),
    name: bankText(payer.name),
    createdOn: yearMonthDay(order.createdOn),
    valueDate: yearMonthDay(order.valueDate),
    reference: bankText(order.reference),
    software: "HRMS",
  });
  const details = payments.map(({ reference, payee, proxy, amount }) =>
    fixedRecord(uobLayouts.detail, {
      type: "2",
      bic: proxy ? proxyTypes[proxy.kind] : payee.bic,
      account: proxy ? proxy.value : bankAccount(payee.account),
      name: bankText(payee.name),
      currency: "SGD",
      amount,
      reference: bankText(reference, 35),
      purpose: order.purpose,
      details: bankText(order.reference),
      customerReference: bankText(reference),
    }),
  );
  const hash = kind === "zeros" ? "0".repeat(hashDigits) : uobHash(header, details);
  const trailer = fixedRecord(uobLayouts.trailer, { type: "9", total, count, hash });
  return {
    name: `${fileName}.txt`,
    mediaType: "text/plain",
    content: [header, ...details, trailer].map((record) => `${record}\r\n`).join(""),
    count,
    total,
    hash,
  };
}

/** DBS Interbank GIRO 1.7: records of 1,000 columns with a hash of the accounts. Known from one program: confirm it with the bank. */
import { type BankFile, type BankOrder, orderTotals } from "./bank-order.ts";
import { bankAccount, bankText, dayMonthYear } from "./bank-text.ts";
import { blank, cut, digits, fixedRecord, text } from "./fixed-record.ts";

export const dbsGiroLayouts = {
  header: [
    digits("createdOn", 1, 8),
    digits("createdAt", 9, 14),
    text("customerId", 15, 22),
    digits("valueDate", 23, 30),
    text("account", 31, 64),
    cut("name", 65, 204),
    blank(205, 238),
    digits("batch", 239, 243),
    cut("reference", 244, 278),
    text("direction", 279, 279),
    blank(280, 998),
    text("type", 999, 1000),
  ],
  detail: [
    digits("transaction", 1, 2),
    text("reference", 3, 37),
    text("bic", 38, 72),
    text("account", 73, 106),
    cut("name", 107, 246),
    text("purpose", 247, 250),
    text("currency", 251, 253),
    digits("amount", 254, 264),
    blank(265, 299),
    cut("details", 300, 439),
    text("advice", 440, 440),
    blank(441, 998),
    text("type", 999, 1000),
  ],
  trailer: [
    digits("credits", 1, 11),
    digits("creditTotal", 12, 29),
    digits("debits", 30, 40),
    digits("debitTotal", 41, 58),
    blank(59, 84),
    digits("hash", 85, 95),
    blank(96, 998),
    text("type", 999, 1000),
  ],
} as const;

const hashDigits = 11;

/** The first eleven characters, letters as 0, filled with 0 on the right. */
const hashed = (account: string): bigint =>
  BigInt(
    bankAccount(account)
      .slice(0, hashDigits)
      .replaceAll(/[^0-9]/g, "0")
      .padEnd(hashDigits, "0"),
  );

/** The distances of all accounts from the payer's, added up; its first eleven digits. */
export function dbsGiroHash({ payer, payments }: Pick<BankOrder, "payer" | "payments">): string {
  const own = hashed(payer.account);
  const sum = payments.reduce((total, { payee }) => {
    const distance = hashed(payee.account) - own;
    return total + (distance < 0n ? -distance : distance);
  }, 0n);
  return String(sum).slice(0, hashDigits);
}

export function writeDbsGiro(order: BankOrder): BankFile {
  const { payer, payments } = order;
  const { count, total } = orderTotals(order);
  const hash = dbsGiroHash(order);
  const records = [
    fixedRecord(dbsGiroLayouts.header, {
      createdOn: dayMonthYear(order.createdOn),
      createdAt: order.createdAt,
      customerId: payer.customerId,
      valueDate: dayMonthYear(order.valueDate),
      account: bankAccount(payer.account),
      name: bankText(payer.name),
      batch: order.number,
      reference: bankText(order.reference),
      direction: "C",
      type: "01",
    }),
    ...payments.map(({ reference, payee, amount }) =>
      fixedRecord(dbsGiroLayouts.detail, {
        transaction: "22",
        reference: bankText(reference, 35),
        bic: payee.bic,
        account: bankAccount(payee.account),
        name: bankText(payee.name),
        purpose: order.purpose,
        currency: "SGD",
        amount,
        details: bankText(order.reference),
        advice: "N",
        type: "10",
      }),
    ),
    fixedRecord(dbsGiroLayouts.trailer, {
      credits: count,
      creditTotal: total,
      debits: 0,
      debitTotal: 0,
      hash,
      type: "20",
    }),
  ];
  return {
    name: `DBS-GIRO-${order.valueDate.replaceAll("-", "")}-${String(order.number).padStart(5, "0")}.txt`,
    mediaType: "text/plain",
    // None after the last record.
    content: records.join("\r\n"),
    count,
    total,
    hash: hash.padStart(hashDigits, "0"),
  };
}

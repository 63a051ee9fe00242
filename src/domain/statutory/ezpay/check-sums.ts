/** Checks totals, donor counts and record counts of a CPF EZPay (FTP) file against its records. */
import type { EzpayRecord, Report } from "./faults.ts";
import { isPaymentCode, type PaymentCode, paymentCodes, type RecordType } from "./layout.ts";

/** Non-numeric values count as zero. */
export const sumOf = (records: readonly EzpayRecord[]): bigint =>
  records.reduce((total, { values: { amount = "" } }) => total + (/^\d+$/.test(amount) ? BigInt(amount) : 0n), 0n);

export function checkSums(records: readonly EzpayRecord[], report: Report): void {
  const of = (type: RecordType): EzpayRecord[] => records.filter((record) => record.type === type);
  const key = ({ values }: EzpayRecord, ...fields: string[]): string => fields.map((field) => values[field]).join(" ");
  const [summaries, details] = [of("summary"), of("detail")];
  const detailsOf = Map.groupBy(details, (detail) => key(detail, "month", "code"));
  const sums = new Map<string, bigint>();
  const paid = new Set<string>();
  for (const record of summaries) {
    const { number, values } = record;
    const payment = key(record, "month", "code");
    if (paid.has(payment)) report(number, "code", "twice");
    paid.add(payment);
    const code = values["code"] ?? "";
    if (!isPaymentCode(code)) continue;
    const parts = detailsOf.get(payment) ?? [];
    const sum = sums.get(payment) ?? sumOf(parts);
    sums.set(payment, sum);
    if (paymentCodes[code].details && sum !== sumOf([record])) report(number, "amount", "wrong-sum", String(sum));
    const donors = donorsOf(code, parts.length);
    if (Number(values["donors"]) !== donors) report(number, "donors", "wrong-donors", String(donors));
  }
  const seen = new Set<string>();
  for (const detail of details) {
    const { number } = detail;
    if (!paid.has(key(detail, "month", "code"))) report(number, "code", "no-summary");
    const own = key(detail, "month", "code", "account");
    if (seen.has(own)) report(number, "account", "twice");
    seen.add(own);
  }
  const total = sumOf(summaries);
  for (const { number, values } of of("trailer")) {
    if (Number(values["records"]) !== records.length) report(number, "records", "wrong-count", String(records.length));
    if (/^\d+$/.test(values["total"] ?? "") && BigInt(values["total"] ?? "") !== total)
      report(number, "total", "wrong-total", String(total));
  }
}

function donorsOf(code: PaymentCode, details: number): number {
  return paymentCodes[code].donors ? details : 0;
}

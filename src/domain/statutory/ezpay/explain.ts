/** Explains the verdict on a CPF EZPay (FTP) file: what was read, and the faults found by each kind of check. */
import { cents, code, count, type Ladder } from "../explanation.ts";
import { sumOf } from "./check-sums.ts";
import type { EzpayCheck, EzpayFaultCode } from "./faults.ts";
import { recordLength, type RecordType } from "./layout.ts";

const sums: readonly EzpayFaultCode[] = [
  "twice",
  "no-summary",
  "wrong-sum",
  "wrong-donors",
  "wrong-count",
  "wrong-total",
];
const values: readonly EzpayFaultCode[] = [
  "differs-from-header",
  "no-date",
  "no-month",
  "no-time",
  "out-of-range",
  "wrong-shape",
  "wrong-letter",
  "no-such-account",
  "must-be-zero",
  "must-be-blank",
  "missing",
];
const source = "ezpay-layout";
/** A valid file has one payment per code and month. */
const maxPayments = 100;

export function explainEzpay({ faults, records }: EzpayCheck, ladder: Ladder): void {
  const of = (type: RecordType) => records.filter((record) => record.type === type);
  const [summaries, details] = [of("summary"), of("detail")];
  const found = (codes: readonly EzpayFaultCode[]) =>
    count(faults.filter((fault) => codes.includes(fault.code)).length);
  const layout = faults.filter(({ code: fault }) => !sums.includes(fault) && !values.includes(fault)).length;
  ladder.push(
    {
      rule: "ezpay.records",
      inputs: {
        headers: count(of("header").length),
        summaries: count(summaries.length),
        details: count(details.length),
        trailers: count(of("trailer").length),
      },
      source,
      result: count(records.length),
    },
    { rule: "ezpay.layout", inputs: { columns: count(recordLength) }, source, result: count(layout) },
    { rule: "ezpay.values", inputs: { records: count(records.length) }, source, result: found(values) },
  );
  for (const { values: fields } of summaries.slice(0, maxPayments)) {
    const { month = "", code: payment = "", amount = "" } = fields;
    const parts = details.filter((detail) => detail.values["month"] === month && detail.values["code"] === payment);
    ladder.push({
      rule: "ezpay.payment",
      inputs: {
        payment: code(payment),
        forMonth: code(month),
        details: count(parts.length),
        sum: cents(Number(sumOf(parts))),
      },
      source,
      result: cents(/^\d+$/.test(amount) ? Number(amount) : 0),
    });
  }
  ladder.push(
    {
      rule: "ezpay.sums",
      inputs: { summaries: count(summaries.length), total: cents(Number(sumOf(summaries))) },
      source,
      result: found(sums),
    },
    { rule: "ezpay.verdict", inputs: { records: count(records.length) }, source, result: count(faults.length) },
  );
}

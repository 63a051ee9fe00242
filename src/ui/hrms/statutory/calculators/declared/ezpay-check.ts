/** Validates a CPF EZPay file. */
import { calculateEzpayFileOptions } from "#generated/hrms/hooks/calculators.ts";
import { declare, inputs, pageOnly } from "../calculator.ts";
import { FileInput } from "../file-input.tsx";

export const calculator = declare({
  name: "ezpay-check",
  family: "calculators-checks",
  fields: inputs({ file: pageOnly }, { file: { short: "f", kind: "own", control: FileInput } }),
  // The file as it is, with the spaces and line ends that belong to its records.
  toBody: (_body, { file }) => ({ text: file }),
  ask: calculateEzpayFileOptions,
  view: ({ valid, records, details, faultCount, faults, payments }, words) => ({
    headline: {
      label: words.say("result.file"),
      value: valid ? words.say("result.noFault") : words.say("result.faults", { count: faultCount }),
      tone: valid ? "good" : "bad",
    },
    groups: [
      {
        lines: [
          { label: words.say("result.records"), value: { number: records } },
          { label: words.say("result.details"), value: { number: details } },
        ],
      },
    ],
    tables: [
      {
        name: "ezpay-faults",
        caption: words.say("result.faultList"),
        columns: ["record", "columns", "field", "fault", "expected"].map((column) => words.say(`column.${column}`)),
        rows: faults.map(({ record, from, to, field, code, expected = "" }) => [
          { number: record },
          from === to ? String(from) : `${from}–${to}`,
          words.optional(`ezpayField.${field}`) ?? field,
          words.say(`ezpayFault.${code}`),
          expected,
        ]),
      },
      {
        name: "ezpay-payments",
        caption: words.say("result.payments"),
        columns: ["month", "code", "amount"].map((column) => words.say(`column.${column}`)),
        rows: payments.map(({ month, code, amount }) => [
          month,
          words.optional(`payment.${code}`) ?? code,
          amount === null ? "–" : { cents: amount },
        ]),
      },
    ],
  }),
});

/** Writes a CPF EZPay file from rows that are pasted or read from a file. */
import { writeEzpayFile } from "#generated/hrms/forms/calculators.ts";
import { writeEzpayFileOptions } from "#generated/hrms/hooks/calculators.ts";
import { readEzpayTable } from "#src/domain/statutory/ezpay/table.ts";
import { declare, inputs } from "../calculator.ts";
import * as ask from "../fields.ts";
import { FileInput } from "../file-input.tsx";

export const calculator = declare({
  name: "ezpay-file",
  family: "calculators-checks",
  fields: inputs(writeEzpayFile, {
    uen: { short: "u" },
    month: ask.month,
    employees: {
      // Kept out of the URL: it has names, identity numbers and pay.
      short: "e",
      kind: "own",
      control: FileInput,
      check: (t, value) => {
        const { rows, faults } = readEzpayTable(String(value));
        const [fault] = faults;
        if (fault) return t(`calculators-checks.table.${fault.code}`, { line: fault.line });
        return rows.length === 0 ? t("calculators-checks.table.columns", { line: 1 }) : undefined;
      },
    },
    sdl: { short: "s" },
    interest: { short: "i" },
    paymentType: { short: "p" },
    serial: { short: "n", required: true },
    adviceCode: { short: "a", required: true },
  }),
  toBody: ({ employees: _text, ...body }, { employees }) => ({
    ...body,
    employees: readEzpayTable(String(employees)).rows,
  }),
  ask: writeEzpayFileOptions,
  view: ({ name, content, records, total, sums, leftOut }, words) => ({
    headline: { label: words.say("result.fileReady"), value: name },
    download: { name, content },
    warnings: leftOut.length === 0 ? [] : [words.say("result.leftOut", { accounts: leftOut.join(", ") })],
    groups: [
      {
        lines: [
          ...sums.map(({ code, amount }) => ({
            label: words.optional(`payment.${code}`) ?? code,
            value: { cents: amount },
          })),
          { label: words.say("result.total"), value: { cents: total }, tone: "sum" as const },
          { label: words.say("result.records"), value: { number: records } },
        ],
      },
    ],
  }),
});

/** Payslips as PDF documents a minute, written by one thread: documents of different people, as a run has them. */
import { type PayslipDocument, payslipPages } from "#src/domain/payroll/files/payslip-document.ts";
import { noFigures } from "#src/domain/payroll/files/year-to-date.ts";
import { pdfPages } from "#src/handlers/hrms/shared/documents/pdf-pages.ts";
import { table } from "./table.ts";

const count = 1_000;
const wanted = 5_000;
const largest = 60_000;

const line = (code: string, kind: "earning" | "deduction" | "employer-cost", amount: number) => ({
  code,
  kind,
  amount,
  cpf: "none" as const,
  sdl: false,
  funds: false,
});

function documentOf(index: number): PayslipDocument {
  const [basic, overtime] = [250_000 + 1_000 * (index % 97), 12_300 + index];
  const gross = basic + 15_000 + overtime;
  return {
    language: "en",
    company: { name: "Merlion Trading Pte. Ltd.", uen: "201812345M", address: "10 Anson Road, Singapore 079903" },
    employee: {
      name: index % 10 === 0 ? `陈伟明 Tan Wei Ming ${index}` : `Adeline Goh Mei ${index}`,
      number: `E${index}`,
      idNumber: null,
      designation: "Senior Operations Executive",
      department: "Operations",
      joinedOn: "2021-03-01",
    },
    number: `2026-11 E${index}-1`,
    period: { from: "2026-11-01", to: "2026-11-30" },
    overtimePeriod: { from: "2026-10-21", to: "2026-11-20" },
    paidOn: ["2026-11-27"],
    basic: { rateType: "monthly", rate: basic },
    slip: {
      lines: [
        line("BASIC", "earning", basic),
        line("TRANSPORT", "earning", 15_000),
        line("OVERTIME", "earning", overtime),
        line("CPF_EMPLOYEE", "deduction", 56_000),
        line("CDAC", "deduction", 100),
        line("CPF_EMPLOYER", "employer-cost", 47_600),
        line("SDL", "employer-cost", 700),
      ],
      gross,
      deductions: 56_100,
      net: gross - 56_100,
    },
    names: new Map([["TRANSPORT", "Transport allowance"]]),
    hours: { normal: 9_120, overtime: 375 },
    payments: null,
    year: { ...noFigures, gross: 11 * gross, net: 11 * (gross - 56_100) },
    leave: [{ leaveType: "Annual leave", takenInPeriod: 960, takenInYear: 4_320, balance: 2_400 }],
    note: null,
    replaces: null,
    at: new Date("2026-11-26T02:00:00Z"),
  };
}

export async function documents(): Promise<void> {
  let size = 0;
  const write = async (from: number, to: number): Promise<number> => {
    const start = performance.now();
    for (let index = from; index < to; index += 1)
      size = Math.max(size, (await pdfPages(payslipPages(documentOf(index)))).length);
    return performance.now() - start;
  };
  // Fonts are opened by the first documents.
  const first = await write(0, 20);
  const took = await write(20, count);
  const perMinute = Math.round((60_000 * (count - 20)) / took);
  console.log(`Payslips as PDF, ${count} by one thread\n`);
  const result = table(
    ["", "result", "target"],
    [
      ["documents a minute", String(perMinute), `${wanted}`],
      ["milliseconds each", (took / (count - 20)).toFixed(1), ""],
      ["first 20, with fonts, in milliseconds", first.toFixed(0), ""],
      ["largest, in bytes", String(size), `below ${largest}`],
    ],
  );
  console.log(result);
}

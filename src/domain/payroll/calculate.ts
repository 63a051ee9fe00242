/** A payslip as a pure function of its input and the rates in force, and the explanation of each of its lines. */
import { firstDay, monthOf } from "../shared/calendar.ts";
import type { Ladder, Step } from "../statutory/explanation.ts";
import { deductionFaults } from "../statutory/pay/deductions.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { rowAt } from "../statutory/rates/dated.ts";
import { fundCodes } from "../statutory/rates/funds.ts";
import { adjustmentPay, wageClassOf } from "./adjustments.ts";
import { basicPay, termsOn } from "./basic-pay.ts";
import { contributions, wagesOf } from "./contributions.ts";
import { extraPay, grossDays } from "./extra-work.ts";
import { grossRateOf, itemPay } from "./item-lines.ts";
import { withOverrides } from "./overrides.ts";
import type { Payslip, PayslipFault, PayslipInput, PayslipLine, Trace } from "./payslip.ts";

/** Changes with each release that may change a result; stored with every run. */
export const engineVersion = 2;

const total = (lines: readonly PayslipLine[], kind: PayslipLine["kind"]): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.amount : 0), 0);

const amountsOf = (lines: readonly PayslipLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
const nothing = { lines: [], faults: [] };

const untraced: Trace = () => undefined;

export function calculatePayslip(input: PayslipInput, book: RateBook, trace: Trace = untraced): Payslip {
  const employment = rowAt(book.employment, firstDay(input.month));
  const grossRate = grossRateOf(input.items);
  const calculated = basicPay(input, grossRate, trace);
  const basicLines = withOverrides(input, calculated.lines);
  const set = amountsOf(basicLines) - amountsOf(calculated.lines);
  const basic = { ...calculated, lines: basicLines, earned: calculated.earned + set };
  const classOf = (day: string) => wageClassOf(input, day, book);
  const extra = input.itemsOnly === true ? nothing : extraPay(input, employment, classOf, trace);
  const { basic: monthly, rateType } = termsOn(input.terms, input.leftOn ?? `${input.month}-31`);
  const days =
    input.itemsOnly === true ? [] : grossDays(input, rateType === "monthly" ? monthly + grossRate : monthly, trace);
  const adjusted = input.itemsOnly === true ? [] : adjustmentPay(input, grossRate, book, employment, trace);
  const earned = [...basic.lines, ...withOverrides(input, [...extra.lines, ...days]), ...adjusted];
  const items = itemPay(input, basic, earned, employment);
  const earnings = [...earned, ...items.lines.filter(({ kind }) => kind === "earning")];
  const wages = wagesOf(earnings);
  const due = contributions(input, wages, basic, book, trace);
  const lines = [
    ...earnings,
    ...borneShare(input, due.lines),
    ...items.lines.filter(({ kind }) => kind !== "earning"),
    ...due.lines,
  ];
  const [gross, deductions] = [total(lines, "earning"), total(lines, "deduction")];
  const net = gross - deductions;
  const limits = limitFaults(input, items.lines, Math.max(0, total(earnings, "earning")), employment);
  return {
    lines,
    gross,
    deductions,
    net,
    employerCost: gross + total(lines, "employer-cost"),
    cpf: due.cpf,
    sdlWages: wages.sdl,
    fundWages: wages.funds,
    faults: [
      ...(net < 0 ? [{ code: "negative-net", net } as const] : []),
      ...limits,
      ...extra.faults,
      ...laterFaults(input, due.cpf),
      ...items.faults,
    ],
  };
}

/**
 * The employee's share of CPF that the employer bears: it is income like pay, but no wages, so that nothing is due on it. The share
 * itself stays a deduction, as it is contributed in the employee's name.
 */
function borneShare({ cpfPaidBy }: PayslipInput, due: readonly PayslipLine[]): PayslipLine[] {
  const amount = cpfPaidBy === "employer" ? amountsOf(due.filter(({ code }) => code === "CPF_EMPLOYEE")) : 0;
  return amount === 0 ? [] : [{ code: "CPF_BORNE", kind: "earning", amount, cpf: "none", sdl: false, funds: false }];
}

/** Additional wages belong to the month in which they become payable: those paid after the CPF month need a run of their own. */
function laterFaults({ month, payDate }: PayslipInput, cpf: Payslip["cpf"]): PayslipFault[] {
  const { additionalWages: amount, additionalSubject } = cpf;
  return monthOf(payDate) > month && amount > 0 && additionalSubject > 0
    ? [{ code: "additional-later", amount, payDate }]
    : [];
}

function limitFaults(
  { items }: PayslipInput,
  lines: readonly PayslipLine[],
  salary: number,
  employment: ReturnType<typeof rowAt<import("../statutory/rates/employment.ts").EmploymentTerms>>,
): PayslipFault[] {
  const grounds = new Map(items.map(({ item }) => [item.code, item.ground]));
  const deductions = lines.flatMap(({ code, kind, amount }) => {
    const ground = grounds.get(code);
    return kind === "deduction" && ground !== undefined && amount > 0 ? [{ kind: ground, amount }] : [];
  });
  if (deductions.length === 0) return [];
  return deductionFaults({ salary, deductions }, employment).map((limit) => ({ code: "deduction-limit", limit }));
}

/** The steps of each line by its code; those of the four funds together under `FUNDS`. */
export function explainPayslip(input: PayslipInput, book: RateBook): ReadonlyMap<string, readonly Step[]> {
  const ladders = new Map<string, Ladder>();
  calculatePayslip(input, book, (code) => {
    const known = ladders.get(code) ?? [];
    ladders.set(code, known);
    return known;
  });
  return ladders;
}

/** Where the explanation of a line is found. */
export const explanationOf = (code: string): string =>
  (fundCodes as readonly string[]).includes(code)
    ? "FUNDS"
    : code === "CPF_EMPLOYER" || code === "CPF_BORNE"
      ? "CPF_EMPLOYEE"
      : code === "PPF_EMPLOYER"
        ? "PPF_EMPLOYEE"
        : code;

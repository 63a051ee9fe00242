/** Drafts Form IR8A from the payslips of a year. */
import { yearOf } from "../../shared/calendar.ts";
import { ownLines, type PayslipLine } from "../payslip.ts";
import {
  centFields,
  dollarFields,
  type Ir8aAmount,
  type Ir8aRecord,
  type IrasPerson,
  otherParts,
  type TaxBox,
} from "./iras-record.ts";
import { type PaidSlip, sumOf } from "./paid-slip.ts";

export interface TaxYearInput {
  readonly year: number;
  readonly person: IrasPerson;
  readonly slips: readonly PaidSlip[];
  /** Boxes of pay items by their code. */
  readonly boxes: ReadonlyMap<string, TaxBox>;
  /** Total of Appendix 8A, whole dollars and cents. */
  readonly benefits?: number;
  /** Gains of Appendix 8B that are taxed with the form. */
  readonly gains?: number;
  /** Contributions that the Board refunds: the employer's are income, and the employee's are not compulsory. */
  readonly excess?: { readonly employer: number; readonly employee: number };
  readonly voluntaryCpf?: number;
  readonly lifeInsurance?: number;
  /** How cents are dropped; no published source was found: income down and deductions up unless the company sets it otherwise. */
  readonly rounding?: { readonly income: "down" | "half-up"; readonly deductions: "up" | "half-up" };
}

export interface TaxDraft {
  readonly record: Ir8aRecord;
  /** Items that were paid but belong to no box: they must be given one before the form is complete. */
  readonly unassigned: readonly string[];
}

const dollar = 100;
const rounded = (cents: number, how: "down" | "up" | "half-up"): number => {
  const ways = { down: Math.floor, up: Math.ceil, "half-up": Math.round } as const;
  return ways[how](cents / dollar) * dollar;
};

const fieldOf: Readonly<Record<Exclude<TaxBox, "not-taxed" | "benefit-in-kind">, Ir8aAmount>> = {
  salary: "salary",
  bonus: "bonus",
  "director-fees": "directorsFees",
  "transport-allowance": "transport",
  "entertainment-allowance": "entertainment",
  "other-allowance": "otherAllowances",
  commission: "commission",
  pension: "pension",
  gratuity: "gratuity",
  compensation: "compensation",
};

const boxOf = ({ code }: PayslipLine, boxes: TaxYearInput["boxes"]): TaxBox | undefined =>
  boxes.get(code) ?? ((ownLines as readonly string[]).includes(code) ? "salary" : undefined);

/** First and last day of the lines in a box, for fields that ask when something was paid. */
function daysOf(slips: readonly PaidSlip[], boxes: TaxYearInput["boxes"], box: TaxBox): readonly string[] {
  return slips
    .filter(({ lines }) =>
      lines.some((line) => line.kind === "earning" && boxOf(line, boxes) === box && line.amount !== 0),
    )
    .map(({ payDate }) => payDate)
    .sort();
}

export function draftIr8a(input: TaxYearInput): TaxDraft {
  const { year, person, boxes, rounding = { income: "down", deductions: "up" } } = input;
  const slips = input.slips.filter(({ month }) => yearOf(month) === year);
  const sums = Object.fromEntries([...dollarFields, ...centFields].map((field) => [field, 0])) as Record<
    Ir8aAmount,
    number
  >;
  const unassigned = new Set<string>();
  for (const line of slips.flatMap(({ lines }) => lines)) {
    if (line.kind !== "earning") continue;
    const box = boxOf(line, boxes);
    if (box === undefined) unassigned.add(line.code);
    else if (box !== "not-taxed" && box !== "benefit-in-kind") sums[fieldOf[box]] += line.amount;
  }
  const lines = slips.flatMap((slip) => slip.lines);
  const commissions = daysOf(slips, boxes, "commission");
  sums.benefits = input.benefits ?? 0;
  sums.gainsEmployment = input.gains ?? 0;
  sums.excessCpf = input.excess?.employer ?? 0;
  for (const field of ["salary", "bonus", "directorsFees"] as const)
    sums[field] = rounded(sums[field], rounding.income);
  sums.others = rounded(
    otherParts.reduce((total, field) => total + sums[field], 0),
    rounding.income,
  );
  const deduct = (cents: number): number => rounded(cents, rounding.deductions);
  sums.mbf = deduct(sumOf(lines, "MBMF"));
  sums.donation = deduct(sumOf(lines, "CDAC", "ECF", "SINDA"));
  sums.cpf = deduct(sumOf(lines, "CPF_EMPLOYEE") - (input.excess?.employee ?? 0));
  sums.voluntaryCpf = deduct(input.voluntaryCpf ?? 0);
  sums.insurance = deduct(input.lifeInsurance ?? 0);
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const ceasedOn = person.ceasedOn ?? null;
  return {
    unassigned: [...unassigned].sort(),
    record: {
      ...sums,
      person,
      year,
      from: person.startedOn > first ? person.startedOn : first,
      to: ceasedOn !== null && ceasedOn < last ? ceasedOn : last,
      appendix8a: sums.benefits > 0,
      ir8s: false,
      section45: false,
      taxBorne: "N",
      approval: false,
      approvedOn: null,
      cessationProvisions: false,
      remission: null,
      commissionBasis: commissions.length === 0 ? null : commissions.length >= 12 ? "M" : "O",
      commissionFrom: commissions[0] ?? null,
      commissionTo: commissions.at(-1) ?? null,
      bonusDate: daysOf(slips, boxes, "bonus").at(-1) ?? null,
      feeDate: daysOf(slips, boxes, "director-fees").at(-1) ?? null,
      fundName: null,
      pensionFundName: null,
      bank: null,
      remark: null,
    },
  };
}

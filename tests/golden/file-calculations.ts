/** Calculations of the golden cases of payroll files: cases say a payslip in a few words. */
import { companyShares } from "#src/domain/payroll/company-shares.ts";
import { bankDayAfter, bankDayOnOrBefore } from "#src/domain/payroll/files/bank-days.ts";
import { bankFaults } from "#src/domain/payroll/files/bank-faults.ts";
import { type BankFormatName, bankFormats, writeBankFile } from "#src/domain/payroll/files/bank-formats.ts";
import type { BankOrder } from "#src/domain/payroll/files/bank-order.ts";
import { type PayShare, splitPay } from "#src/domain/payroll/files/bank-split.ts";
import { bankText } from "#src/domain/payroll/files/bank-text.ts";
import { type CpfLinesSettings, cpfLines, type CpfPayee } from "#src/domain/payroll/files/cpf-lines.ts";
import {
  type AwsTerms,
  awsOf,
  finalSettlement,
  noticeEnd,
  type NoticeLength,
  retrenchmentBenefit,
  type SettlementInput,
  workingDays,
} from "#src/domain/payroll/files/final-settlement.ts";
import { type Appendix8a, appendix8aFaults, benefitTotals } from "#src/domain/payroll/files/iras-appendix-8a.ts";
import { appendix8bFaults, gainTotals, type ShareGain } from "#src/domain/payroll/files/iras-appendix-8b.ts";
import { type ClearanceFacts, clearanceOf, ir21DueOn, withholding } from "#src/domain/payroll/files/iras-ir21.ts";
import { ir8aFaults } from "#src/domain/payroll/files/iras-ir8a-faults.ts";
import { draftIr8a, type TaxYearInput } from "#src/domain/payroll/files/iras-ir8a.ts";
import type { Ir8aRecord, IrasPerson, TaxBox } from "#src/domain/payroll/files/iras-record.ts";
import { type CostShare, type JournalAccounts, payrollJournal, splitCents } from "#src/domain/payroll/files/journal.ts";
import { leaveSummary } from "#src/domain/payroll/files/leave-summary.ts";
import { monthDues } from "#src/domain/payroll/files/levies.ts";
import type { SplitLeg } from "#src/domain/people/shared/records.ts";
import type { PaidSlip } from "#src/domain/payroll/files/paid-slip.ts";
import { runVariance } from "#src/domain/payroll/files/variance.ts";
import { yearToDate } from "#src/domain/payroll/files/year-to-date.ts";
import type { LineKind } from "#src/domain/payroll/pay-item.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { journalAccounts } from "../support/journal-accounts.ts";
import { inputOf, type PayslipCase } from "./payslips.ts";

/** Amounts by code: earnings, deductions and what the employer pays besides. */
export interface SlipCase {
  readonly who?: string;
  readonly month?: string;
  readonly payDate?: string;
  readonly pay?: Readonly<Record<string, number>>;
  readonly less?: Readonly<Record<string, number>>;
  readonly cost?: Readonly<Record<string, number>>;
  readonly additional?: readonly string[];
  readonly subject?: readonly [ordinary: number, additional: number];
  readonly costs?: readonly CostShare[];
}

export function slipOf(given: SlipCase, month: string): PaidSlip & { readonly costs: readonly CostShare[] } {
  const { who = "E0001", additional = [], costs = [{ department: null, project: null, share: 1_000_000 }] } = given;
  const lines = (amounts: Readonly<Record<string, number>> = {}, kind: LineKind) =>
    Object.entries(amounts).map(([code, amount]) => ({
      code,
      kind,
      amount,
      cpf: kind !== "earning" ? ("none" as const) : additional.includes(code) ? "additional" : "ordinary",
      sdl: kind === "earning",
      funds: kind === "earning",
    }));
  const all = [
    ...lines(given.pay, "earning"),
    ...lines(given.less, "deduction"),
    ...lines(given.cost, "employer-cost"),
  ];
  const sum = (counts: (line: (typeof all)[number]) => boolean): number =>
    all.reduce((total, line) => total + (counts(line) ? line.amount : 0), 0);
  const gross = sum(({ kind }) => kind === "earning");
  const deductions = sum(({ kind }) => kind === "deduction");
  const wages = { ordinary: sum(({ cpf }) => cpf === "ordinary"), additional: sum(({ cpf }) => cpf === "additional") };
  return {
    employmentId: who,
    employeeNo: who,
    name: `Name of ${who}`,
    month: given.month ?? month,
    payDate: given.payDate ?? `${given.month ?? month}-28`,
    lines: all as PaidSlip["lines"],
    gross,
    deductions,
    net: gross - deductions,
    employerCost: gross + sum(({ kind }) => kind === "employer-cost"),
    cpf: {
      ordinaryWages: wages.ordinary,
      additionalWages: wages.additional,
      ordinarySubject: given.subject?.[0] ?? wages.ordinary,
      additionalSubject: given.subject?.[1] ?? wages.additional,
    },
    costs,
  };
}

const accounts: JournalAccounts = {
  postings: journalAccounts,
  items: { BONUS: "6010", UNION: "2140" },
};

export const person: IrasPerson = {
  idType: "1",
  id: "S1234567D",
  name: "Tan Wei Ming",
  addressType: "L",
  block: "12",
  street: "Anson Road",
  postalCode: "079903",
  nationality: "301",
  sex: "M",
  birthDate: "1985-04-18",
  designation: "Engineer",
  startedOn: "2020-03-02",
};

export type TaxCase = Omit<Partial<TaxYearInput>, "slips" | "boxes" | "person"> & {
  readonly slips: readonly SlipCase[];
  readonly boxes?: Readonly<Record<string, TaxBox>>;
  readonly person?: Partial<IrasPerson>;
};

export function taxDraft({ slips, boxes = {}, person: own, ...rest }: TaxCase, year: string) {
  return draftIr8a({
    ...rest,
    year: Number(year),
    person: { ...person, ...own },
    slips: slips.map((slip) => slipOf(slip, `${year}-01`)),
    boxes: new Map(Object.entries(boxes)),
  });
}

const order: BankOrder = {
  payer: { name: "Straits Trading", account: "0721234567", bic: "DBSSSGSGXXX", customerId: "STRAITS01" },
  clearing: "giro",
  purpose: "SALA",
  createdOn: "2026-11-26",
  createdAt: "173005",
  valueDate: "2026-11-27",
  number: 1,
  reference: "SALARY NOV 2026",
  payments: [
    { reference: "E0001", amount: 399_850, payee: { name: "Tan", account: "0729876543", bic: "DBSSSGSGXXX" } },
  ],
};
type BankCase = Partial<Omit<BankOrder, "payer">> & {
  readonly format: BankFormatName;
  readonly payer?: Partial<BankOrder["payer"]>;
  readonly holidays?: readonly string[];
  readonly patterns?: Readonly<Record<string, string>>;
};
const orderOf = ({
  payer,
  format: _format,
  holidays: _holidays,
  patterns: _patterns,
  ...given
}: BankCase): BankOrder => ({
  ...order,
  ...given,
  payer: { ...order.payer, ...payer },
});

const noBenefits: Appendix8a = {
  person,
  residence: null,
  utilities: 0,
  driver: 0,
  servant: 0,
  hotel: 0,
  hotelByEmployee: 0,
  homeLeave: 0,
  interest: 0,
  insurance: 0,
  holidays: 0,
  education: 0,
  awards: 0,
  club: 0,
  assetGains: 0,
  carCost: 0,
  carBenefit: 0,
  other: 0,
  remark: null,
};

type SettlementCase = Omit<Partial<SettlementInput>, "payslip" | "holidays"> & {
  readonly payslip: PayslipCase;
  readonly leftOn: string;
  readonly holidays?: readonly string[];
};

function settlementFigures({ payslip, leftOn, holidays = [], ...given }: SettlementCase, month: string): unknown {
  const base = inputOf({ left: leftOn, ...payslip }, month, singapore);
  const { payslip: whole, ...rest } = finalSettlement(
    {
      how: "notice-served",
      gross: { amount: payslip.basic, daysPerWeek: payslip.daysPerWeek ?? 5 },
      unserved: null,
      aws: null,
      retrenchment: 0,
      recoveries: [],
      taxClearance: false,
      ...given,
      payslip: base,
      leftOn,
      holidays: new Set(holidays),
    },
    singapore,
  );
  const { gross, deductions, net, lines, faults } = whole;
  const amounts = Object.fromEntries(lines.map(({ code, amount }) => [code, amount]));
  return { gross, deductions, net, lines: amounts, faults: faults.map(({ code }) => code), ...rest };
}

export const of =
  <T>(answer: (input: T, date: string) => unknown) =>
  (input: Record<string, unknown>, date: string) =>
    answer(input as T, date);
export const codes = (faults: Iterable<{ pointer: string; code: string }>): string[] =>
  [...faults].map(({ pointer, code }) => `${pointer} ${code}`);

export const fileCalculations: Readonly<Record<string, (input: Record<string, unknown>, date: string) => unknown>> = {
  "bank-day": of(({ holidays = [] }: { holidays?: readonly string[] }, date) => ({
    onOrBefore: bankDayOnOrBefore(date, new Set(holidays)),
    next: bankDayAfter(date, 1, new Set(holidays)),
  })),
  "bank-text": of(({ text, length }: { text: string; length?: number }) => bankText(text, length)),
  "bank-faults": of((input: BankCase) =>
    codes(
      bankFaults(orderOf(input), bankFormats[input.format], {
        holidays: new Set(input.holidays),
        patterns: new Map(Object.entries(input.patterns ?? {})),
      }),
    ),
  ),
  "bank-columns": of(({ columns, ...input }: BankCase & { columns: Readonly<Record<string, string>> }) => {
    const lines = writeBankFile(input.format, orderOf(input)).content.split("\r\n");
    return Object.fromEntries(
      Object.keys(columns).map((place) => {
        const [line = 1, from = 1, to = 1] = place.split(/[:-]/).map(Number);
        return [place, (lines.at(line > 0 ? line - 1 : line) ?? "").slice(from - 1, to)];
      }),
    );
  }),
  "bank-split": of(({ payable, shares }: { payable: number; shares: readonly PayShare[] }) =>
    splitPay(payable, shares),
  ),
  "company-shares": of(
    ({
      day,
      gross,
      legs,
    }: {
      day: string;
      gross: number;
      legs: readonly (Partial<SplitLeg> & { readonly companyId: string })[];
    }) => {
      const given = legs.map((leg) => ({ percent: null, amount: null, from: "2020-01-01", to: null, ...leg }));
      const shares = companyShares(given, { day, gross, payer: "A" });
      return Object.fromEntries(shares.map(({ companyId, share }) => [companyId, share]));
    },
  ),
  "split-cents": of(({ amount, shares }: { amount: number; shares: number[] }) => splitCents(amount, shares)),
  journal: of(
    (
      {
        slips,
        by = { departments: false, projects: false },
        sdlDue,
      }: {
        slips: readonly SlipCase[];
        by?: { departments: boolean; projects: boolean };
        sdlDue?: number;
      },
      month,
    ) =>
      payrollJournal({
        slips: slips.map((slip) => slipOf(slip, month)),
        accounts,
        by,
        ...(sdlDue !== undefined && { sdlDue }),
      }).entries.map(({ account, company, department, project, amount }) => [
        [account, company, department, project].filter((part) => part !== null).join(" "),
        amount,
      ]),
  ),
  variance: of(
    (
      {
        before,
        now,
        amount = 1,
        share = 1,
      }: { before: readonly SlipCase[]; now: readonly SlipCase[]; amount?: number; share?: number },
      month,
    ) => {
      const slips = (cases: readonly SlipCase[]) => cases.map((each) => slipOf(each, month));
      return runVariance(slips(before), slips(now), { amount, share }).map((each) => [
        each.employeeNo,
        each.code,
        each.before,
        each.now,
        each.share,
        each.reason,
      ]);
    },
  ),
  "cpf-lines": of(
    (
      {
        payees,
        settings,
      }: {
        payees: readonly (Omit<CpfPayee, "slips"> & { readonly slips: readonly SlipCase[] })[];
        settings?: CpfLinesSettings;
      },
      month,
    ) =>
      cpfLines(
        month,
        payees.map((payee) => ({
          ...payee,
          name: payee.account,
          leftOn: payee.leftOn ?? null,
          slips: payee.slips.map((slip) => slipOf(slip, month)),
        })),
        settings,
      ),
  ),
  "month-dues": of(({ slips, holidays = [] }: { slips: readonly SlipCase[]; holidays?: readonly string[] }, month) =>
    monthDues(
      month,
      slips.map((slip) => slipOf(slip, month)),
      singapore,
      new Set(holidays),
    ).map(({ kind, people, amount, payBy }) => [kind, people, amount, payBy]),
  ),
  "year-to-date": of(
    ({ slips, opening }: { slips: readonly SlipCase[]; opening?: Parameters<typeof yearToDate>[2] }, month) =>
      yearToDate(
        slips.map((slip) => slipOf(slip, month)),
        month,
        opening,
      ),
  ),
  "leave-summary": of(
    ({ period, ...leave }: Parameters<typeof leaveSummary>[0] & { period: { from: string; to: string } }) =>
      leaveSummary(leave, period),
  ),
  ir8a: of((input: TaxCase, year) => {
    const { record, unassigned } = taxDraft(input, year);
    return { ...record, unassigned };
  }),
  "ir8a-faults": of(({ change = {}, ...input }: TaxCase & { change?: Partial<Ir8aRecord> }, year) =>
    codes(ir8aFaults({ ...taxDraft(input, year).record, ...change })),
  ),
  "appendix-8a": of((input: Partial<Appendix8a>, year) => ({
    ...benefitTotals({ ...noBenefits, ...input }),
    faults: codes(appendix8aFaults({ ...noBenefits, ...input }, Number(year))),
  })),
  "appendix-8b": of(({ gains }: { gains: readonly ShareGain[] }, year) => ({
    ...gainTotals(gains),
    faults: codes(appendix8bFaults(gains, Number(year))),
  })),
  clearance: of((input: ClearanceFacts) => clearanceOf(input)),
  "ir21-due": of(({ knownOn }: { knownOn: string }, ceasesOn) => ir21DueOn(ceasesOn, knownOn)),
  withholding: of(({ moneys, tax }: { moneys: Parameters<typeof withholding>[1]; tax: number | null }, knownOn) =>
    withholding(knownOn, moneys, tax),
  ),
  "notice-end": of((input: NoticeLength, givenOn) => noticeEnd(givenOn, input)),
  "working-days": of(({ to }: { to: string }, from) => workingDays(from, to)),
  aws: of(({ joinedOn, ...terms }: AwsTerms & { joinedOn: string }, leftOn) => awsOf(terms, joinedOn, leftOn)),
  retrenchment: of(({ monthly, years, weeks }: { monthly: number; years: number; weeks: number }) =>
    retrenchmentBenefit(monthly, years, weeks),
  ),
  settlement: of(settlementFigures),
};

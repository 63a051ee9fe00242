/** CPF, levies and funds of a month: the month counts as a whole, less what its other payslips have contributed. */
import { firstDay, lastDay, monthOf } from "../shared/calendar.ts";
import { conversionWages } from "../statutory/cpf/conversion.ts";
import { cpfMonth, cpfRowsAt } from "../statutory/cpf/month.ts";
import { cpfYear } from "../statutory/cpf/year.ts";
import { fundContributions } from "../statutory/funds/contribution.ts";
import { ppfMonth } from "../statutory/funds/ppf.ts";
import { levyMonth, monthlyLevy } from "../statutory/levies/foreign-worker.ts";
import { sdlLevy } from "../statutory/levies/sdl.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { rowAt } from "../statutory/rates/dated.ts";
import type { BasicPay } from "./basic-pay.ts";
import type { MonthSoFar, Payslip, PayslipInput, PayslipLine, Trace } from "./payslip.ts";

const noMonth: MonthSoFar = {
  ordinaryWages: 0,
  additionalWages: 0,
  cpfEmployee: 0,
  cpfEmployer: 0,
  sdlWages: 0,
  sdl: 0,
  fundWages: 0,
  funds: {},
  levy: 0,
};

const uncounted = { cpf: "none", sdl: false, funds: false } as const;
const line = (code: PayslipLine["code"], kind: PayslipLine["kind"], amount: number): PayslipLine[] =>
  amount === 0 ? [] : [{ code, kind, amount, ...uncounted }];

export interface Wages {
  readonly ordinary: number;
  readonly additional: number;
  readonly sdl: number;
  readonly funds: number;
  readonly gross: number;
}

export function wagesOf(lines: readonly PayslipLine[]): Wages {
  const sum = (counts: (line: PayslipLine) => boolean): number =>
    lines.reduce((total, each) => total + (each.kind === "earning" && counts(each) ? each.amount : 0), 0);
  return {
    ordinary: sum(({ cpf }) => cpf === "ordinary"),
    additional: sum(({ cpf }) => cpf === "additional"),
    sdl: sum(({ sdl }) => sdl),
    funds: sum(({ funds }) => funds),
    gross: sum(() => true),
  };
}

interface Contributions {
  readonly lines: readonly PayslipLine[];
  readonly cpf: Payslip["cpf"];
}

export function contributions(
  input: PayslipInput,
  wages: Wages,
  basic: BasicPay,
  book: RateBook,
  trace: Trace,
): Contributions {
  const before = input.monthSoFar ?? noMonth;
  const cpf = cpfOf(input, wages, before, book, trace);
  const sdl = input.sdlLiable
    ? sdlLevy(
        Math.max(0, before.sdlWages + wages.sdl),
        rowAt(book.sdl, firstDay(input.month)),
        input.settings.sdlRounding,
        trace("SDL"),
      ) - before.sdl
    : 0;
  return {
    cpf: cpf.cpf,
    lines: [
      ...cpf.lines,
      ...fundLines(input, wages, before, book, trace),
      ...ppfLines(input, wages, basic, book, trace),
      ...line("SDL", "employer-cost", sdl),
      ...line("FOREIGN_WORKER_LEVY", "employer-cost", levyOf(input, book, trace) - before.levy),
    ],
  };
}

function cpfOf(input: PayslipInput, wages: Wages, before: MonthSoFar, book: RateBook, trace: Trace): Contributions {
  const { month, person, yearSoFar, opening, settings, leftOn } = input;
  const own = converted(input, {
    ordinaryWages: Math.max(0, before.ordinaryWages + wages.ordinary),
    additionalWages: Math.max(0, before.additionalWages + wages.additional),
  });
  const { estimate: method, declaredOrdinaryWages: declared } = settings;
  const leaving = leftOn != null && monthOf(leftOn).slice(0, 4) === month.slice(0, 4) ? monthOf(leftOn) : undefined;
  const ladder = trace("CPF_EMPLOYEE");
  const year = cpfYear(
    {
      year: Number(month.slice(0, 4)),
      person,
      months: [...yearSoFar, { month, ...own }],
      ...(opening && { opening }),
      ...(leaving !== undefined && (leaving <= month ? { lastMonth: leaving } : { expectedLastMonth: leaving })),
      ...(method && { method }),
      ...(declared !== undefined && { declared }),
    },
    book.cpf,
    ladder,
  );
  const result = year.months.at(-1);
  if (result === undefined) throw new RangeError("A year without its last month");
  // The year shows how the ceiling came about; the month's own steps follow.
  if (ladder)
    cpfMonth({ month, person, ...own, additionalRoom: result.additionalRoom }, cpfRowsAt(book.cpf, month), ladder);
  const settles = year.recomputedIn === month;
  const missing = settles ? year.shortfall : [];
  const extra = (share: "employee" | "employer"): number => missing.reduce((total, each) => total + each[share], 0);
  return {
    lines: [
      ...line("CPF_EMPLOYEE", "deduction", result.employee + extra("employee") - before.cpfEmployee),
      ...line("CPF_EMPLOYER", "employer-cost", result.employer + extra("employer") - before.cpfEmployer),
    ],
    cpf: {
      ordinaryWages: own.ordinaryWages - before.ordinaryWages,
      additionalWages: own.additionalWages - before.additionalWages,
      ordinarySubject: result.ordinarySubject,
      additionalSubject: result.additionalSubject,
      excess: settles ? year.excess : [],
    },
  };
}

/** In the month of conversion, only wages from that day on are subject to CPF. */
function converted(
  { month, person, grid, payDate }: PayslipInput,
  wages: { readonly ordinaryWages: number; readonly additionalWages: number },
): { readonly ordinaryWages: number; readonly additionalWages: number; readonly bandWages?: number } {
  const { residency, prSince } = person;
  if (residency !== "pr" || prSince == null || monthOf(prSince) !== month || prSince === firstDay(month)) return wages;
  const working = (from: string): number =>
    grid
      .filter(({ date }) => date >= from)
      .flatMap(({ halves }) => halves)
      .filter((half) => half.working && half.status !== "not-employed").length;
  return conversionWages({
    ...wages,
    convertedOn: prSince,
    additionalPayableOn: payDate,
    unitsInMonth: working(firstDay(month)),
    unitsFromDay: working(prSince),
  });
}

function fundLines(
  { month, fund, settings }: PayslipInput,
  wages: Wages,
  before: MonthSoFar,
  book: RateBook,
  trace: Trace,
): PayslipLine[] {
  const due = fundContributions(
    fund,
    Math.max(0, before.fundWages + wages.funds),
    month,
    book.funds,
    settings.funds,
    trace("FUNDS"),
  );
  return due.flatMap(({ fund: code, amount }) => line(code, "deduction", amount - (before.funds[code] ?? 0)));
}

function ppfLines(
  { month, person, joinedOn, inPpf, ppfShares }: PayslipInput,
  wages: Wages,
  basic: BasicPay,
  book: RateBook,
  trace: Trace,
): PayslipLine[] {
  if (!inPpf) return [];
  const { employee, employer } = ppfMonth(
    {
      month,
      birthDate: person.birthDate,
      joinedOn,
      basic: basic.earned,
      gross: Math.max(0, wages.gross),
      ...(ppfShares && { own: ppfShares }),
    },
    rowAt(book.ppf, firstDay(month)),
    trace("PPF_EMPLOYEE"),
  );
  return [...line("PPF_EMPLOYEE", "deduction", employee), ...line("PPF_EMPLOYER", "employer-cost", employer)];
}

function levyOf({ month, passes }: PayslipInput, book: RateBook, trace: Trace): number {
  const terms = rowAt(book.levy.terms, firstDay(month));
  return passes
    .filter(
      ({ issuedOn, cancelledOn }) =>
        issuedOn <= lastDay(month) && (cancelledOn == null || cancelledOn > firstDay(month)),
    )
    .reduce((total, { pass, monthly: agreed, issuedOn, cancelledOn = null }) => {
      if (pass === undefined && agreed === undefined) return total;
      const monthly = pass === undefined ? { value: agreed ?? 0, ref: terms.ref } : monthlyLevy(pass, month, book.levy);
      return total + levyMonth({ month, issuedOn, cancelledOn }, monthly, terms, trace("FOREIGN_WORKER_LEVY")).amount;
    }, 0);
}

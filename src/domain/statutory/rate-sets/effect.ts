/** The effect of a rate set on sample wages: results with and without it. */
import { addMonths, firstDay, monthOf, shiftMonth, shiftYears } from "../../shared/calendar.ts";
import { cpfMonth, cpfRowsAt } from "../cpf/month.ts";
import type { CpfPerson } from "../cpf/person.ts";
import { ppfMonth } from "../funds/ppf.ts";
import { sdlLevy } from "../levies/sdl.ts";
import type { RateBook } from "../rates/book.ts";
import { rowAt } from "../rates/dated.ts";
import type { FundCode } from "../rates/funds.ts";
import { RuleError } from "../../shared/rule-error.ts";
import { hasEffect } from "./rate-columns.ts";
import type { RateKind, RateSet } from "./rate-set.ts";
import { bookOf, ppfOf } from "./set-book.ts";

export interface Shares {
  readonly employee: number;
  readonly employer: number;
}

/** A sample employee; values the kind does not need are null. */
interface SampleGroup {
  readonly age: number | null;
  readonly service: number | null;
}

export interface RateEffect {
  readonly month: string;
  readonly groups: readonly SampleGroup[];
  readonly rows: readonly {
    readonly wages: number;
    readonly cells: readonly { readonly before: Shares | null; readonly after: Shares | null }[];
  }[];
}

export interface Sample {
  readonly wages: readonly number[];
  readonly ages: readonly number[];
  /** CPF table of the employees. */
  readonly table: number;
}

/** Completed years of service for private provident fund samples. */
const services = [2, 6];
const fundOf: Partial<Record<RateKind, FundCode>> = { cdac: "CDAC", ec: "ECF", mbm: "MBMF", sinda: "SINDA" };

/** `others` are the other active sets; months starting before the set are skipped. */
export function rateEffect(base: RateBook, others: readonly RateSet[], set: RateSet, sample: Sample): RateEffect {
  const begins = monthOf(set.effectiveFrom);
  const month = set.effectiveFrom === firstDay(begins) ? begins : shiftMonth(begins, 1);
  const groups = groupsOf(set.kind, sample);
  const before = sharesBy(base, others, set.kind, month, sample.table);
  const after = sharesBy(
    base,
    [...others.filter(({ kind, effectiveFrom }) => kind !== set.kind || effectiveFrom < set.effectiveFrom), set],
    set.kind,
    month,
    sample.table,
  );
  const rows = !hasEffect(set.kind)
    ? []
    : sample.wages.map((wages) => ({
        wages,
        cells: groups.map((group) => ({ before: before(wages, group), after: after(wages, group) })),
      }));
  return { month, groups, rows };
}

function groupsOf(kind: RateKind, { ages }: Sample): SampleGroup[] {
  if (kind.startsWith("cpf")) return ages.map((age) => ({ age, service: null }));
  if (kind === "ppf") return ages.flatMap((age) => services.map((service) => ({ age, service })));
  return [{ age: null, service: null }];
}

type ShareOf = (wages: number, group: SampleGroup) => Shares | null;

function sharesBy(base: RateBook, sets: readonly RateSet[], kind: RateKind, month: string, table: number): ShareOf {
  const book = bookOf(base, sets);
  const share = (wages: number, { age, service }: SampleGroup): Shares => {
    const birthDate = `${shiftMonth(shiftYears(month, -(age ?? 30)), -6)}-15`;
    if (kind === "sdl") return { employee: 0, employer: sdlLevy(wages, rowAt(book.sdl, firstDay(month))) };
    if (kind === "ppf") {
      const joinedOn = addMonths(firstDay(month), -12 * (service ?? 0) - 1);
      const { employee, employer } = ppfMonth(
        { month, birthDate, joinedOn, basic: wages, gross: wages },
        rowAt(ppfOf(sets), firstDay(month)),
      );
      return { employee, employer };
    }
    const fund = fundOf[kind];
    if (fund !== undefined) {
      const { bands } = rowAt(book.funds[fund], firstDay(month)).value;
      return { employee: bands.find(({ upTo }) => upTo === null || wages <= upTo)?.amount ?? 0, employer: 0 };
    }
    const person = { birthDate, ...stageOf(table, month) };
    const { employee, employer } = cpfMonth(
      { month, person, ordinaryWages: wages, additionalWages: 0, additionalRoom: 0 },
      cpfRowsAt(book.cpf, month),
    );
    return { employee, employer };
  };
  return (wages, group) => {
    try {
      return share(wages, group);
    } catch (error) {
      // There may be no rates before the first set or for an age.
      if (error instanceof RuleError) return null;
      throw error;
    }
  };
}

/** A person the table applies to. */
function stageOf(table: number, month: string): Omit<CpfPerson, "birthDate"> {
  if (table === 1) return { residency: "citizen" };
  const secondYear = table === 3 || table === 5;
  return {
    residency: "pr",
    prSince: `${shiftMonth(month, secondYear ? -18 : -6)}-01`,
    prOption: table > 3 ? "FG" : "GG",
  };
}

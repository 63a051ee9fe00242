/** Which CPF table and age band apply to a person in a month. */
import { firstDay, isDate, monthOf, mustBeDate, shiftMonth, shiftYears } from "../../shared/calendar.ts";
import { code, date, type Ladder, month as monthQuantity } from "../explanation.ts";
import type { CpfAgeBand, CpfTableNumber } from "../rates/cpf.ts";
import type { Picked } from "../rates/dated.ts";
import { RuleError } from "../../shared/rule-error.ts";

/** Rates of a permanent resident's first two years: both graduated (default), employer full, or both full. */
export type PrOption = "GG" | "FG" | "FF";

export interface CpfPerson {
  readonly birthDate: string;
  readonly residency: "citizen" | "pr" | "foreigner";
  /** Date of the entry permit; required for permanent residents. */
  readonly prSince?: string | null;
  readonly prOption?: PrOption;
}

export interface CpfStage {
  /** Null if no CPF is due. */
  readonly table: CpfTableNumber | null;
  /** 1, 2 or 3 (third and later) for a permanent resident. */
  readonly prYear: 1 | 2 | 3 | null;
  readonly reason: "citizen" | "pr" | "foreigner" | "not-yet-pr";
}

const byOption = { GG: [2, 3], FG: [4, 5], FF: [1, 1] } as const satisfies Record<
  PrOption,
  readonly [CpfTableNumber, CpfTableNumber]
>;

/** First days of years 2 and 3: year 1 ends with the month of the first anniversary, year 2 with that of the second. */
export function prYearStarts(since: string): { readonly second: string; readonly third: string } {
  const granted = monthOf(since);
  return { second: firstDay(shiftMonth(granted, 13)), third: firstDay(shiftMonth(granted, 25)) };
}

function prYear(since: string, month: string): 1 | 2 | 3 | null {
  if (month < monthOf(since)) return null;
  const { second, third } = prYearStarts(since);
  if (month < monthOf(second)) return 1;
  return month < monthOf(third) ? 2 : 3;
}

export function cpfStage(person: CpfPerson, month: string, ladder?: Ladder): CpfStage {
  const stage = findStage(person, month);
  ladder?.push({
    rule: "cpf.table",
    inputs: {
      month: monthQuantity(month),
      residency: code(person.residency),
      ...(person.residency === "pr" && {
        prSince: date(person.prSince ?? ""),
        prYear: code(String(stage.prYear ?? 0)),
        option: code(person.prOption ?? "GG"),
      }),
    },
    source: "cpf-pr-years",
    result: code(stage.table === null ? "none" : String(stage.table)),
  });
  return stage;
}

function findStage(person: CpfPerson, month: string): CpfStage {
  if (person.residency === "citizen") return { table: 1, prYear: null, reason: "citizen" };
  if (person.residency === "foreigner") return { table: null, prYear: null, reason: "foreigner" };
  if (person.prSince == null) throw new RuleError("pr-date-missing", "prSince");
  mustBeDate("prSince", person.prSince);
  const year = prYear(person.prSince, month);
  if (year === null) return { table: null, prYear: null, reason: "not-yet-pr" };
  return { table: year === 3 ? 1 : (byOption[person.prOption ?? "GG"][year - 1] ?? 1), prYear: year, reason: "pr" };
}

/** Index of the age band; a new band starts in the month after the birthday. */
export function cpfAgeBand(
  birthDate: string,
  month: string,
  bands: Picked<readonly CpfAgeBand[]>,
  ladder?: Ladder,
): number {
  if (!isDate(birthDate)) throw new RuleError("not-a-date", "birthDate", { given: birthDate });
  const born = monthOf(birthDate);
  if (born > month) throw new RuleError("born-later", "birthDate", { birthDate, month });
  const band = bands.value.findLastIndex(({ above }) => above === null || month > shiftYears(born, above));
  const { above = null, upTo = null } = bands.value[band] ?? {};
  ladder?.push({
    rule: "cpf.age-band",
    inputs: { month: monthQuantity(month), birthDate: date(birthDate) },
    row: bands.ref,
    source: "cpf-age-groups",
    result: code(above === null ? `<=${upTo}` : upTo === null ? `>${above}` : `>${above}-${upTo}`),
  });
  return band;
}

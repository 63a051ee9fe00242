/** Cases per second of the statutory engine on one core: a month's CPF, SDL and funds, with and without the explanation. */
import { firstDay } from "#src/domain/shared/calendar.ts";
import { cpfMonth, type CpfRows, cpfRowsAt } from "#src/domain/statutory/cpf/month.ts";
import type { CpfPerson } from "#src/domain/statutory/cpf/person.ts";
import type { Ladder } from "#src/domain/statutory/explanation.ts";
import { fundContributions, type FundPerson } from "#src/domain/statutory/funds/contribution.ts";
import { sdlLevy } from "#src/domain/statutory/levies/sdl.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import { rowAt } from "#src/domain/statutory/rates/dated.ts";
import { table } from "./table.ts";

interface Case {
  readonly month: string;
  readonly person: CpfPerson & FundPerson;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
}

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

/** Every kind of person over five years and all wage bands; the same cases in each run. */
const cases: readonly Case[] = Array.from({ length: 5000 }, (_, index) => ({
  month: `${2023 + (index % 5)}-${String(1 + (index % 12)).padStart(2, "0")}`,
  person: {
    birthDate: `${1950 + (index % 55)}-${String(1 + (index % 12)).padStart(2, "0")}-15`,
    residency: pick(["citizen", "citizen", "citizen", "pr", "foreigner"] as const, index),
    prSince: "2022-06-15",
    pass: "employment-pass",
    raceFund: pick(["CDAC", "CDAC", "SINDA", "ECF", null] as const, index >> 2),
    muslim: index % 7 === 0,
  },
  ordinaryWages: (index * 7919) % 1_200_000,
  additionalWages: index % 9 === 0 ? 300_000 : 0,
}));

/** The rates of a month are looked up once for everyone, as in a pay run. */
function rowsByMonth(): ReadonlyMap<string, CpfRows> {
  return new Map(cases.map(({ month }) => [month, cpfRowsAt(singapore.cpf, month)]));
}

function pay(
  { month, person, ordinaryWages, additionalWages }: Case,
  rows: ReadonlyMap<string, CpfRows>,
  ladder?: Ladder,
): number {
  const wages = ordinaryWages + additionalWages;
  const cpf = cpfMonth(
    { month, person, ordinaryWages, additionalWages, additionalRoom: 600_000 },
    rows.get(month) as CpfRows,
    ladder,
  );
  const sdl = sdlLevy(wages, rowAt(singapore.sdl, firstDay(month)), undefined, ladder);
  const funds = fundContributions(person, wages, month, singapore.funds, undefined, ladder);
  return cpf.total + sdl + funds.reduce((sum, { amount }) => sum + amount, 0);
}

/** Best of several rounds: other work on the machine only ever slows a round down. */
function perSecond(run: (each: Case) => number): number {
  const rounds = Array.from({ length: 12 }, () => {
    const started = process.cpuUsage();
    let sum = 0;
    for (let again = 0; again < 8; again += 1) for (const each of cases) sum += run(each);
    const { user, system } = process.cpuUsage(started);
    return Number.isFinite(sum) ? (8 * cases.length) / ((user + system) / 1_000_000) : 0;
  });
  return Math.max(...rounds);
}

export function engine(): Promise<void> {
  const rows = rowsByMonth();
  const results: [string, number][] = [
    ["without explanation", perSecond((each) => pay(each, rows))],
    ["with explanation", perSecond((each) => pay(each, rows, []))],
  ];
  console.log("A month's CPF, SDL and funds, one core, best of 12 rounds\n");
  console.log(
    table(
      ["", "cases a second"],
      results.map(([name, value]) => [name, Math.round(value).toLocaleString("en")]),
    ),
  );
  return Promise.resolve();
}

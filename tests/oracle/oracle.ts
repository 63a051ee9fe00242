/** An independent, simple implementation of the rules, with its own tables, which the engine must match. */
import tables from "./tables.json" with { type: "json" };

/** "14.5" as thousandths. */
const thousandths = (text: string): bigint => BigInt(Math.round(Number(text) * 1000));
const day = (date: string): Date => new Date(`${date}T00:00:00Z`);
const monthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

interface OraclePerson {
  birthDate: string;
  residency: "citizen" | "pr" | "foreigner";
  prSince: string | null;
  prOption: "GG" | "FG" | "FF";
}

function table(person: OraclePerson, month: string): "1" | "2" | "3" | "4" | "5" | null {
  if (person.residency === "foreigner") return null;
  if (person.residency === "citizen") return "1";
  const since = monthIndex(month) - monthIndex(person.prSince ?? "");
  if (since < 0) return null;
  if (since > 24 || person.prOption === "FF") return "1";
  if (since <= 12) return person.prOption === "GG" ? "2" : "4";
  return person.prOption === "GG" ? "3" : "5";
}

/** Age in years at the end of the previous month, because a birthday counts from the following month. */
function ageRow(birthDate: string, month: string): number {
  const months = monthIndex(month) - 1 - monthIndex(birthDate);
  return [55, 60, 65, 70].filter((bound) => months >= bound * 12).length;
}

export function ordinaryCeiling(month: string): number {
  return Number(tables.ordinaryCeilings.findLast(([from]) => (from ?? "") <= `${month}-01`)?.[1]) * 100;
}

export function cpfMonth(
  person: OraclePerson,
  month: string,
  ordinary: number,
  additional: number,
  room: number,
): [total: number, employee: number] {
  const number = table(person, month);
  if (number === null) return [0, 0];
  const year = month.slice(0, 4) as keyof typeof tables.cpf;
  const [low = "", factor = "", full = "", own = ""] = tables.cpf[year][number][ageRow(person.birthDate, month)] ?? [];
  const wages = BigInt(ordinary + additional);
  const subject = BigInt(Math.min(ordinary, ordinaryCeiling(month)) + Math.min(additional, room));
  // In hundred-thousandths of a cent; a dollar is 10,000,000 of them.
  let total = 0n;
  let employee = 0n;
  if (wages > 75_000n) {
    total = thousandths(full) * subject;
    employee = thousandths(own) * subject;
  } else if (wages > 50_000n) {
    employee = thousandths(factor) * 100n * (subject > 50_000n ? subject - 50_000n : 0n);
    total = thousandths(low) * subject + employee;
  } else if (wages > 5_000n) {
    total = thousandths(low) * subject;
  }
  return [Number((total + 5_000_000n) / 10_000_000n) * 100, Number(employee / 10_000_000n) * 100];
}

export function sdl(wages: number): number {
  if (wages === 0) return 0;
  const thousandthsOfCent = Math.min(wages, 450_000) * 2.5;
  return Math.max(200, Math.floor((thousandthsOfCent + 500) / 1000));
}

export function fund(name: keyof typeof tables.funds, wages: number): number {
  if (wages === 0) return 0;
  const band = tables.funds[name].find(([upTo]) => upTo === null || wages <= Number(upTo) * 100);
  return Math.round(Number(band?.[1]) * 100);
}

export function sPassLevy(tier: 1 | 2, month: string, issuedOn: string, cancelledOn: string | null): number {
  const monthly = Number(tables.sPass.findLast(([from]) => (from ?? "") <= month)?.[tier]) * 100;
  let covered = 0;
  let all = 0;
  for (const date of datesOf(month)) {
    all += 1;
    if (date >= issuedOn && (cancelledOn === null || date < cancelledOn)) covered += 1;
  }
  return covered === all ? monthly : Math.min(monthly, covered * Math.ceil((monthly * 12) / 365));
}

/** Random cases share few months, and going through their days would take a quarter of a case. */
const datesOfMonths = new Map<string, readonly string[]>();

export function datesOf(month: string): readonly string[] {
  const known = datesOfMonths.get(month);
  if (known) return known;
  const dates: string[] = [];
  for (let at = day(`${month}-01`); at.toISOString().startsWith(month); at = new Date(at.getTime() + 86_400_000))
    dates.push(at.toISOString().slice(0, 10));
  datesOfMonths.set(month, dates);
  return dates;
}

const weekdaysOfMonths = new Map<string, readonly string[]>();

function weekdaysOf(month: string): readonly string[] {
  const weekdays =
    weekdaysOfMonths.get(month) ?? datesOf(month).filter((date) => ![0, 6].includes(day(date).getUTCDay()));
  weekdaysOfMonths.set(month, weekdays);
  return weekdays;
}

export function overtime(basic: number, workman: boolean, minutes: number, published: boolean): number {
  // 12 x basic / 2288 x 1.5 x minutes / 60 in one fraction; the published cap is 1360 cents an hour.
  const capped = workman || published ? basic : Math.min(basic, 260_000);
  const atCap = !workman && published && 12 * basic > 1360 * 2288;
  const [top, bottom] = atCap
    ? [1360n * 15n * BigInt(minutes), 600n]
    : [12n * BigInt(capped) * 15n * BigInt(minutes), 2288n * 600n];
  return Number((2n * top + bottom) / (2n * bottom));
}

/** Only weekdays are worked: pay for those employed and not on no-pay leave. */
export function weekdayPay(
  gross: number,
  month: string,
  joinedOn: string,
  leftOn: string,
  unpaid: ReadonlySet<string>,
): number {
  const weekdays = weekdaysOf(month);
  const paid = weekdays.filter((date) => date >= joinedOn && date <= leftOn && !unpaid.has(date));
  return Number((2n * BigInt(gross) * BigInt(paid.length) + BigInt(weekdays.length)) / (2n * BigInt(weekdays.length)));
}

/** For days up to the 28th, which every month has. */
function monthsServed(start: string, end: string): number {
  const from = day(start);
  let months = 0;
  while (Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, from.getUTCDate() - 1) <= day(end).getTime())
    months += 1;
  return months;
}

/** Statutory leave of a calendar year, in twelfths, by month. */
export function annualLeave(joinedOn: string, year: number): number {
  if (monthsServed(joinedOn, `${year}-12-31`) < 3) return 0;
  let twelfths = 0;
  for (let month = 0; month < 12; month += 1) {
    const start = joinedOn.startsWith(String(year)) ? monthIndex(joinedOn) + month : year * 12 + 1 + month;
    const dayOfMonth = joinedOn.startsWith(String(year)) ? Number(joinedOn.slice(8)) : 1;
    const complete = start + (dayOfMonth === 1 ? 0 : 1) <= year * 12 + 12;
    // Years of service at the start of the month; one that starts before the day of joining is not yet another year.
    const lived = start - monthIndex(joinedOn) - (dayOfMonth < Number(joinedOn.slice(8)) ? 1 : 0);
    if (complete) twelfths += Math.min(14, 7 + Math.floor(lived / 12));
  }
  return Math.floor((2 * twelfths + 12) / 24);
}

export function lateInterest(amount: number, month: string, paidOn: string): number {
  const next = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 14));
  while ([0, 6].includes(next.getUTCDay())) next.setUTCDate(next.getUTCDate() + 1);
  if (day(paidOn) <= next || amount === 0) return 0;
  const first = Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1);
  const days = BigInt(Math.round((day(paidOn).getTime() - first) / 86_400_000));
  const dollars = Number((BigInt(amount) * 15n * days) / (1000n * 30n * 100n));
  return Math.max(5, dollars) * 100;
}

/** P is eleven minus the remainder, and the letter is at position P. */
export function finLetterOfM(digits: string): string {
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * Number("2765432"[place]), 3);
  return "KLJNPQRTUWX"[11 - (sum % 11) - 1] ?? "";
}

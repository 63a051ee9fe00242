/** What differs between two payslips of a person, and what is known to have caused it. */
import { cpfAgeBand, cpfStage } from "../statutory/cpf/person.ts";
import { firstDay } from "../shared/calendar.ts";
import { rowAt } from "../statutory/rates/dated.ts";
import type { RateBook } from "../statutory/rates/book.ts";
import { arrearsCode } from "./arrears.ts";
import type { PayslipInput, PayslipLine } from "./payslip.ts";

export const changeReasons = [
  "joined",
  "left",
  "pay-terms",
  "no-pay-leave",
  "absence",
  "overtime",
  "encashment",
  "items",
  "arrears",
  "cpf-stage",
  "cpf-age",
  "cpf-ceiling",
  "override",
] as const;
export type ChangeReason = (typeof changeReasons)[number];

export interface ComparedLine {
  readonly code: string;
  readonly name: string | null;
  readonly kind: PayslipLine["kind"];
  readonly rate: number | null;
  readonly amount: number;
  readonly calculated: number | null;
}

export interface LineChange {
  readonly code: string;
  readonly name: string | null;
  readonly kind: PayslipLine["kind"];
  readonly before: number;
  readonly after: number;
}

const byCode = (lines: readonly ComparedLine[]): Map<string, ComparedLine[]> => Map.groupBy(lines, ({ code }) => code);
const sum = (lines: readonly ComparedLine[] = []): number => lines.reduce((total, { amount }) => total + amount, 0);

export function lineChanges(before: readonly ComparedLine[], after: readonly ComparedLine[]): LineChange[] {
  const [one, other] = [byCode(before), byCode(after)];
  return [...new Set([...one.keys(), ...other.keys()])].flatMap((code) => {
    const [was, is] = [one.get(code), other.get(code)];
    const [line] = is ?? was ?? [];
    if (!line || sum(was) === sum(is)) return [];
    return [{ code, name: line.name, kind: line.kind, before: sum(was), after: sum(is) }];
  });
}

const known: Readonly<Record<string, ChangeReason>> = {
  NO_PAY: "no-pay-leave",
  ABSENCE: "absence",
  OVERTIME: "overtime",
  REST_DAY: "overtime",
  HOLIDAY: "overtime",
  HOLIDAY_ON_DAY_OFF: "overtime",
  LEAVE_ENCASHMENT: "encashment",
  [arrearsCode]: "arrears",
};
/** They follow from the others. */
const following = /^(BASIC|CPF_|SDL$|CDAC$|ECF$|MBMF$|SINDA$|FOREIGN_WORKER_LEVY$|PPF_)/;

interface Side {
  readonly lines: readonly ComparedLine[];
  readonly input: PayslipInput | undefined;
}

/** CPF that changed although wages did not: another table, another age band, or the ceiling. */
function cpfReason(before: PayslipInput, after: PayslipInput, book: RateBook): ChangeReason {
  if (cpfStage(before.person, before.month).table !== cpfStage(after.person, after.month).table) return "cpf-stage";
  const band = ({ person, month }: PayslipInput): number =>
    cpfAgeBand(person.birthDate, month, rowAt(book.cpf.ages, firstDay(month)));
  return band(before) === band(after) ? "cpf-ceiling" : "cpf-age";
}

export function reasonsOf(before: Side, after: Side, book: RateBook): ChangeReason[] {
  const found = new Set<ChangeReason>();
  const changes = lineChanges(before.lines, after.lines);
  const basic = changes.find(({ code }) => code === "BASIC");
  const rates = ({ lines }: Side) => lines.filter(({ code }) => code === "BASIC").map(({ rate }) => rate);
  if (basic) {
    if (rates(before).join() !== rates(after).join()) found.add("pay-terms");
    else found.add(basic.after > basic.before ? "joined" : "left");
  }
  for (const { code } of changes) {
    const reason = known[code];
    if (reason) found.add(reason);
    else if (!following.test(code)) found.add("items");
  }
  if ([...before.lines, ...after.lines].some(({ calculated }) => calculated !== null)) found.add("override");
  const earned = ({ lines }: Side) => sum(lines.filter(({ code, kind }) => kind === "earning" && code !== "CPF_BORNE"));
  if (
    changes.some(({ code }) => code === "CPF_EMPLOYEE") &&
    earned(before) === earned(after) &&
    before.input &&
    after.input
  )
    found.add(cpfReason(before.input, after.input, book));
  return changeReasons.filter((reason) => found.has(reason));
}

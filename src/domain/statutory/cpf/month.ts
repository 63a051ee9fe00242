/** CPF of one person for one month: total, employee's share and employer's share. */
import { firstDay, mustBeMonth } from "../../shared/calendar.ts";
import { decimalText, fraction } from "../../shared/exact.ts";
import { cents, code, type Ladder, rate } from "../explanation.ts";
import type { CpfAgeBand, CpfCell, CpfSeries, CpfTableNumber, CpfTables, CpfWageBand } from "../rates/cpf.ts";
import { type Picked, rowAt, wholeRate } from "../rates/dated.ts";
import { type RoundingName, roundQuotient } from "../rounding.ts";
import { mustBeCents, RuleError } from "../../shared/rule-error.ts";
import { cpfAgeBand, type CpfPerson, type CpfStage, cpfStage } from "./person.ts";

export interface CpfMonthInput {
  readonly month: string;
  readonly person: CpfPerson;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  /** Remaining additional wage ceiling before this month's additional wages. */
  readonly additionalRoom: number;
  /** Wages that determine the wage band if different: those of the whole month in the month of conversion. */
  readonly bandWages?: number;
}

/** Rates in force; the formula itself is independent of the year. */
export interface CpfRows {
  readonly contributions: Picked<CpfTables>;
  readonly ages: Picked<readonly CpfAgeBand[]>;
  readonly wages: Picked<readonly CpfWageBand[]>;
  readonly ordinaryCeiling: Picked<number>;
}

export interface CpfMonth {
  readonly table: CpfTableNumber | null;
  readonly stage: CpfStage;
  /** Index of the age band, youngest 0; null if no CPF is due. */
  readonly ageBand: number | null;
  readonly formula: CpfWageBand["formula"];
  /** Wages subject to CPF. */
  readonly ordinarySubject: number;
  readonly additionalSubject: number;
  readonly total: number;
  readonly employee: number;
  readonly employer: number;
}

export function cpfRowsAt(series: CpfSeries, month: string): CpfRows {
  const day = firstDay(month);
  return {
    contributions: rowAt(series.contributions, day),
    ages: rowAt(series.ages, day),
    wages: rowAt(series.wages, day),
    ordinaryCeiling: rowAt(series.ordinaryCeiling, day),
  };
}

export function cpfMonth(input: CpfMonthInput, rows: CpfRows, ladder?: Ladder): CpfMonth {
  const { month, person, ordinaryWages, additionalWages, additionalRoom } = input;
  mustBeMonth("month", month);
  mustBeCents("wages", ordinaryWages, additionalWages, additionalRoom, input.bandWages ?? 0);
  const stage = cpfStage(person, month, ladder);
  if (stage.table === null) {
    return {
      table: null,
      stage,
      ageBand: null,
      formula: "nil",
      ordinarySubject: 0,
      additionalSubject: 0,
      total: 0,
      employee: 0,
      employer: 0,
    };
  }
  const ageBand = cpfAgeBand(person.birthDate, month, rows.ages, ladder);
  const cell = rows.contributions.value[stage.table][ageBand];
  if (cell === undefined) throw new RuleError("no-such-rate", "ageBand", { table: stage.table, ageBand });
  ladder?.push({
    rule: "cpf.rates",
    inputs: {
      table: code(String(stage.table)),
      employer: rate(cell.employer),
      employee: rate(cell.employee),
      phaseIn: rate(cell.phaseIn),
    },
    row: rows.contributions.ref,
    result: rate(cell.total),
  });
  const formula = wageBand(input.bandWages ?? ordinaryWages + additionalWages, rows.wages, ladder);
  const subject = subjectWages(input, rows.ordinaryCeiling, ladder);
  const { total, employee } = shares(formula, cell, subject.ordinary + subject.additional, rows.wages, ladder);
  ladder?.push({
    rule: "cpf.employer-share",
    inputs: { total: cents(total), employee: cents(employee) },
    source: "cpf-rounding",
    result: cents(total - employee),
  });
  return {
    table: stage.table,
    stage,
    ageBand,
    formula,
    ordinarySubject: formula === "nil" ? 0 : subject.ordinary,
    additionalSubject: formula === "nil" ? 0 : subject.additional,
    total,
    employee,
    employer: total - employee,
  };
}

function wageBand(wages: number, bands: Picked<readonly CpfWageBand[]>, ladder?: Ladder): CpfWageBand["formula"] {
  const band = bands.value.find(({ upTo }) => upTo === null || wages <= upTo);
  if (band === undefined) throw new RuleError("no-such-rate", "wages", { wages });
  ladder?.push({
    rule: "cpf.wage-band",
    inputs: { totalWages: cents(wages) },
    row: bands.ref,
    result: code(band.formula),
  });
  return band.formula;
}

function subjectWages(
  input: CpfMonthInput,
  ceiling: Picked<number>,
  ladder?: Ladder,
): { ordinary: number; additional: number } {
  const ordinary = Math.min(input.ordinaryWages, ceiling.value);
  const additional = Math.min(input.additionalWages, input.additionalRoom);
  ladder?.push(
    {
      rule: "cpf.ordinary-subject",
      inputs: { ordinaryWages: cents(input.ordinaryWages), ceiling: cents(ceiling.value) },
      row: ceiling.ref,
      result: cents(ordinary),
    },
    {
      rule: "cpf.additional-subject",
      inputs: { additionalWages: cents(input.additionalWages), room: cents(input.additionalRoom) },
      source: "cpf-additional-wages",
      result: cents(additional),
    },
  );
  return { ordinary, additional };
}

/** Each share is rounded once, on ordinary and additional wages together. */
function shares(
  formula: CpfWageBand["formula"],
  cell: CpfCell,
  base: number,
  bands: Picked<readonly CpfWageBand[]>,
  ladder?: Ladder,
): { total: number; employee: number } {
  if (formula === "nil") return { total: 0, employee: 0 };
  const phasedIn = Math.max(0, base - (bands.value.find((band) => band.formula === "graduated")?.above ?? 0));
  const full = formula === "full";
  const employeePart = full ? cell.employee * base : formula === "graduated" ? cell.phaseIn * phasedIn : 0;
  const exact = {
    total: (full ? cell.total - cell.employee : cell.employer) * base + employeePart,
    employee: employeePart,
  };
  const rounded = (
    part: "total" | "employee",
    rule: "cpf.total" | "cpf.employee-share",
    rounding: RoundingName,
  ): number => {
    const result = roundQuotient(exact[part], wholeRate, rounding);
    ladder?.push({
      rule,
      inputs: {
        formula: code(formula),
        subjectWages: cents(base),
        ...(formula === "graduated" && { phasedIn: cents(phasedIn) }),
      },
      source: "cpf-act",
      exact: decimalText(fraction(exact[part], wholeRate)),
      rounding,
      result: cents(result),
    });
    return result;
  };
  return {
    total: rounded("total", "cpf.total", "cpfTotal"),
    employee: rounded("employee", "cpf.employee-share", "cpfEmployee"),
  };
}

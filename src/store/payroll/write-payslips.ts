/** Writes the payslips of some people with their lines: one statement, however many they are. */
import { createHash, randomUUID } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import type { EmploymentFact } from "#src/domain/payroll/build-input.ts";
import { engineVersion } from "#src/domain/payroll/calculate.ts";
import { companyShares } from "#src/domain/payroll/company-shares.ts";
import type { PersonPay } from "#src/domain/payroll/calculate-person.ts";
import type { TaxBox } from "#src/domain/payroll/files/iras-record.ts";
import { ownLines, type PayslipLine } from "#src/domain/payroll/payslip.ts";
import type { SlipKind } from "#src/domain/payroll/run-words.ts";
import { writeSnapshot } from "#src/domain/payroll/snapshot.ts";
import { timesheetOf } from "#src/domain/payroll/timesheet.ts";
import { fundCodes } from "#src/domain/statutory/rates/funds.ts";
import type { Transaction } from "../database/transaction.ts";
import type { RunContext } from "./run-context.ts";
import { uuids } from "./uuids.ts";

export interface Written {
  /** Of the payslip that the run has already. */
  readonly id: string | undefined;
  readonly fact: EmploymentFact;
  readonly kind: SlipKind;
  readonly number: number;
  readonly pay: PersonPay;
  /** Whether another open run has a payslip in its place. */
  readonly taken: boolean;
  readonly previousNet: number | null;
  /** Periods that lines are for, by the payslip or adjustment they come from. */
  readonly about: ReadonlyMap<string, string>;
}

const ours: ReadonlySet<string> = new Set(ownLines);
/** Tax boxes of what a settlement pays; a pay item of the company with the same code decides for itself. */
const settledBoxes: Readonly<Record<string, TaxBox>> = {
  NOTICE_PAY: "gratuity",
  AWS: "bonus",
  RETRENCHMENT: "compensation",
};
const isUuid = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);
const amountOf = (lines: readonly PayslipLine[], code: string): number =>
  lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0);

/** Columns of a payslip that the calculation sets, with their types. */
const columns = {
  gross: "bigint",
  deductions: "bigint",
  net: "bigint",
  employer_cost: "bigint",
  ordinary_wages: "bigint",
  additional_wages: "bigint",
  additional_subject: "bigint",
  cpf_employee: "bigint",
  cpf_employer: "bigint",
  sdl_wages: "bigint",
  sdl: "bigint",
  fund_wages: "bigint",
  funds: "jsonb",
  fund_total: "bigint",
  levy: "bigint",
  previous_net: "bigint",
  blockers: "jsonb",
  blocker_count: "int",
  warning_count: "int",
  timesheet: "jsonb",
  input: "text",
  input_hash: "text",
  engine_version: "int",
  rates_version: "text",
  department_id: "uuid",
  designation_id: "uuid",
  costs: "jsonb",
  company_shares: "jsonb",
  cpf_excess: "jsonb",
  state: "text",
} as const;
type Values = Record<keyof typeof columns, unknown>;

function valuesOf({ ratesVersion, run, period }: RunContext, { fact, pay, taken, previousNet }: Written): Values {
  const { payslip, input, blockers } = pay;
  const lines = payslip?.lines ?? [];
  const funds = Object.fromEntries(
    fundCodes.flatMap((code) => {
      const amount = amountOf(lines, code);
      return amount === 0 ? [] : [[code, amount]];
    }),
  );
  const excess = payslip?.cpf.excess ?? [];
  const { leftOn, companyLegs } = fact;
  const shares = companyShares(companyLegs, {
    day: leftOn !== null && leftOn < period.endDate ? leftOn : period.endDate,
    gross: payslip?.gross ?? 0,
    payer: run.companyId,
  });
  const text = input === undefined ? null : writeSnapshot(input);
  return {
    gross: payslip?.gross ?? 0,
    deductions: payslip?.deductions ?? 0,
    net: payslip?.net ?? 0,
    employer_cost: payslip?.employerCost ?? 0,
    ordinary_wages: payslip?.cpf.ordinaryWages ?? 0,
    additional_wages: payslip?.cpf.additionalWages ?? 0,
    additional_subject: payslip?.cpf.additionalSubject ?? 0,
    cpf_employee: amountOf(lines, "CPF_EMPLOYEE"),
    cpf_employer: amountOf(lines, "CPF_EMPLOYER"),
    sdl_wages: payslip?.sdlWages ?? 0,
    sdl: amountOf(lines, "SDL"),
    fund_wages: payslip?.fundWages ?? 0,
    funds,
    fund_total: Object.values(funds).reduce((sum, amount) => sum + amount, 0),
    levy: amountOf(lines, "FOREIGN_WORKER_LEVY"),
    previous_net: previousNet,
    blockers,
    blocker_count: blockers.filter(({ severity }) => severity === "blocker").length,
    warning_count: blockers.filter(({ severity }) => severity === "warning").length,
    timesheet: input === undefined ? null : timesheetOf(input),
    input: text,
    input_hash: text === null ? null : createHash("sha256").update(text).digest("hex"),
    engine_version: engineVersion,
    rates_version: ratesVersion,
    department_id: fact.departmentId,
    designation_id: fact.designationId,
    costs: fact.costSplit,
    company_shares: shares.length === 0 ? null : shares,
    cpf_excess:
      excess.length === 0 ? null : excess.map(({ month, employee, employer }) => ({ month, employee, employer })),
    // The key of the other payslip leaves no place for this one: it is out until someone includes it.
    state: taken ? "excluded" : payslip ? "draft" : "failed",
  };
}

const names = Object.keys(columns) as (keyof typeof columns)[];
const listed = sql.raw(names.join(", "));
const typed = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(", "));
const replaced = sql.raw(names.map((name) => `${name} = excluded.${name}`).join(", "));

/** Before payslips are written again. */
export async function removeLines(tx: Transaction, payslipIds: readonly string[]): Promise<void> {
  if (payslipIds.length > 0)
    await tx.execute(sql`delete from payslip_lines where payslip_id = any(${uuids(payslipIds)})`);
}

/**
 * The statement that writes them, with all its text: so that it is made while the database stores the ones before. Held by the key of run
 * and employee, so that a run that continues after an interruption writes nothing twice.
 */
export function statementOf(context: RunContext, written: readonly Written[], at: Date): SQL {
  const { run, period, employer } = context;
  const by = run.calculatedBy ?? run.createdBy;
  const slips = written.map((each) => ({ ...each, id: each.id ?? randomUUID() }));
  const rows = slips.map((each) => ({
    id: each.id,
    employee_id: each.fact.employeeId,
    person_id: each.fact.personId,
    kind: each.kind,
    number: each.number,
    ...present(valuesOf(context, each)),
  }));
  const lines = slips.flatMap((each) => linesOf(context, each, each.id));
  return sql`
    with slips as (
      insert into payslips (id, tenant_id, company_id, created_at, created_by, updated_at, updated_by, run_id, period_id, employee_id, person_id, employer,
        month, kind, number, calculated_at, ${listed})
      select id, ${run.tenantId}::uuid, ${run.companyId}::uuid, ${at}::timestamptz, ${by}::uuid, ${at}::timestamptz, ${by}::uuid, ${run.id}::uuid, ${run.periodId}::uuid,
        employee_id, person_id, ${employer}, ${period.month}, kind, number, ${at}::timestamptz, ${listed}
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, employee_id uuid, person_id uuid, kind text, number int, ${typed})
      on conflict (tenant_id, run_id, employee_id) do update set updated_at = excluded.updated_at, updated_by = excluded.updated_by,
        calculated_at = excluded.calculated_at, version = payslips.version + 1, ${replaced})
    insert into payslip_lines (tenant_id, payslip_id, position, code, name, kind, unit, quantity, rate, amount, cpf, sdl, funds, tax_box, source_id,
      from_day, on_day, about, calculated)
    select ${run.tenantId}::uuid, payslip_id, position, code, name, kind, unit, quantity, rate, amount, cpf, sdl, funds, tax_box, source_id,
      from_day, on_day, about, calculated
    from json_to_recordset(${JSON.stringify(lines)}::json) as given (payslip_id uuid, position int, code text, name text, kind text, unit text,
      quantity double precision, rate bigint, amount bigint, cpf text, sdl boolean, funds boolean, tax_box text, source_id uuid, from_day date,
      on_day date, about text, calculated bigint)`;
}

/** Most columns of most lines are empty: PostgreSQL reads what is left out as null, and twice as fast. */
const present = <Row extends object>(row: Row): Partial<Row> => {
  const found: Partial<Row> = {};
  for (const name in row) if (row[name] !== null && row[name] !== undefined) found[name] = row[name];
  return found;
};

function linesOf({ items }: RunContext, { pay, about }: Written, payslipId: string) {
  return (pay.payslip?.lines ?? []).map((line, position) => {
    const words = items.get(line.code);
    const { code, kind, quantity, rate, amount, cpf, sdl, funds, sourceId, from, day, calculated } = line;
    return present({
      payslip_id: payslipId,
      position,
      code,
      name: ours.has(code) ? null : words?.name,
      kind,
      unit: quantity?.unit,
      quantity: quantity?.value,
      rate,
      amount,
      cpf,
      sdl,
      funds,
      tax_box: kind === "earning" ? (words?.taxBox ?? settledBoxes[code] ?? "salary") : null,
      source_id: sourceId !== undefined && isUuid(sourceId) ? sourceId : null,
      from_day: from,
      on_day: day,
      about: sourceId === undefined ? null : about.get(sourceId),
      calculated,
    });
  });
}

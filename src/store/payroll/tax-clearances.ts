/** Tax clearances of a company, and what they are drafted from. */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  type ClearanceMoney,
  type ClearanceState,
  clearanceStates,
  type ClearanceYear,
  type LastSalary,
} from "#src/domain/payroll/clearance.ts";
import { draftIr8a } from "#src/domain/payroll/files/iras-ir8a.ts";
import type { IrasPerson } from "#src/domain/payroll/files/iras-record.ts";
import { taxPersonOf } from "#src/domain/payroll/tax-person.ts";
import { yearOf } from "#src/domain/shared/calendar.ts";
import { unseal } from "../database/sealed.ts";
import type { Transaction } from "../database/transaction.ts";
import { companyRecords } from "../shared/records/company-records.ts";
import { sortableColumns } from "../shared/records/filters.ts";
import { codesOf } from "./draft-tax-forms.ts";
import { taxClearances } from "./tables/tax-clearances.ts";
import { filingBefore } from "./tax-filings.ts";
import { paidSlip, peopleOf, slipsOfYear } from "./tax-form-facts.ts";

const ofEmployee = <Value>(column: string) =>
  sql<Value>`(select ${sql.raw(column)} from employees employee join persons person on person.tenant_id = employee.tenant_id and person.id = employee.person_id
    where employee.tenant_id = ${taxClearances.tenantId} and employee.id = ${taxClearances.employeeId})` as SQL<Value>;
const nameOf = (column: AnyPgColumn) =>
  sql<string | null>`(select worker.full_name from users worker where worker.id = ${column})` as SQL<string | null>;
const fullName = ofEmployee<string>("person.full_name");
const employeeNo = ofEmployee<string>("employee.employee_no");
/** A month before the end, or the day of the notice if that is later. */
const dueOn =
  sql<string>`greatest((${taxClearances.ceasesOn} - interval '1 month')::date, ${taxClearances.noticeOn})::text` as SQL<string>;

export const taxClearanceRecords = companyRecords({
  table: taxClearances,
  label: taxClearances.kind,
  shown: {
    employeeNo,
    fullName,
    personId: ofEmployee<string>("person.id"),
    startDate: ofEmployee<string>("employee.start_date::text"),
    dueOn,
    earlierOn: sql<
      string | null
    >`(select earlier.acknowledged_on::text from tax_clearances earlier where earlier.tenant_id = ${taxClearances.tenantId} and earlier.id = ${taxClearances.earlierId})` as SQL<
      string | null
    >,
    makerIds: sql<string[]>`${taxClearances.makers}` as SQL<string[]>,
    submittedByName: nameOf(taxClearances.submittedBy),
    approvedByName: nameOf(taxClearances.approvedBy),
    returnedByName: nameOf(taxClearances.returnedBy),
  },
  hidden: ["makers"],
  sortable: {
    ...sortableColumns(taxClearances, "ceasesOn", "withheld", "updatedAt"),
    fullName: sql`${fullName} collate "und-x-icu"`,
    dueOn,
  },
  defaultSort: "dueOn",
  searchable: [fullName, employeeNo],
  filters: { employeeId: taxClearances.employeeId },
  matching: ({ status }: { status?: readonly ClearanceState[] | undefined }) => [
    inArray(
      taxClearances.status,
      status?.length ? [...status] : clearanceStates.filter((each) => each !== "cancelled"),
    ),
  ],
});
export type TaxClearanceRow = NonNullable<Awaited<ReturnType<typeof taxClearanceRecords.find>>>;
export type TaxClearanceFields = Parameters<typeof taxClearanceRecords.insert>[3];

interface Asked {
  readonly companyId: string;
  readonly employeeId: string;
  readonly personId: string;
  readonly noticeOn: string;
  readonly ceasesOn: string;
}

/** Payslips of locked runs that are due from the day of the notice, and the settlement that no run has locked yet. */
async function moneysFrom(tx: Transaction, { employeeId, noticeOn, ceasesOn }: Asked): Promise<ClearanceMoney[]> {
  const { rows } = await tx.execute<ClearanceMoney & Record<string, unknown>>(sql`
    select slip.id as "payslipId", slip.month, period.pay_date::text as "dueOn", (slip.net + held.amount)::float8 as amount, greatest(slip.net, 0)::float8 as "paidOut"
    from payslips slip join pay_periods period on period.tenant_id = slip.tenant_id and period.id = slip.period_id,
      lateral (select coalesce(sum(line.amount), 0) as amount from payslip_lines line
        where line.tenant_id = slip.tenant_id and line.payslip_id = slip.id and line.code = 'TAX_CLEARANCE') held
    where slip.employee_id = ${employeeId} and slip.state in ('final', 'published') and period.pay_date >= ${noticeOn}::date
    union all
    select null, left(${ceasesOn}, 7), greatest(${ceasesOn}, ${noticeOn}), (settlement.outcome ->> 'net')::float8,
      greatest((settlement.outcome ->> 'payable')::float8, 0)
    from settlements settlement left join pay_runs run on run.tenant_id = settlement.tenant_id and run.id = settlement.run_id
    where settlement.employee_id = ${employeeId} and settlement.cancelled_at is null and settlement.outcome is not null
      and coalesce(run.status, 'draft') not in ('locked', 'paid', 'closed')
    order by 3, 1 nulls last`);
  return rows.map(({ payslipId, month, dueOn: due, amount, paidOut }) => ({
    payslipId,
    month,
    dueOn: due,
    amount,
    paidOut,
  }));
}

async function lastSalaryOf(tx: Transaction, { employeeId }: Asked): Promise<LastSalary | null> {
  const { rows } = await tx.execute<LastSalary & Record<string, unknown>>(sql`
    select period.pay_date::text as "paidOn", period.start_date::text as "from", period.end_date::text as "to", slip.net::float8 as amount
    from payslips slip join pay_periods period on period.tenant_id = slip.tenant_id and period.id = slip.period_id
    where slip.employee_id = ${employeeId} and slip.state in ('final', 'published') and slip.kind in ('regular', 'final') and slip.net > 0
    order by period.pay_date desc limit 1`);
  const [found] = rows;
  return found ? { paidOn: found.paidOn, from: found.from, to: found.to, amount: found.amount } : null;
}

const unnamed = "999";

/** Details of the person as IRAS wants them; empty where the records do not say. */
export async function clearancePerson(
  tx: Transaction,
  { companyId, personId, ceasesOn }: Pick<Asked, "companyId" | "personId" | "ceasesOn">,
  dataKey: string,
): Promise<IrasPerson> {
  const codes = await codesFor(tx, companyId, yearOf(ceasesOn));
  for (const year of [yearOf(ceasesOn), yearOf(ceasesOn) - 1]) {
    const [facts] = await peopleOf(tx, { companyId, year }, [personId]);
    if (!facts) continue;
    const { idNoEnc, ...rest } = facts;
    const person = taxPersonOf({ ...rest, idNumber: idNoEnc === null ? null : unseal(dataKey, idNoEnc) }, codes);
    // The form names countries; codes are only needed in the file of IR8A.
    return {
      ...person,
      ...(person.nationality === "" && facts.nationality !== null && { nationality: unnamed }),
      ...(person.country === "" && { country: unnamed }),
    };
  }
  return taxPersonOf(
    {
      idType: null,
      idNumber: null,
      fullName: "",
      gender: null,
      birthDate: null,
      nationality: null,
      addresses: [],
      designation: null,
      startedOn: "",
      ceasedOn: null,
    },
    codes,
  );
}

/** Codes of countries as the company's tax filings have them. */
async function codesFor(tx: Transaction, companyId: string, year: number): Promise<ReadonlyMap<string, string>> {
  const filing = await filingBefore(tx, companyId, year);
  return codesOf({ countryCodes: filing?.countryCodes ?? [] });
}

/** The income of the year of the end, and of the year before unless its filing was acknowledged. */
async function yearsOf(tx: Transaction, asked: Asked, person: IrasPerson): Promise<ClearanceYear[]> {
  const { companyId, personId, ceasesOn } = asked;
  const last = yearOf(ceasesOn);
  const filing = await filingBefore(tx, companyId, last - 1);
  const isFiled = filing?.year === last - 1 && filing.status === "acknowledged";
  const found: ClearanceYear[] = [];
  for (const year of isFiled ? [last] : [last, last - 1]) {
    const slips = await slipsOfYear(tx, { companyId, year }, [personId]);
    if (slips.length === 0 && year !== last) continue;
    const boxes = new Map(
      slips.flatMap(({ lines }) =>
        lines.flatMap(({ code, taxBox }) => (taxBox === null ? [] : [[code, taxBox] as const])),
      ),
    );
    const { record, unassigned } = draftIr8a({
      year,
      person,
      slips: slips.map(paidSlip),
      boxes,
      ...(filing && { rounding: { income: filing.incomeRounding, deductions: filing.deductionRounding } }),
    });
    const { person: _, ...figures } = record;
    found.push({ year, figures, unassigned: [...unassigned] });
  }
  return found;
}

export interface DraftedClearance {
  readonly years: ClearanceYear[];
  readonly moneys: ClearanceMoney[];
  readonly lastSalary: LastSalary | null;
}

export async function draftClearance(tx: Transaction, asked: Asked, dataKey: string): Promise<DraftedClearance> {
  const person = await clearancePerson(tx, asked, dataKey);
  return {
    years: await yearsOf(tx, asked, person),
    moneys: await moneysFrom(tx, asked),
    lastSalary: await lastSalaryOf(tx, asked),
  };
}

export const moneysNow = (tx: Transaction, asked: Asked): Promise<ClearanceMoney[]> => moneysFrom(tx, asked);

interface Stored extends Record<string, unknown> {
  readonly id: string;
  readonly number: number;
  readonly status: ClearanceState;
}

/** The latest form of the employment that was not cancelled. */
export async function lastClearance(tx: Transaction, employeeId: string): Promise<Stored | undefined> {
  const { rows } = await tx.execute<Stored>(sql`
    select id, number, status from tax_clearances where employee_id = ${employeeId} and status <> 'cancelled' order by number desc limit 1`);
  return rows[0];
}

export async function nextClearanceNumber(tx: Transaction, employeeId: string): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(
    sql`select coalesce(max(number), 0)::int as last from tax_clearances where employee_id = ${employeeId}`,
  );
  return (rows[0]?.last ?? 0) + 1;
}

export async function hadEmployerBefore(tx: Transaction, employeeId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from previous_employments own where own.employee_id = ${employeeId} limit 1`,
  );
  return rows.length > 0;
}

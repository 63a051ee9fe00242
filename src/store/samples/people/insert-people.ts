/** Inserts the people of the sample companies: persons, employments, and their dated rows. */
import { and, eq } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { defaultRegion } from "#src/domain/platform/shared/region.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { fingerprint, lastFour, seal } from "../../database/sealed.ts";
import { employeeJobs, employeeReportingLines } from "../../people/tables/employee-jobs.ts";
import { employeePayTerms } from "../../people/tables/employee-pay-terms.ts";
import { employeeResidencies } from "../../people/tables/employee-residencies.ts";
import { employeeStatutory } from "../../people/tables/employee-statutory.ts";
import { employees } from "../../people/tables/employees.ts";
import { persons } from "../../people/tables/persons.ts";
import { userAccess } from "../../access/tables/user-access.ts";
import type { Transaction } from "../../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "../accounts.ts";
import { sampleCompanies } from "../companies.ts";
import { sampleId } from "../ids.ts";
import { insertApprovals } from "./insert-approvals.ts";
import { insertMoves, transferOf } from "./insert-moves.ts";
import { insertPapers } from "./insert-papers.ts";
import { insertRecords } from "./insert-records.ts";
import { insertTasks, insertTerms } from "./insert-terms.ts";
import { insertTrail } from "./insert-trail.ts";
import { jobsOf } from "./jobs.ts";
import { personOf } from "./person.ts";
import { type SampleEmployee, sampleRoster } from "./roster.ts";

type Tenant = keyof typeof sampleTenants;
type Row = Readonly<Record<string, unknown>>;

export const employeeId = (key: string): string => sampleId(`employees/${key}`);

export interface Writer {
  /** The employee of the records, and who created them when. */
  readonly owned: (person: SampleEmployee, from?: string) => Row;
  readonly insert: (table: PgTable, rows: readonly Row[]) => Promise<void>;
}

function writerOf(tx: Transaction, tenant: Tenant, now: Date): Writer {
  return {
    owned({ post, startDate, key }, from = startDate) {
      const company = sampleCompanies[post.company];
      const by = sampleAccounts[company.people[0]].id;
      // Future rows were written some days before they start, but never in the future.
      const at = new Date(Math.min(Date.parse(`${from}T02:00:00Z`) - 5 * 86_400_000, now.getTime() - 86_400_000));
      return {
        tenantId: sampleTenants[tenant].id,
        companyId: company.id,
        employeeId: employeeId(key),
        createdAt: at,
        createdBy: by,
        updatedAt: at,
        updatedBy: by,
      };
    },
    async insert(table, rows) {
      const rowsPerBatch = 250;
      for (let from = 0; from < rows.length; from += rowsPerBatch)
        await tx.insert(table).values(rows.slice(from, from + rowsPerBatch) as never);
    },
  };
}

export async function insertPeople(tx: Transaction, tenant: Tenant, now: Date, dataKey: string): Promise<void> {
  const today = localDay(defaultRegion.timeZone, now);
  const people = sampleRoster(today).filter(({ post }) => sampleCompanies[post.company].tenant === tenant);
  const { owned, insert } = writerOf(tx, tenant, now);
  const own = (person: SampleEmployee, from?: string): Row => owned(person, from);

  await insert(
    persons,
    people
      .filter(({ key, personKey }) => key === personKey)
      .map((person) => ({
        ...own(person),
        ...personOf(person),
        ...sealedNumber(person, dataKey),
        id: sampleId(`persons/${person.key}`),
      })),
  );
  await insert(
    employees,
    people.map((person) => {
      const {
        employeeNo,
        status,
        startDate,
        probationEnd,
        confirmedOn,
        contractType,
        contractEnd,
        noticeDays,
        noticeGivenOn,
        lastDay,
        exitReason,
        rehireEligible,
        suspendedFrom,
      } = person;
      const life = {
        transferId: transferOf(person),
        previousEmploymentId: person.movedFrom === null ? null : employeeId(person.movedFrom),
        employeeNo,
        status,
        startDate,
        probationEnd,
        confirmedOn,
        contractType,
        contractEnd,
        noticeDays,
        noticeGivenOn,
        lastDay,
        exitReason,
        rehireEligible,
        suspendedFrom,
      };
      return { ...own(person), ...life, id: employeeId(person.key), personId: sampleId(`persons/${person.personKey}`) };
    }),
  );
  const jobs = people.flatMap((person) =>
    jobsOf(person).map((job, index) => ({
      ...own(person, job.effectiveFrom),
      ...job,
      id: sampleId(`jobs/${person.key}/${index}`),
      person,
    })),
  );
  await insert(
    employeeJobs,
    jobs.map(({ person: _person, ...job }) => job),
  );
  await insert(
    employeeReportingLines,
    jobs.flatMap(({ id, person, effectiveFrom }) =>
      person.managerKey === null
        ? []
        : [{ ...own(person, effectiveFrom), jobId: id, managerId: employeeId(person.managerKey), kind: "primary" }],
    ),
  );
  await insert(
    employeePayTerms,
    people.flatMap((person) =>
      person.pays.map(({ from, ...pay }) => ({
        ...own(person, from),
        ...pay,
        effectiveFrom: from,
        currency: "SGD",
        otReason: null,
        proration: "workingDays",
      })),
    ),
  );
  await insert(
    employeeResidencies,
    people.flatMap((person) =>
      person.residencies.map(({ from, ...residency }) => ({ ...own(person, from), ...residency, effectiveFrom: from })),
    ),
  );
  await insert(
    employeeStatutory,
    people.map((person, index) => ({
      ...own(person),
      effectiveFrom: person.startDate,
      cpfPaidBy: "shared",
      // Some have opted out of their self-help fund.
      shg:
        person.race === "CN" && index % 23 === 0
          ? [{ fund: "CDAC", mode: "optOut", amount: null, approvalRef: null }]
          : [],
      inPpf: isInPpf(person, index),
      taxResident: person.pass === null || person.status !== "probation",
    })),
  );
  const writer = { owned, insert };
  const present = people.filter(({ status }) => status !== "exited");
  await insertRecords({ people, today, dataKey, writer });
  await insertPapers(writer, present, today);
  await insertTerms(writer, present, today);
  await insertTasks(writer, people, today);
  await insertMoves(writer, people, today);
  await insertTrail(writer, sampleTenants[tenant].id, people, today);
  await tieAccounts(tx, tenant, people);
  await insertApprovals(tx, tenant, today);
}

/** Some managers of the company that has a provident fund; those with accounts keep plain payslips. */
const isInPpf = ({ post, status, role }: SampleEmployee, index: number): boolean =>
  post.company === "trading" &&
  post.class === "M" &&
  status === "confirmed" &&
  role?.account === undefined &&
  index % 2 === 0;

function sealedNumber({ idType, identityNumber }: SampleEmployee, dataKey: string): Row {
  return {
    idType,
    idNoEnc: seal(dataKey, identityNumber),
    idLast4: lastFour(identityNumber),
    idHash: fingerprint(dataKey, identityNumber),
  };
}

/** Links the accounts of people who work in the companies to their employees. */
async function tieAccounts(tx: Transaction, tenant: Tenant, people: readonly SampleEmployee[]): Promise<void> {
  for (const { role, key, post } of people) {
    if (role?.account === undefined) continue;
    await tx
      .update(userAccess)
      .set({ employeeId: employeeId(key) })
      .where(
        and(
          eq(userAccess.tenantId, sampleTenants[tenant].id),
          eq(userAccess.userId, sampleAccounts[role.account].id),
          eq(userAccess.companyId, sampleCompanies[post.company].id),
        ),
      );
  }
}

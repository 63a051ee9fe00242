/** Purges due data: people remain as numbers, everything else is deleted. */
import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Actor } from "../../shared/audit.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import { users } from "../../account/tables/users.ts";
import { asAuth, type Transaction } from "../../database/transaction.ts";
import { documentsOfGone, gonePersons, idleImports, settledRequests } from "./due.ts";
import { list, notePurgedAccount, notePurgedRecords } from "./redact.ts";

type StoredEmployment = Pick<typeof employees.$inferSelect, "id" | "companyId" | "employeeNo" | "lastDay">;

export async function employmentsOf(tx: Transaction, personId: string): Promise<StoredEmployment[]> {
  const columns = {
    id: employees.id,
    companyId: employees.companyId,
    employeeNo: employees.employeeNo,
    lastDay: employees.lastDay,
  };
  return tx
    .select(columns)
    .from(employees)
    .where(eq(employees.personId, personId))
    .orderBy(sql`${employees.lastDay} desc`);
}

/** Tables about the person only. Rows of job, pay, residency and contributions stay, as the law requires. */
const personal = [
  "employee_dependants",
  "employee_bank_accounts",
  "employee_passports",
  "employee_work_passes",
  "previous_employments",
  "employee_documents",
  "kets",
  "employee_tasks",
  "change_requests",
  "approval_requests",
  "invitations",
];

const papers = ["employee_documents", "kets"];

export async function removePapers(tx: Transaction, employeeId: string): Promise<void> {
  for (const table of papers)
    await notePurgedRecords(
      tx,
      sql`select id, employee_id from ${sql.identifier(table)} where employee_id = ${employeeId}`,
    );
  for (const table of papers)
    await tx.execute(sql`delete from ${sql.identifier(table)} where employee_id = ${employeeId}`);
}

/** The persons due for purging, locked until the transaction ends. */
export async function lockGone(tx: Transaction, before: SQL): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from persons where id in (${gonePersons(before)}) order by id for update`,
  );
  return rows.map(({ id }) => id);
}

export async function papersOfGone(
  tx: Transaction,
  before: SQL,
): Promise<{ id: string; companyId: string; employeeNo: string; papers: number }[]> {
  const count = (table: string) =>
    sql`(select count(*) from ${sql.identifier(table)} paper where paper.tenant_id = one.tenant_id and paper.employee_id = one.id)`;
  const { rows } = await tx.execute<{ id: string; companyId: string; employeeNo: string; papers: string }>(
    sql`select one.id, one.company_id as "companyId", one.employee_no as "employeeNo", ${sql.join(papers.map(count), sql` + `)} as papers from employees one where one.id in (${documentsOfGone(before)})`,
  );
  return rows.map((row) => ({ ...row, papers: Number(row.papers) })).filter((row) => row.papers > 0);
}

export async function removeSettledRequests(
  tx: Transaction,
  before: SQL,
): Promise<{ employeeId: string; companyId: string; fileId: string | null }[]> {
  await notePurgedRecords(tx, sql`select id, employee_id from change_requests where ${settledRequests(before)}`);
  const { rows } = await tx.execute<{ employeeId: string; companyId: string; fileId: string | null }>(
    sql`with gone as (select id, employee_id, company_id, file_id from change_requests where ${settledRequests(before)}),
      approvals as (delete from approval_requests where record_id in (select id from gone))
      delete from change_requests where id in (select id from gone) returning employee_id as "employeeId", company_id as "companyId", file_id as "fileId"`,
  );
  return rows;
}

/** Deletes the file rows; the records still say that a file existed. */
export async function removeIdleImports(tx: Transaction, { userId, now }: Actor, before: SQL): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`update import_jobs set status = 'discarded', content = null, comparison = null, faults = '[]', updated_at = ${now.toISOString()}::timestamptz, updated_by = ${userId}, version = version + 1 where ${idleImports(before)}`,
  );
  return rowCount ?? 0;
}

export async function removeOldNotices(tx: Transaction, before: SQL): Promise<number> {
  return (await tx.execute(sql`delete from notifications where at < ${before}`)).rowCount ?? 0;
}

/** Anonymises the account of a person who no longer works anywhere. */
async function forgetAccounts(
  tx: Transaction,
  employeeIds: readonly string[],
  name: string,
  { now }: Actor,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string; employeeId: string }>(sql`
    select distinct on (access.user_id) access.user_id as id, access.employee_id as "employeeId" from user_access access where access.employee_id in (${list(employeeIds)})
      and not exists (select 1 from user_access other where other.tenant_id = access.tenant_id and other.user_id = access.user_id and (other.valid_to is null or other.valid_to >= ${now.toISOString()}::date))`);
  for (const { id, employeeId } of rows) await notePurgedAccount(tx, id, employeeId, name);
  await asAuth(tx, async () => {
    for (const { id } of rows) {
      const gone = {
        fullName: name,
        email: `${id}@purged.invalid`,
        username: id,
        avatar: null,
        phone: null,
        passwordHash: null,
        earlierPasswords: [],
        removedAt: sql`coalesce(${users.removedAt}, ${now.toISOString()}::timestamptz)` as unknown as Date,
      };
      await tx.update(users).set(gone).where(eq(users.id, id));
    }
  });
}

/** Replaces the person's name with a number. */
export async function anonymise(
  tx: Transaction,
  actor: Actor,
  personId: string,
  employments: readonly StoredEmployment[],
  name: string,
): Promise<void> {
  const ids = employments.map(({ id }) => id);
  for (const table of personal)
    await tx.execute(sql`delete from ${sql.identifier(table)} where employee_id in (${list(ids)})`);
  await tx.execute(sql`delete from notifications where record_id in (${list(ids)})`);
  await tx.execute(sql`update transfers set note = null where employee_id in (${list(ids)})`);
  await tx.execute(sql`update confirmations set note = null where employee_id in (${list(ids)})`);
  const changed = { updatedAt: actor.now, updatedBy: actor.userId };
  await tx
    .update(employees)
    .set({ ...changed, exitNote: null, version: sql`${employees.version} + 1` as unknown as number })
    .where(inArray(employees.id, ids));
  const unnamed = {
    fullName: name,
    preferredName: null,
    maritalStatus: null,
    raceId: null,
    secondRaceId: null,
    religionId: null,
    photo: null,
    personalEmail: null,
    workEmail: null,
  };
  const emptied = {
    phones: [],
    addresses: [],
    emergencyContacts: [],
    education: [],
    skills: [],
    customFields: {},
    idType: null,
    idNoEnc: null,
    idLast4: null,
    idHash: null,
  };
  // The year of birth stays, because contributions depend on age.
  const dateOfBirth = sql`date_trunc('year', ${persons.dateOfBirth})::date` as unknown as string;
  await tx
    .update(persons)
    .set({
      ...changed,
      ...unnamed,
      ...emptied,
      dateOfBirth,
      anonymisedAt: actor.now,
      version: sql`${persons.version} + 1` as unknown as number,
    })
    .where(eq(persons.id, personId));
  await tx.execute(sql`update tax_forms set person_enc = null where person_id = ${personId}`);
  await forgetAccounts(tx, ids, name, actor);
}

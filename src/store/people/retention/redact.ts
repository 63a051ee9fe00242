/** Marks audit events about purged people: they stay in the hash chain, and are read without identifying details. */
import { type SQL, sql } from "drizzle-orm";
import { recordKinds } from "../shared/ids-of.ts";
import type { Transaction } from "../../database/transaction.ts";

/** Ids within the brackets of an "in". */
export const list = (ids: readonly string[]) =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

/** Tables whose records name an employee, besides the employee's own. */
const tables = [...recordKinds.map(({ table }) => table), "change_requests", "invitations", "files", "user_access"];

/** Records of the tenant by id, with the employee they are about, before they are deleted. The name is null if it reveals nothing about the person. */
async function note(tx: Transaction, records: SQL, name: string | null): Promise<void> {
  await tx.execute(sql`
    insert into purged_records (tenant_id, record_id, name, through, employee_id)
    select current_setting('app.tenant')::uuid, found.id, ${name}::text, (select coalesce(max(sequence), 0) from audit_events), found.employee_id
    from (select distinct on (id) id, employee_id from (${records}) every_one) found
    on conflict (tenant_id, record_id) do update set name = excluded.name, through = excluded.through`);
}

/** For people purged completely: all of their records, including those deleted or purged before. */
export async function notePurgedPeople(tx: Transaction, employeeIds: readonly string[], name: string): Promise<void> {
  const ids = list(employeeIds);
  const kinds = sql.join(
    recordKinds.map(({ subject }) => sql`${subject}`),
    sql`, `,
  );
  // For a deleted record, only the employee's own history tells whose it was, from the same call.
  const deleted = sql`
    select gone.record_id as id, own.record_id as employee_id from audit_events own
    join audit_events gone on gone.company_id = own.company_id and gone.at = own.at and gone.request_id = own.request_id and gone.action = 'delete' and gone.subject in (${kinds})
    where own.subject = 'employees' and own.record_id in (${ids}) and exists (select 1 from jsonb_array_elements(own.changes) change where change->>'field' like 'deleted%')`;
  const held = tables.map(
    (table) => sql`select id, employee_id from ${sql.identifier(table)} where employee_id in (${ids})`,
  );
  const before = sql`select record_id as id, employee_id from purged_records where employee_id in (${ids})`;
  await note(
    tx,
    sql.join(
      [sql`select id, id as employee_id from employees where id in (${ids})`, ...held, deleted, before],
      sql` union all `,
    ),
    name,
  );
}

/** Events of other records that name one of the people, as a head or in a team; the names are read here and stored nowhere. After their own records are recorded, before the names are deleted. */
export async function noteEventsNaming(tx: Transaction, employeeIds: readonly string[], name: string): Promise<void> {
  const ids = list(employeeIds);
  await tx.execute(sql`
    with known as (
      select person.full_name as name from persons person join employees one on one.tenant_id = person.tenant_id and one.person_id = person.id where one.id in (${ids})
      union select given.name from audit_events own, jsonb_array_elements(own.changes) change, lateral (values (change->>'before'), (change->>'after')) given (name)
      where own.subject = 'employees' and own.record_id in (${ids}) and change->>'field' = 'person.fullName' and given.name is not null
    ), word as (
      -- As a whole word, written as JSON writes it.
      select '(^|[^[:alnum:]])' || regexp_replace(btrim(to_jsonb(name)::text, '"'), '([^[:alnum:][:space:]])', '\\\\\\1', 'g') || '($|[^[:alnum:]])' as pattern from known
    )
    insert into purged_records (tenant_id, record_id, name, through, employee_id)
    select event.tenant_id, event.id, case when bool_or(event.record_name ~ word.pattern) then ${name}::text end, event.sequence, ${employeeIds[0]}::uuid
    from audit_events event join word on event.changes::text ~ word.pattern or event.record_name ~ word.pattern or event.reason ~ word.pattern
    where not exists (select from purged_records held where held.tenant_id = event.tenant_id and held.record_id = event.record_id and held.employee_id in (${ids}))
    group by event.tenant_id, event.id, event.sequence
    on conflict (tenant_id, record_id) do update set name = coalesce(excluded.name, purged_records.name)`);
}

/** The account and its access, if it is purged too. */
export async function notePurgedAccount(
  tx: Transaction,
  userId: string,
  employeeId: string,
  name: string,
): Promise<void> {
  await note(
    tx,
    sql`select ${userId}::uuid as id, ${employeeId}::uuid as employee_id union all select id, ${employeeId}::uuid from user_access where user_id = ${userId}`,
    name,
  );
}

/** For people who stay: some of their records. */
export async function notePurgedRecords(tx: Transaction, records: SQL): Promise<void> {
  await note(tx, records, null);
}

/** What an export says of each employee beyond the list: personal data, identity, pay and bank account. */
import { type SQL, sql } from "drizzle-orm";
import type { Address } from "#src/domain/people/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";
import { joined } from "./shared/joins.ts";

interface StoredDetails extends Record<string, unknown> {
  id: string;
  class: string | null;
  functionalGroup: string | null;
  probationEnd: string | null;
  confirmedOn: string | null;
  contractEnd: string | null;
  noticeDays: number | null;
  dateOfBirth: string | null;
  gender: string | null;
  maritalStatus: string | null;
  race: string | null;
  religion: string | null;
  personalEmail: string | null;
  phone: string | null;
  address: Address | null;
  idType: string | null;
  idLast4: string | null;
  prGrantedOn: string | null;
  workPass: string | null;
  rateType: string | null;
  basic: number | null;
  currency: string | null;
  payFrequency: string | null;
  hoursPerWeek: number | null;
  daysPerWeek: number | null;
  levy: number | null;
  bank: string | null;
  accountName: string | null;
  accountLast4: string | null;
  payMethod: string | null;
}
export type EmployeeDetails = StoredDetails;

/** The address that letters go to: the home first. */
const firstOf = (list: SQL, wanted: string): SQL =>
  sql`(select entry from jsonb_array_elements(${list}) with ordinality each (entry, place) order by entry ->> 'type' = ${wanted} desc, place limit 1)`;

/** By employee; whoever calls leaves out what the reader may not see. */
export async function employeeDetails(
  tx: Transaction,
  ids: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, EmployeeDetails>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<StoredDetails>(sql`
    select employees.id, class.class, functional.functional_group as "functionalGroup",
      employees.probation_end::text as "probationEnd", employees.confirmed_on::text as "confirmedOn", employees.contract_end::text as "contractEnd", employees.notice_days as "noticeDays",
      person.date_of_birth::text as "dateOfBirth", person.gender, person.marital_status as "maritalStatus",
      (select name from races where races.id = person.race_id) as race, (select name from religions where religions.id = person.religion_id) as religion,
      person.personal_email as "personalEmail", ${firstOf(sql`person.phones`, "mobile")} ->> 'number' as phone, ${firstOf(sql`person.addresses`, "home")} as address,
      person.id_type as "idType", person.id_last4 as "idLast4", residency.pr_granted_on::text as "prGrantedOn", pass.type as "workPass",
      pay.rate_type as "rateType", pay.basic::float8 as basic, pay.currency, pay.pay_frequency as "payFrequency", pay.hours_per_week as "hoursPerWeek", pay.days_per_week as "daysPerWeek",
      pass.levy, account.bank, account.account_name as "accountName", account.account_no_last4 as "accountLast4", account.method as "payMethod"
    from unnest(${sql.param(ids)}::uuid[]) with ordinality wanted (id, place)
    join employees on employees.id = wanted.id
    ${joined(["person", "job", "residency", "pay"], day, ids.length <= 100)}
    left join classes class on class.tenant_id = job.tenant_id and class.id = job.class_id
    left join functional_groups functional on functional.tenant_id = job.tenant_id and functional.id = job.functional_group_id
    left join lateral (select type.name as type, held.levy_rate::float8 as levy from employee_work_passes held join workpass_types type on type.id = held.type_id
      where held.tenant_id = employees.tenant_id and held.employee_id = employees.id and held.status in ('issued', 'renewing') order by held.expiry desc limit 1) pass on true
    left join lateral (select bank.name as bank, own.account_name, own.account_no_last4, own.method from employee_bank_accounts own join banks bank on bank.id = own.bank_id
      where own.tenant_id = employees.tenant_id and own.employee_id = employees.id and own.status = 'active' order by own.share_kind = 'remainder' desc, own.effective_from desc limit 1) account on true`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** One employee with their person: read, locked, created and written. */
import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "../../shared/audit.ts";
import { countries } from "../../platform/tables/countries.ts";
import { employees } from "../tables/employees.ts";
import { persons } from "../tables/persons.ts";
import { races } from "../../platform/tables/races.ts";
import { religions } from "../../platform/tables/religions.ts";
import { users } from "../../account/tables/users.ts";
import type { Transaction } from "../../database/transaction.ts";
import { accountState, type EmployeeAccount } from "../account.ts";

const secondRace = alias(races, "second_race");
const creator = alias(users, "creator");
const updater = alias(users, "updater");

type StoredEmployee = typeof employees.$inferSelect;
type StoredPerson = typeof persons.$inferSelect;
export type PersonFields = Partial<
  Omit<
    typeof persons.$inferInsert,
    "id" | "tenantId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version"
  >
>;
export type EmployeeFields = Partial<
  Omit<
    typeof employees.$inferInsert,
    "id" | "tenantId" | "createdAt" | "createdBy" | "updatedAt" | "updatedBy" | "version" | "companyId"
  >
>;

export interface WholeEmployee {
  readonly employee: StoredEmployee;
  readonly person: StoredPerson;
  readonly account: EmployeeAccount;
  readonly names: {
    race: string | null;
    secondRace: string | null;
    religion: string | null;
    nationality: string | null;
    createdBy: string | null;
    updatedBy: string | null;
  };
}

const ofPerson = and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId));
const one = (companyId: string, id: string) => and(eq(employees.companyId, companyId), eq(employees.id, id));

export async function findEmployee(tx: Transaction, companyId: string, id: string): Promise<WholeEmployee | undefined> {
  const [row] = await tx
    .select({
      employee: employees,
      person: persons,
      account: accountState,
      names: {
        race: races.name,
        secondRace: secondRace.name,
        religion: religions.name,
        nationality: countries.nationality,
        createdBy: creator.fullName,
        updatedBy: updater.fullName,
      },
    })
    .from(employees)
    .innerJoin(persons, ofPerson)
    .leftJoin(races, eq(races.id, persons.raceId))
    .leftJoin(secondRace, eq(secondRace.id, persons.secondRaceId))
    .leftJoin(religions, eq(religions.id, persons.religionId))
    .leftJoin(countries, eq(countries.id, persons.nationalityId))
    .leftJoin(creator, eq(creator.id, employees.createdBy))
    .leftJoin(updater, eq(updater.id, employees.updatedBy))
    .where(one(companyId, id));
  return row;
}

/** Employment and person, locked until the transaction ends. */
export async function lockEmployee(tx: Transaction, companyId: string, id: string): Promise<WholeEmployee | undefined> {
  await tx
    .select({ id: employees.id })
    .from(employees)
    .innerJoin(persons, ofPerson)
    .where(one(companyId, id))
    .for("no key update");
  return findEmployee(tx, companyId, id);
}

/** The version sent to clients: it counts the changes of both records. */
export const versionOf = ({ employee, person }: WholeEmployee): number => employee.version + person.version - 1;

const made = ({ tenantId, userId, now }: Actor) => ({
  tenantId,
  createdAt: now,
  createdBy: userId,
  updatedAt: now,
  updatedBy: userId,
});

export async function insertPerson(
  tx: Transaction,
  actor: Actor,
  fields: PersonFields & { fullName: string },
): Promise<string> {
  const [row] = await tx
    .insert(persons)
    .values({ ...fields, ...made(actor) })
    .returning({ id: persons.id });
  return (row as { id: string }).id;
}

export async function insertEmployee(
  tx: Transaction,
  actor: Actor,
  companyId: string,
  fields: EmployeeFields & Pick<StoredEmployee, "personId" | "employeeNo" | "status" | "startDate" | "contractType">,
): Promise<string> {
  const [row] = await tx
    .insert(employees)
    .values({ ...fields, companyId, ...made(actor) })
    .returning({ id: employees.id });
  return (row as { id: string }).id;
}

/** The employee counts as changed with either. */
export async function updateEmployee(
  tx: Transaction,
  { userId, now }: Actor,
  { employee, person }: WholeEmployee,
  change: { person?: PersonFields; employment?: EmployeeFields },
): Promise<void> {
  const changed = { updatedAt: now, updatedBy: userId };
  if (change.person) {
    await tx
      .update(persons)
      .set({ ...change.person, ...changed, version: person.version + 1 })
      .where(and(eq(persons.tenantId, person.tenantId), eq(persons.id, person.id)));
  }
  const version = change.employment ? { version: employee.version + 1 } : {};
  await tx
    .update(employees)
    .set({ ...change.employment, ...changed, ...version })
    .where(and(eq(employees.tenantId, employee.tenantId), eq(employees.id, employee.id)));
}

/** Deletes the employment, and the person if it was their last one. */
export async function removeEmployee(tx: Transaction, { employee }: WholeEmployee): Promise<void> {
  await tx.delete(employees).where(and(eq(employees.tenantId, employee.tenantId), eq(employees.id, employee.id)));
  await tx
    .delete(persons)
    .where(
      and(
        eq(persons.tenantId, employee.tenantId),
        eq(persons.id, employee.personId),
        sql`not exists (select 1 from employees other where other.tenant_id = ${employee.tenantId} and other.person_id = ${employee.personId})`,
      ),
    );
}

/** Employees who have not left, in all companies of the tenant. */
export async function seatsTaken(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ taken: number }>(
    sql`select count(*)::int as taken from employees where status <> 'exited'`,
  );
  return rows[0]?.taken ?? 0;
}

/** Whether a platform record or the tenant's own with this id may be referenced. */
export async function exists(
  tx: Transaction,
  table: "races" | "religions" | "countries" | "files",
  id: string,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`);
  return rows.length > 0;
}

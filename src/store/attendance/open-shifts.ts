/** Open shifts: offered, taken by the first who wants them, or withdrawn. */
import { and, asc, between, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { shifts } from "../company/tables/shifts.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import type { Transaction } from "../database/transaction.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { openShifts } from "./tables/open-shifts.ts";

function rows(tx: Transaction, where: SQL | undefined) {
  return tx
    .select({
      id: openShifts.id,
      date: openShifts.date,
      shiftId: openShifts.shiftId,
      shift: shifts.name,
      start: shifts.start,
      end: shifts.end,
      colour: shifts.colour,
      locationId: openShifts.locationId,
      location: workLocations.name,
      note: openShifts.note,
      takenById: openShifts.takenById,
      takenBy: persons.fullName,
    })
    .from(openShifts)
    .innerJoin(shifts, and(eq(shifts.tenantId, openShifts.tenantId), eq(shifts.id, openShifts.shiftId)))
    .leftJoin(
      workLocations,
      and(eq(workLocations.tenantId, openShifts.tenantId), eq(workLocations.id, openShifts.locationId)),
    )
    .leftJoin(employees, and(eq(employees.tenantId, openShifts.tenantId), eq(employees.id, openShifts.takenById)))
    .leftJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(where);
}
export type OpenShiftRow = Awaited<ReturnType<typeof rows>>[number];

export function openShiftsIn(
  tx: Transaction,
  companyId: string,
  { from, to, untaken = false }: { from: string; to: string; untaken?: boolean },
  limit = 500,
): Promise<OpenShiftRow[]> {
  return rows(
    tx,
    and(
      eq(openShifts.companyId, companyId),
      between(openShifts.date, from, to),
      untaken ? isNull(openShifts.takenById) : undefined,
    ),
  )
    .orderBy(asc(openShifts.date), asc(shifts.start), asc(openShifts.id))
    .limit(limit);
}

/** Locked, so that two who want it are one after the other. */
export async function lockOpenShift(tx: Transaction, companyId: string, id: string): Promise<OpenShiftRow | undefined> {
  const where = and(eq(openShifts.companyId, companyId), eq(openShifts.id, id));
  await tx.select({ id: openShifts.id }).from(openShifts).where(where).for("no key update");
  return (await rows(tx, where))[0];
}

/** As many equal ones as people are needed. */
export async function insertOpenShifts(
  tx: Transaction,
  fields: typeof openShifts.$inferInsert,
  people: number,
): Promise<OpenShiftRow[]> {
  const equal = Array.from({ length: people }, () => fields);
  const made = await tx.insert(openShifts).values(equal).returning({ id: openShifts.id });
  return rows(
    tx,
    inArray(
      openShifts.id,
      made.map(({ id }) => id),
    ),
  ).orderBy(asc(openShifts.id));
}

export async function updateOpenShift(
  tx: Transaction,
  id: string,
  fields: Partial<typeof openShifts.$inferInsert>,
): Promise<void> {
  await tx.update(openShifts).set(fields).where(eq(openShifts.id, id));
}

export async function removeOpenShift(tx: Transaction, id: string): Promise<void> {
  await tx.delete(openShifts).where(eq(openShifts.id, id));
}

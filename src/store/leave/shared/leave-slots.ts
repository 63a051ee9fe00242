/** The half days that leave holds. */
import { and, asc, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import type { Slot } from "#src/domain/leave/shared/slots.ts";
import type { Transaction } from "../../database/transaction.ts";
import { leaveTypes } from "../tables/leave-types.ts";
import { leaves, leaveSlots } from "../tables/leaves.ts";
import type { StoredLeave } from "./leaves.ts";

type SlotState = (typeof leaveSlots.$inferSelect)["state"];

/** Fails on the key `leave_slots_once` if a half day is already taken. */
export async function insertSlots(
  tx: Transaction,
  {
    id,
    tenantId,
    companyId,
    employeeId,
    leaveTypeId,
  }: Pick<StoredLeave, "id" | "tenantId" | "companyId" | "employeeId" | "leaveTypeId">,
  slots: readonly Slot[],
  state: SlotState,
): Promise<void> {
  if (slots.length === 0) return;
  await tx.insert(leaveSlots).values(
    slots.map(({ date, half, status, minutes, cost }) => ({
      tenantId,
      companyId,
      employeeId,
      leaveId: id,
      leaveTypeId,
      date,
      half,
      dayStatus: status,
      minutes,
      cost,
      state,
    })),
  );
}

/** From a day on, if only a part is given back. */
export async function setSlotState(tx: Transaction, leaveId: string, state: SlotState, from?: string): Promise<void> {
  await tx
    .update(leaveSlots)
    .set({ state })
    .where(
      and(
        eq(leaveSlots.leaveId, leaveId),
        ne(leaveSlots.state, "released"),
        from === undefined ? undefined : gte(leaveSlots.date, from),
      ),
    );
}

export async function setSlotCost(
  tx: Transaction,
  leaveId: string,
  { date, half, status, minutes, cost }: Slot,
): Promise<void> {
  await tx
    .update(leaveSlots)
    .set({ dayStatus: status, minutes, cost })
    .where(
      and(
        eq(leaveSlots.leaveId, leaveId),
        eq(leaveSlots.date, date),
        eq(leaveSlots.half, half),
        ne(leaveSlots.state, "released"),
      ),
    );
}

/** Also those that were given back. */
export function allSlotsOfLeave(tx: Transaction, leaveId: string) {
  return tx
    .select()
    .from(leaveSlots)
    .where(eq(leaveSlots.leaveId, leaveId))
    .orderBy(asc(leaveSlots.date), asc(leaveSlots.half));
}

export function slotsOfLeave(tx: Transaction, leaveId: string) {
  return tx
    .select()
    .from(leaveSlots)
    .where(and(eq(leaveSlots.leaveId, leaveId), ne(leaveSlots.state, "released")))
    .orderBy(asc(leaveSlots.date), asc(leaveSlots.half));
}

/** Half days that are held for leave, with what the day grid needs to know. */
export function heldSlots(tx: Transaction, employeeIds: readonly string[], from: string, to: string) {
  return tx
    .select({
      employeeId: leaveSlots.employeeId,
      leaveId: leaveSlots.leaveId,
      leaveTypeId: leaveSlots.leaveTypeId,
      leaveType: leaveTypes.name,
      date: leaveSlots.date,
      half: leaveSlots.half,
      minutes: leaveSlots.minutes,
      cost: leaveSlots.cost,
      state: leaveSlots.state,
      byHour: sql<boolean>`${leaves.minutes} is not null`,
      status: leaves.status,
      payFraction: leaves.payFraction,
      countsHolidays: leaveTypes.countsHolidays,
      countsRestDays: leaveTypes.countsRestDays,
    })
    .from(leaveSlots)
    .innerJoin(leaves, and(eq(leaves.tenantId, leaveSlots.tenantId), eq(leaves.id, leaveSlots.leaveId)))
    .innerJoin(leaveTypes, and(eq(leaveTypes.tenantId, leaveSlots.tenantId), eq(leaveTypes.id, leaveSlots.leaveTypeId)))
    .where(
      and(
        inArray(leaveSlots.employeeId, [...employeeIds]),
        gte(leaveSlots.date, from),
        lte(leaveSlots.date, to),
        ne(leaveSlots.state, "released"),
      ),
    )
    .orderBy(asc(leaveSlots.date), asc(leaveSlots.half));
}
export type HeldSlot = Awaited<ReturnType<typeof heldSlots>>[number];

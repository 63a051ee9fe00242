/** PINs of the kiosk; each attempt is counted, whether or not it succeeds. */
import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "../shared/audit.ts";
import type { Transaction } from "../database/transaction.ts";
import { seal, unseal } from "../database/sealed.ts";
import { employees } from "../people/tables/employees.ts";
import { persons } from "../people/tables/persons.ts";
import { kioskPins } from "./tables/kiosk-pins.ts";

const maxTries = 5;
const closedForMs = 15 * 60_000;

export async function hasPin(tx: Transaction, employeeId: string): Promise<boolean> {
  return (await tx.select({ id: kioskPins.id }).from(kioskPins).where(eq(kioskPins.employeeId, employeeId))).length > 0;
}

export async function setPin(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  of: { companyId: string; employeeId: string },
  pin: string,
  dataKey: string,
): Promise<void> {
  const fresh = { pinEnc: seal(dataKey, pin), failedCount: 0, lockedUntil: null, updatedAt: now, updatedBy: userId };
  await tx
    .insert(kioskPins)
    .values({ tenantId, ...of, ...fresh, createdAt: now, createdBy: userId })
    .onConflictDoUpdate({
      target: [kioskPins.tenantId, kioskPins.employeeId],
      set: { ...fresh, version: sql`${kioskPins.version} + 1` },
    });
}

export interface PinHolder {
  readonly employeeId: string;
  readonly fullName: string;
}

/** Whose number and PIN it is; undefined if they do not fit, or if the number is locked after too many wrong ones. */
export async function tryPin(
  tx: Transaction,
  companyId: string,
  { employeeNo, pin }: { employeeNo: string; pin: string },
  { dataKey, now, day }: { dataKey: string; now: Date; day: string },
): Promise<PinHolder | undefined> {
  const [found] = await tx
    .select({ pin: kioskPins, employeeId: employees.id, fullName: persons.fullName })
    .from(kioskPins)
    .innerJoin(employees, and(eq(employees.tenantId, kioskPins.tenantId), eq(employees.id, kioskPins.employeeId)))
    .innerJoin(persons, and(eq(persons.tenantId, employees.tenantId), eq(persons.id, employees.personId)))
    .where(
      and(
        eq(kioskPins.companyId, companyId),
        sql`lower(${employees.employeeNo} collate "und-x-icu") = lower(${employeeNo} collate "und-x-icu")`,
        sql`${employees.status} <> 'offered' and ${employees.startDate} <= ${day} and (${employees.lastDay} is null or ${employees.lastDay} >= ${day})`,
      ),
    )
    .for("update", { of: kioskPins });
  if (!found || (found.pin.lockedUntil !== null && found.pin.lockedUntil > now)) return undefined;
  const isRight = unseal(dataKey, found.pin.pinEnc) === pin;
  const failedCount = isRight ? 0 : found.pin.failedCount + 1;
  const lockedUntil = failedCount >= maxTries ? new Date(now.getTime() + closedForMs) : null;
  await tx
    .update(kioskPins)
    .set({ failedCount: lockedUntil ? 0 : failedCount, lockedUntil })
    .where(eq(kioskPins.id, found.pin.id));
  return isRight ? { employeeId: found.employeeId, fullName: found.fullName } : undefined;
}

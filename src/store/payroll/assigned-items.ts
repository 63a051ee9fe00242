/** The pay items that a run calculates for each employee, and what a locked run has taken of them. */
import type { AssignedItem } from "#src/domain/payroll/pay-item.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Actor } from "../shared/audit.ts";

export interface ItemsAsked {
  readonly companyId: string;
  readonly employmentIds: readonly string[];
  /** The month that is paid. */
  readonly month: string;
  /** The pay period of the run: what it has taken before does not count when it is calculated again. */
  readonly periodId: string;
}

export interface TakenItem {
  readonly employeeId: string;
  /** The `sourceId` of the line. */
  readonly sourceId: string;
  /** Cents, as on the payslip. */
  readonly amount: number;
}

interface TakingRun {
  readonly companyId: string;
  readonly runId: string;
  readonly periodId: string;
  readonly month: string;
}

/** Nothing is assigned yet. */
export async function assignedItems(
  _tx: Transaction,
  _asked: ItemsAsked,
): Promise<ReadonlyMap<string, readonly AssignedItem[]>> {
  return Promise.resolve(new Map());
}

export async function recordTaken(
  _tx: Transaction,
  _actor: Actor,
  _run: TakingRun,
  _taken: readonly TakenItem[],
): Promise<void> {
  return Promise.resolve();
}

export async function giveBackTaken(
  _tx: Transaction,
  _actor: Pick<Actor, "userId" | "now">,
  _of: { readonly runId: string; readonly employeeIds?: readonly string[] },
): Promise<void> {
  return Promise.resolve();
}

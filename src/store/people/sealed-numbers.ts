/** Where the masked numbers of an employee are kept. */
import { sql, type SQL } from "drizzle-orm";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { Transaction } from "../database/transaction.ts";

export const unmaskedClasses = {
  idNo: "identity",
  passportNo: "identity",
  accountNo: "pay",
  birthCertNo: "personal",
} as const satisfies Record<string, FieldClass>;
export type UnmaskedName = keyof typeof unmaskedClasses;

const places: Readonly<
  Record<UnmaskedName, (of: { id: string; personId: string }, recordId: string | undefined) => SQL>
> = {
  idNo: ({ personId }) => sql`select id_no_enc as sealed from persons where id = ${personId}`,
  passportNo: ({ id }, recordId) =>
    sql`select number_enc as sealed from employee_passports where employee_id = ${id} and id = ${recordId}`,
  accountNo: ({ id }, recordId) =>
    sql`select account_no_enc as sealed from employee_bank_accounts where employee_id = ${id} and id = ${recordId}`,
  birthCertNo: ({ id }, recordId) =>
    sql`select birth_cert_no_enc as sealed from employee_dependants where employee_id = ${id} and id = ${recordId}`,
};

/** Undefined where there is no such record. */
export async function sealedNumber(
  tx: Transaction,
  name: UnmaskedName,
  of: { id: string; personId: string },
  recordId: string | undefined,
): Promise<{ sealed: string | null } | undefined> {
  const { rows } = await tx.execute<{ sealed: string | null }>(places[name](of, recordId));
  return rows[0];
}

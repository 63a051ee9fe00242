/** Adds key employment terms that were issued outside. */
import type { KetTerms } from "#src/domain/people/ket.ts";
import type { Transaction } from "../../database/transaction.ts";
import type { Actor } from "../../shared/audit.ts";
import { kets } from "../tables/kets.ts";

interface NewKet {
  readonly companyId: string;
  readonly employeeId: string;
  readonly number: number;
  readonly terms: KetTerms;
  readonly dueOn: string;
  readonly issuedOn: string;
  readonly acknowledgedOn: string | null;
}

export async function insertKet(
  tx: Transaction,
  { tenantId, userId, now }: Actor,
  { acknowledgedOn, ...fields }: NewKet,
): Promise<string> {
  const [made] = await tx
    .insert(kets)
    .values({
      tenantId,
      ...fields,
      status: acknowledgedOn === null ? "issued" : "acknowledged",
      acknowledgedAt: acknowledgedOn === null ? null : new Date(`${acknowledgedOn}T00:00:00Z`),
      createdAt: now,
      createdBy: userId,
      updatedAt: now,
      updatedBy: userId,
    })
    .returning({ id: kets.id });
  return made?.id ?? "";
}

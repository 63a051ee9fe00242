/** Key employment terms of an import: written down from the records of the day on which they were issued. */
import { ketDueOn } from "#src/domain/people/ket.ts";
import type { IssuedTerms } from "#src/domain/people/import/writes.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { ketFacts, nextKetNumber } from "#src/store/people/employee-records/ket-facts.ts";
import { insertKet } from "#src/store/people/employee-records/insert-ket.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { ketTerms } from "../employee-records/ket-terms.ts";

export async function writeImportedTerms(
  ctx: HrmsContext,
  companyId: string,
  all: readonly IssuedTerms[],
): Promise<void> {
  const actor = actorOf(ctx);
  for (const { employeeId, fullName, issuedOn, acknowledgedOn, given } of all) {
    const facts = await ketFacts(ctx.db, employeeId, issuedOn);
    const number = await nextKetNumber(ctx.db, employeeId);
    const id = await insertKet(ctx.db, actor, {
      companyId,
      employeeId,
      number,
      terms: ketTerms(given, facts, fullName, null),
      dueOn: ketDueOn(facts.startDate),
      issuedOn,
      acknowledgedOn,
    });
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "create",
      subject: "kets",
      recordId: id,
      recordName: `KET ${number}`,
      changes: changedFields(null, { issuedOn, acknowledgedOn }),
    });
  }
}

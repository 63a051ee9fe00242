/** Personal data that an employee can request to change: names, contact, addresses, emergency contacts, identity number. */
import type { ChangeRequestInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import {
  type ChangeSection,
  changeText,
  fieldsOfSection,
  type SealedChange,
} from "#src/domain/people/change-requests.ts";
import { idNoFault, idNoOf } from "#src/domain/people/identity.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { personOfIdentity } from "#src/store/people/asked-change.ts";
import { type PersonFields, updateEmployee, type WholeEmployee } from "#src/store/people/shared/record.ts";
import { fingerprint, lastFour, masked, seal, unseal } from "#src/store/database/sealed.ts";
import { actorOf, type HrmsContext } from "../../context.ts";
import { lineOf, lineOrNull } from "../../shared/fields.ts";
import { type AskedKind, comparedWith } from "./asked.ts";

type Change = NonNullable<ChangeRequestInput["change"]>;

/** Encrypted, so that no plain copy of a number is stored. */
interface SealedIdentity extends SealedChange {
  readonly idType: "NRIC" | "FIN" | "passport";
  readonly idNo: string;
  readonly sealedIdNo: string;
}

function identityOf(ctx: HrmsContext, { idType, idNo }: Change): SealedIdentity {
  if (idType === undefined) throw invalid("/change/idType", "required");
  if (idNo === undefined) throw invalid("/change/idNo", "required");
  const number = idNoOf(idNo);
  const fault = idNoFault(idType, number);
  if (fault) throw invalid("/change/idNo", fault.code, fault.params);
  return { idType, idNo: masked(lastFour(number)), sealedIdNo: seal(ctx.settings.dataKey, number) };
}

function textsOf(change: Change): Record<string, unknown> {
  const { fullName, preferredName, personalEmail, idType: _type, idNo: _no, ...others } = change;
  return {
    ...(fullName !== undefined && { fullName: lineOf("change/fullName", fullName) }),
    ...(preferredName !== undefined && { preferredName: lineOrNull("change/preferredName", preferredName) }),
    ...(personalEmail !== undefined && { personalEmail: lineOrNull("change/personalEmail", personalEmail) }),
    ...others,
  };
}

function currentOf({ person }: Pick<WholeEmployee, "person">, section: ChangeSection): SealedChange {
  if (section === "identity")
    return { idType: person.idType, idNo: person.idLast4 === null ? null : masked(person.idLast4) };
  return Object.fromEntries(fieldsOfSection[section].map((field) => [field, person[field as keyof typeof person]]));
}

async function identityFields(
  ctx: HrmsContext,
  { person }: WholeEmployee,
  { idType, sealedIdNo }: SealedIdentity,
): Promise<PersonFields> {
  const number = unseal(ctx.settings.dataKey, sealedIdNo);
  const idHash = fingerprint(ctx.settings.dataKey, number);
  if (await personOfIdentity(ctx.db, idHash, person.id))
    throw conflict("taken", "Someone else already has this number.");
  return { idType, idNoEnc: sealedIdNo, idLast4: lastFour(number), idHash };
}

const historySection = (section: ChangeSection, field: string): string =>
  section === "identity" ? "identity" : field === "fullName" || field === "preferredName" ? "person" : "personal";

export const askedPerson: AskedKind = {
  async wanted(ctx, { whole }, { section, change }) {
    if (change === undefined) throw invalid("/change", "required");
    const foreign = Object.keys(change).find((field) => !fieldsOfSection[section].includes(field));
    if (foreign !== undefined) throw invalid(`/change/${foreign}`, "unknown");
    const current = currentOf(whole, section);
    const after: SealedChange = section === "identity" ? identityOf(ctx, change) : textsOf(change);
    const before = Object.fromEntries(
      Object.keys(current)
        .filter((field) => field in after)
        .map((field) => [field, current[field]]),
    );
    // Two numbers may have the same last four characters.
    if (
      section !== "identity" &&
      Object.keys(after).every((field) => changeText(after[field]) === changeText(before[field]))
    )
      throw invalid("/change", "unchanged");
    return { before, after };
  },

  compare: async (_ctx, shown) => comparedWith(shown, currentOf(shown, shown.request.section)),

  async apply(ctx, { whole }, { request: { section, after } }, compared, note) {
    const actor = actorOf(ctx);
    const results = Object.fromEntries(compared.map(({ field, result }) => [field, result]));
    const person: PersonFields =
      section === "identity" ? await identityFields(ctx, whole, after as SealedIdentity) : results;
    await updateEmployee(ctx.db, actor, whole, { person });
    const auditFields = (of: "now" | "result") =>
      Object.fromEntries(
        compared.map((one) => [`${historySection(section, one.field)}.${one.field}`, changeText(one[of])]),
      );
    const { id, companyId } = whole.employee;
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "update",
      subject: "employees",
      recordId: id,
      recordName: whole.person.fullName,
      changes: changedFields(auditFields("now"), auditFields("result")),
      ...(note !== null && { reason: note }),
    });
  },
};

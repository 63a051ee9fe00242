/** Personal data of a person: names, birth, education, and contact. */
import type { EmployeeContactInput, EmployeePersonUpdate } from "#generated/hrms/schema.ts";
import { invalid } from "#src/contract/problem.ts";
import { exists, type PersonFields } from "#src/store/people/shared/record.ts";
import type { HrmsContext } from "../../context.ts";
import { checkCustomFields } from "../shared/custom-fields.ts";
import { lineOf, lineOrNull } from "../../shared/fields.ts";

const references = {
  raceId: "races",
  secondRaceId: "races",
  religionId: "religions",
  nationalityId: "countries",
} as const;

/** Drops omitted fields, so that they stay unchanged. */
export function given<Fields extends Record<string, unknown>>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

const optionalLine = (field: string, text: string | null | undefined) =>
  text === undefined ? undefined : lineOrNull(field, text);

export async function personFields(
  ctx: HrmsContext,
  body: EmployeePersonUpdate,
  before: PersonFields = {},
  companyId?: string,
): Promise<PersonFields & { fullName: string }> {
  const {
    gender,
    dateOfBirth,
    maritalStatus,
    raceId,
    secondRaceId,
    religionId,
    nationalityId,
    education,
    skills,
    customFields,
  } = body;
  if (dateOfBirth != null && dateOfBirth > ctx.today(companyId)) throw invalid("/dateOfBirth", "in-future");
  for (const [field, table] of Object.entries(references) as [
    keyof typeof references,
    (typeof references)[keyof typeof references],
  ][]) {
    const id = body[field];
    if (id != null && id !== before[field] && !(await exists(ctx.db, table, id)))
      throw invalid(`/${field}`, "unknown-reference");
  }
  if (customFields !== undefined && companyId !== undefined)
    await checkCustomFields(ctx, companyId, customFields, before.customFields ?? {});
  const entries = education?.map(({ level, institution, field, year }, index) => ({
    level,
    institution: lineOf(`education/${index}/institution`, institution),
    field: lineOrNull(`education/${index}/field`, field),
    year: year ?? null,
  }));
  return {
    fullName: lineOf("fullName", body.fullName),
    ...given({
      preferredName: optionalLine("preferredName", body.preferredName),
      gender,
      dateOfBirth,
      maritalStatus,
      raceId,
      secondRaceId,
      religionId,
      nationalityId,
      customFields,
      education: entries,
      skills: skills?.map((skill, index) => lineOf(`skills/${index}`, skill)),
    }),
  };
}

export function contactFields(body: EmployeeContactInput): PersonFields {
  const addresses = body.addresses?.map(({ type, block, street, unit, building, postal, country }, index) => {
    const at = (field: string) => `addresses/${index}/${field}`;
    if (country === "SG" && postal != null && !/^\d{6}$/.test(postal)) throw invalid(`/${at("postal")}`, "wrong-shape");
    return {
      type,
      block: lineOrNull(at("block"), block),
      street: lineOf(at("street"), street),
      unit: lineOrNull(at("unit"), unit),
      building: lineOrNull(at("building"), building),
      postal: lineOrNull(at("postal"), postal),
      country,
    };
  });
  const emergencyContacts = body.emergencyContacts?.map(({ name, relation, phone }, index) => ({
    name: lineOf(`emergencyContacts/${index}/name`, name),
    relation: lineOf(`emergencyContacts/${index}/relation`, relation),
    phone,
  }));
  return given({
    workEmail: optionalLine("workEmail", body.workEmail),
    personalEmail: optionalLine("personalEmail", body.personalEmail),
    phones: body.phones,
    addresses,
    emergencyContacts,
  });
}

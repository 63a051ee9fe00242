/** Converts the values of the new-employee form to the request body. */
import type { EmployeeCreate } from "#generated/hrms/schema.ts";
import type { FieldSpec, Values } from "../../../form/spec.ts";
import { bodyOf, isBlank } from "../../../form/values.ts";
import {
  contactFields,
  employmentFields,
  identityFields,
  jobFields,
  payFields,
  personFields,
  residencyFields,
} from "./new-fields.ts";
import { ownBody } from "./own-fields.ts";

function section(fields: readonly FieldSpec[], values: Values): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(bodyOf(fields, values)).filter(
      ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

/** Body of a job row; the manager moves to the reporting lines. */
export function jobBody(body: Record<string, unknown>): Record<string, unknown> {
  const { managerId, dottedManagerIds = [], ...job } = body;
  const dotted = (dottedManagerIds as readonly string[]).filter((other) => other !== managerId);
  return {
    ...job,
    reporting_tos: [
      ...(typeof managerId === "string" ? [{ managerId, kind: "primary" }] : []),
      ...dotted.map((other) => ({ managerId: other, kind: "dotted" })),
    ],
  };
}

/** `parts` are the steps the user may fill in, `own` the company's custom fields. */
export function employeeBody(
  values: Values,
  parts: ReadonlySet<string>,
  own: readonly FieldSpec[] = [],
): EmployeeCreate {
  const { mobile, workEmail, ...contact } = section(contactFields, values);
  const contacts = { ...contact, ...(mobile !== undefined && { phones: [{ type: "mobile", number: mobile }] }) };
  const identity = section(identityFields, values);
  return {
    person: {
      ...section(personFields, values),
      ...(workEmail !== undefined && { workEmail }),
      ...(own.length > 0 && { customFields: ownBody(own, values) }),
    },
    ...(Object.keys(contacts).length > 0 && { contact: contacts }),
    ...(parts.has("identity") && !isBlank(values["idType"]) && { identity: { idNo: null, ...identity } }),
    employment: section(employmentFields, values),
    job: jobBody(section(jobFields, values)),
    ...(parts.has("pay") && !isBlank(values["rateType"]) && { pay: section(payFields, values) }),
    ...(parts.has("identity") && !isBlank(values["residency"]) && { residency: section(residencyFields, values) }),
  } as unknown as EmployeeCreate;
}

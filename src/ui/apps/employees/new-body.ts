/** A new employee as the contract takes it, from what the steps of the form hold. */
import type { EmployeeCreate } from "#generated/hrms/schema.ts";
import { bodyOf, isBlank, type FieldSpec, type FormValues } from "./form/spec.ts";
import { contactFields, employmentFields, identityFields, jobFields, payFields, personFields, residencyFields } from "./new-fields.ts";

function section(fields: readonly FieldSpec[], values: FormValues): Record<string, unknown> {
  return Object.fromEntries(Object.entries(bodyOf(fields, values)).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0)));
}

/** The body of a job row: the manager's line stands among the reporting lines. */
export function jobBody(body: Record<string, unknown>, kept: readonly { managerId: string; kind: "primary" | "dotted" }[] = []): Record<string, unknown> {
  const { managerId, ...job } = body;
  const dotted = kept.filter(({ kind, managerId: other }) => kind === "dotted" && other !== managerId);
  return { ...job, reportingLines: [...(typeof managerId === "string" ? [{ managerId, kind: "primary" as const }] : []), ...dotted] };
}

export function employeeBody(values: FormValues): EmployeeCreate {
  const { mobile, workEmail, ...contact } = section(contactFields, values);
  const contacts = { ...contact, ...(mobile !== undefined && { phones: [{ type: "mobile", number: mobile }] }) };
  const identity = section(identityFields, values);
  return {
    person: { ...section(personFields, values), ...(workEmail !== undefined && { workEmail }) },
    ...(Object.keys(contacts).length > 0 && { contact: contacts }),
    ...(!isBlank(values["idType"]) && { identity: { idNo: null, ...identity } }),
    employment: section(employmentFields, values),
    job: jobBody(section(jobFields, values)),
    ...(!isBlank(values["rateType"]) && { pay: section(payFields, values) }),
    ...(!isBlank(values["residency"]) && { residency: section(residencyFields, values) }),
  } as unknown as EmployeeCreate;
}

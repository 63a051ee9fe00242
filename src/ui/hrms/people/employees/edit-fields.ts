/** Sections of an employee's record that are edited as a whole, with their fields. */
import {
  updateEmployeeContact as contact,
  updateEmployeeEmployment,
  updateEmployeePerson,
} from "#generated/hrms/forms/employees.ts";
import type { Employee } from "#generated/hrms/schema.ts";
import { type FieldSpec, specsOf } from "../../../form/spec.ts";
import { checkTelephone } from "./form/words.ts";
import { identityFields, personFields } from "./new-fields.ts";
import { countryCodes } from "../shared/references.ts";

const levels = ["degree", "diploma", "postgraduate", "postSecondary", "secondary", "primary", "other"] as const;

/** A type field with its default choice. */
const typed = (words: string, initial: string): Partial<FieldSpec> => ({ words, initial });

const { field: _field, ...studies } = updateEmployeePerson.education.items.fields;

const education: FieldSpec = {
  name: "education",
  kind: "rows",
  rows: [
    ...specsOf(studies, { level: { choices: levels, initial: levels[0] } }, ["level", "institution"]),
    { name: "studied", kind: "text", nullable: true },
    ...specsOf(studies, {}, ["year"]),
  ],
};

export const personPart: readonly FieldSpec[] = [...personFields, { name: "skills", kind: "list", spaced: true }];
export const educationPart: readonly FieldSpec[] = [education];
export const identityPart: readonly FieldSpec[] = identityFields.map((field) =>
  field.name === "idNo" ? { ...field, required: true } : field,
);

export const contactPart: readonly FieldSpec[] = specsOf(contact, {
  phones: {
    rows: specsOf(contact.phones.items.fields, {
      type: typed("phoneType", "mobile"),
      number: { check: checkTelephone },
    }),
  },
  addresses: {
    rows: specsOf(contact.addresses.items.fields, {
      type: typed("addressType", "home"),
      country: { reference: countryCodes, initial: "SG" },
    }),
  },
  emergencyContacts: { rows: specsOf(contact.emergencyContacts.items.fields, { phone: { check: checkTelephone } }) },
});

export function employmentFieldsOf({ status }: Employee): readonly FieldSpec[] {
  return specsOf(updateEmployeeEmployment, {
    contractEnd: { required: true, shown: ({ contractType }) => contractType === "fixedTerm" },
  }).filter(({ name }) => name !== "probationEnd" || (status !== "confirmed" && status !== "notice"));
}

/** The parts of an employee's record that are edited as a whole, with the fields of each. */
import { contractTypeValues, type Employee } from "#generated/hrms/schema.ts";
import { checkTelephone, type FieldSpec } from "./form/spec.ts";
import { identityFields, personFields } from "./new-fields.ts";
import { countryCodes } from "../shared/references.ts";

/** Choices of a field of rows, whose first value a new row begins with. */
const of = (name: string, words: string, values: readonly string[]): FieldSpec => ({
  name,
  kind: "choice",
  choices: { words, values },
  required: true,
});
const text = (name: string, required = false): FieldSpec => ({ name, kind: "text", required, nullable: !required });
const country: FieldSpec = { name: "country", kind: "reference", reference: countryCodes, required: true, first: "SG" };

const education: FieldSpec = {
  name: "education",
  kind: "rows",
  rows: [
    of("level", "level", ["degree", "diploma", "postgraduate", "postSecondary", "secondary", "primary", "other"]),
    text("institution", true),
    text("studied"),
    { name: "year", kind: "whole", nullable: true },
  ],
};

export const personPart: readonly FieldSpec[] = [...personFields, { name: "skills", kind: "words" }];
export const educationPart: readonly FieldSpec[] = [education];
export const identityPart: readonly FieldSpec[] = identityFields.map((field) =>
  field.name === "idNo" ? { ...field, required: true } : field,
);

export const contactPart: readonly FieldSpec[] = [
  { name: "workEmail", kind: "email", nullable: true },
  { name: "personalEmail", kind: "email", nullable: true },
  {
    name: "phones",
    kind: "rows",
    rows: [of("type", "phoneType", ["mobile", "home", "work"]), { ...text("number", true), check: checkTelephone }],
  },
  {
    name: "addresses",
    kind: "rows",
    rows: [
      of("type", "addressType", ["home", "mailing", "overseas"]),
      text("block"),
      text("street", true),
      text("unit"),
      text("building"),
      text("postal"),
      country,
    ],
  },
  {
    name: "emergencyContacts",
    kind: "rows",
    rows: [text("name", true), text("relation", true), { ...text("phone", true), check: checkTelephone }],
  },
];

export function employmentFieldsOf({ status }: Employee): readonly FieldSpec[] {
  return [
    { name: "employeeNo", kind: "text", required: true },
    { name: "startDate", kind: "date", required: true },
    {
      name: "contractType",
      kind: "choice",
      choices: { words: "contractType", values: contractTypeValues },
      required: true,
    },
    {
      name: "contractEnd",
      kind: "date",
      nullable: true,
      shown: ({ contractType }) => contractType === "fixedTerm",
      required: true,
    },
    ...(status === "confirmed" || status === "notice"
      ? []
      : [{ name: "probationEnd", kind: "date", nullable: true } as const]),
    { name: "noticeDays", kind: "whole", nullable: true },
  ];
}

/** Fields of each section that can be requested, and the change computed from the form. */
import type { ChangeRequestInput, Employee } from "#generated/hrms/schema.ts";
import { createChangeRequest as form } from "#generated/hrms/forms/change-requests.ts";
import { contactPart, identityPart, personPart } from "../employees/edit-fields.ts";
import { type FieldSpec, specsOf, type Values } from "../../../form/spec.ts";
import type { Text } from "../../../messages/use-text.ts";
import { FileControl, IdentityFile, PayFile } from "../shared/file-control.tsx";

type Change = NonNullable<ChangeRequestInput["change"]>;

const partSections = ["person", "contact", "address", "emergency", "identity"] as const;
export type PartSection = (typeof partSections)[number];

const named = (fields: readonly FieldSpec[], ...names: readonly string[]): readonly FieldSpec[] =>
  fields.filter(({ name }) => names.includes(name));

const sectionFields: Readonly<Record<PartSection, readonly FieldSpec[]>> = {
  person: named(personPart, "fullName", "preferredName", "maritalStatus").map((field) => ({ ...field, help: false })),
  contact: named(contactPart, "personalEmail", "phones"),
  address: named(contactPart, "addresses"),
  emergency: named(contactPart, "emergencyContacts"),
  identity: identityPart.map((field) => ({ ...field, required: true })),
};

/** Sections offered by a button on the record. */
export const sectionsOf: Readonly<Record<"person" | "contact" | "identity", readonly [PartSection, ...PartSection[]]>> =
  {
    person: ["person"],
    contact: ["contact", "address", "emergency"],
    identity: ["identity"],
  };

const controls = { identity: IdentityFile, pay: PayFile, personal: FileControl } as const;

export const proofFields = (t: Text, fileClass: keyof typeof controls): readonly FieldSpec[] =>
  specsOf(
    form,
    {
      note: { kind: "lines", label: t("change-requests.why") },
      fileId: { kind: "own", label: t("change-requests.file"), control: controls[fileClass] },
    },
    ["note", "fileId"],
  );

/** One form for several sections; the selected section decides which fields show. */
export function requestFields(sections: readonly PartSection[]): readonly FieldSpec[] {
  const choice: FieldSpec = {
    name: "section",
    kind: "choice",
    required: true,
    choices: sections,
    words: "askFor",
  };
  const fields = sections.flatMap((section) =>
    sectionFields[section].map((field): FieldSpec => ({
      ...field,
      shown: (values) => values["section"] === section && (field.shown?.(values) ?? true),
    })),
  );
  return [...(sections.length > 1 ? [choice] : []), ...fields];
}

export function requestValues({ person, personal, identity }: Employee, section: PartSection): Values {
  return { ...person, ...personal, idType: identity?.idType ?? null, idNo: null, section, note: null };
}

/** Only fields that differ from the record; lists are sent whole. */
export function changeOf(section: PartSection, before: Values, body: Values): Change {
  const wanted = sectionFields[section].map(({ name }) => [name, body[name] ?? null] as const);
  // Type and number of an identity document go together.
  return Object.fromEntries(
    wanted.filter(
      ([name, value]) => section === "identity" || JSON.stringify(value) !== JSON.stringify(before[name] ?? null),
    ),
  ) as Change;
}

/** Change requests by employees: which fields can be requested, and their field class. */
import type { FieldClass } from "../access/shared/vocabulary.ts";

export const changeSections = [
  "person",
  "contact",
  "address",
  "emergency",
  "identity",
  "bankAccount",
  "passport",
  "dependant",
] as const;
export type ChangeSection = (typeof changeSections)[number];

export const changeStates = ["submitted", "approved", "rejected", "withdrawn"] as const;
export type ChangeState = (typeof changeStates)[number];

/** Stored field values. */
export type SealedChange = Readonly<Record<string, unknown>>;

/** The approver needs write access to this class. */
export const classOfSection = {
  person: "personal",
  contact: "personal",
  address: "personal",
  emergency: "personal",
  identity: "identity",
  bankAccount: "pay",
  passport: "identity",
  dependant: "personal",
} as const satisfies Record<ChangeSection, FieldClass>;

/** The fields of each section. */
export const fieldsOfSection: Readonly<Record<ChangeSection, readonly string[]>> = {
  person: ["fullName", "preferredName", "maritalStatus"],
  contact: ["personalEmail", "phones"],
  address: ["addresses"],
  emergency: ["emergencyContacts"],
  identity: ["idType", "idNo"],
  bankAccount: ["bank", "branch", "accountName", "accountNo", "method", "share", "effectiveFrom", "replaces"],
  passport: ["country", "number", "issueDate", "expiry", "fileName"],
  dependant: ["fullName", "relation", "dateOfBirth", "citizenship", "birthCertNo"],
};

/** Display order of the parts of an address or contact; the database does not keep it. */
const written = [
  "type",
  "name",
  "block",
  "street",
  "unit",
  "building",
  "postal",
  "country",
  "relation",
  "phone",
  "number",
];
const placeOf = (part: string): number => (written.includes(part) ? written.indexOf(part) : written.length);

function wordsOf(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([, one]) => one !== null && one !== undefined && one !== "")
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, one]) => wordsOf(one))
    .join(", ");
}

/** A value as display text; composite values line by line. */
export function changeText(value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(wordsOf).join("\n");
  return wordsOf(value);
}

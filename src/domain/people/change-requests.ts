/** Requests of employees for a change of their own record: what can be asked for, and which class of fields it belongs to. */
import type { FieldClass } from "../access/vocabulary.ts";

export const changeSections = ["person", "contact", "address", "emergency", "identity"] as const;
export type ChangeSection = (typeof changeSections)[number];

export const changeStates = ["submitted", "approved", "rejected", "withdrawn"] as const;
export type ChangeState = (typeof changeStates)[number];

/** Field values as they are stored. */
export type SealedChange = Readonly<Record<string, unknown>>;

/** Who decides has to write the class. */
export const classOfSection: Readonly<Record<ChangeSection, FieldClass>> = {
  person: "personal",
  contact: "personal",
  address: "personal",
  emergency: "personal",
  identity: "identity",
};

/** The fields of each section. */
export const fieldsOfSection: Readonly<Record<ChangeSection, readonly string[]>> = {
  person: ["fullName", "preferredName", "maritalStatus"],
  contact: ["personalEmail", "phones"],
  address: ["addresses"],
  emergency: ["emergencyContacts"],
  identity: ["idType", "idNo"],
};

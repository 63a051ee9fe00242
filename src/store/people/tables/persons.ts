/** Persons: what stays the same through all of a person's employments in a tenant. */
import { sql } from "drizzle-orm";
import { check, date, index, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  type Address,
  type CustomFields,
  type Education,
  type EmergencyContact,
  genders,
  idTypes,
  maritalStatuses,
  type Phone,
} from "#src/domain/people/shared/vocabulary.ts";
import { countries } from "../../platform/tables/countries.ts";
import { races } from "../../platform/tables/races.ts";
import { religions } from "../../platform/tables/religions.ts";
import { instant } from "../../shared/tables/policies.ts";
import { tenantTable } from "../../shared/tables/tenant-table.ts";

export const persons = tenantTable(
  "persons",
  {
    /** As on the identity document. */
    fullName: text().notNull(),
    preferredName: text(),
    gender: text({ enum: genders }),
    dateOfBirth: date(),
    maritalStatus: text({ enum: maritalStatuses }),
    raceId: uuid().references(() => races.id),
    secondRaceId: uuid().references(() => races.id),
    religionId: uuid().references(() => religions.id),
    nationalityId: uuid().references(() => countries.id),
    /** A stored file. */
    photo: uuid(),
    personalEmail: text(),
    workEmail: text(),
    phones: jsonb().$type<Phone[]>().notNull().default([]),
    addresses: jsonb().$type<Address[]>().notNull().default([]),
    emergencyContacts: jsonb().$type<EmergencyContact[]>().notNull().default([]),
    education: jsonb().$type<Education[]>().notNull().default([]),
    skills: jsonb().$type<string[]>().notNull().default([]),
    customFields: jsonb().$type<CustomFields>().notNull().default({}),
    idType: text({ enum: idTypes }),
    /** Encrypted; searchable by the last four characters and a keyed hash. */
    idNoEnc: text(),
    idLast4: text(),
    idHash: text(),
    /** When all identifying data of the person was purged. */
    anonymisedAt: instant(),
  },
  (table) => [
    uniqueIndex("persons_id_hash").on(table.tenantId, table.idHash),
    index("persons_id_last4").on(table.tenantId, table.idLast4),
    check(
      "persons_id_whole",
      sql`(${table.idNoEnc} is null) = (${table.idHash} is null) and (${table.idNoEnc} is null) = (${table.idLast4} is null) and (${table.idNoEnc} is null or ${table.idType} is not null)`,
    ),
  ],
);

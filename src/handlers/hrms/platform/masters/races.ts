/** Races, and the self-help fund of each. */
import type { RaceInput } from "#generated/hrms/schema.ts";
import { raceRecords } from "#src/store/platform/shared/masters/races.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

export const racesHandlers = platformCrud({
  subject: "races",
  records: raceRecords,
  nameOf: ({ name }) => name,
  unique: { races_code: "code" },
  toFields: (body: RaceInput) => cleanFields("races", body),
}).handlers;

/** Races, and the self-help fund of each. */
import type { RaceInput } from "#generated/hrms/schema.ts";
import { raceRecords } from "#src/store/platform/shared/masters/races.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";

export const racesHandlers = platformCrud({
  subject: "races",
  records: raceRecords,
  nameOf: ({ name }) => name,
  unique: { races_code: "code" },
  toFields: (body: RaceInput) => ({
    code: lineOf("code", body.code),
    name: lineOf("name", body.name),
    shgFund: body.shgFund,
    status: body.status ?? ("active" as const),
  }),
}).handlers;

/** Races, and the self-help fund of each. */
import type { operations, RaceInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { raceRecords } from "#src/store/platform/shared/masters/races.ts";
import type { HrmsContext } from "../../context.ts";
import { platformCrud } from "../../crud.ts";
import { lineOf } from "../../shared/fields.ts";

const races = platformCrud({
  subject: "races",
  records: raceRecords,
  idName: "raceId",
  nameOf: ({ name }) => name,
  unique: { races_code: "code" },
  toFields: (body: RaceInput) => ({
    code: lineOf("code", body.code),
    name: lineOf("name", body.name),
    shgFund: body.shgFund,
    status: body.status ?? ("active" as const),
  }),
  // What names it belongs to tenants: the database refuses.
  usages: () => Promise.resolve([]),
});

export const racesHandlers: Handlers<operations, HrmsContext> = {
  listRaces: races.list,
  listRaceOptions: races.options,
  getRace: races.get,
  createRace: races.create,
  updateRace: races.update,
  archiveRace: races.archive,
  restoreRace: races.restore,
  deleteRace: races.remove,
  listRaceHistory: races.history,
  exportRaces: races.file({
    code: ({ code }) => code,
    name: ({ name }) => name,
    shgFund: ({ shgFund }) => shgFund,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};

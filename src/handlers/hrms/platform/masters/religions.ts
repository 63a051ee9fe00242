/** Religions. */
import type { operations, ReligionInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { religionRecords } from "#src/store/platform/shared/masters/religions.ts";
import type { HrmsContext } from "../../context.ts";
import { platformCrud } from "../../crud.ts";
import { lineOf } from "../../shared/fields.ts";

const religions = platformCrud({
  subject: "religions",
  records: religionRecords,
  idName: "religionId",
  nameOf: ({ name }) => name,
  unique: { religions_code: "code" },
  toFields: (body: ReligionInput) => ({
    code: lineOf("code", body.code),
    name: lineOf("name", body.name),
    drivesMbmf: body.drivesMbmf ?? false,
    status: body.status ?? ("active" as const),
  }),
  // What names it belongs to tenants: the database refuses.
  usages: () => Promise.resolve([]),
});

export const religionsHandlers: Handlers<operations, HrmsContext> = {
  listReligions: religions.list,
  listReligionOptions: religions.options,
  getReligion: religions.get,
  createReligion: religions.create,
  updateReligion: religions.update,
  archiveReligion: religions.archive,
  restoreReligion: religions.restore,
  deleteReligion: religions.remove,
  listReligionHistory: religions.history,
  exportReligions: religions.file({
    code: ({ code }) => code,
    name: ({ name }) => name,
    drivesMbmf: ({ drivesMbmf }) => drivesMbmf,
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};

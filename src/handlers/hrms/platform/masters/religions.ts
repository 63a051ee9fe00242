/** Religions. */
import type { ReligionInput } from "#generated/hrms/schema.ts";
import { religionRecords } from "#src/store/platform/shared/masters/religions.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";

export const religionsHandlers = platformCrud({
  subject: "religions",
  records: religionRecords,
  nameOf: ({ name }) => name,
  unique: { religions_code: "code" },
  toFields: (body: ReligionInput) => ({
    code: lineOf("code", body.code),
    name: lineOf("name", body.name),
    drivesMbmf: body.drivesMbmf ?? false,
    status: body.status ?? ("active" as const),
  }),
}).handlers;

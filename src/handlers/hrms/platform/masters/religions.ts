/** Religions. */
import type { operations, ReligionInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { religionRecords } from "#src/store/platform/shared/masters/religions.ts";
import type { HrmsContext } from "../../context.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";

export const religionsHandlers: Handlers<operations, HrmsContext> = platformCrud({
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

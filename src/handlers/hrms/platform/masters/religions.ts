/** Religions. */
import type { ReligionInput } from "#generated/hrms/schema.ts";
import { religionRecords } from "#src/store/platform/shared/masters/religions.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

export const religionsHandlers = platformCrud({
  subject: "religions",
  records: religionRecords,
  nameOf: ({ name }) => name,
  unique: { religions_code: "code" },
  toFields: (body: ReligionInput) => cleanFields("religions", body),
}).handlers;

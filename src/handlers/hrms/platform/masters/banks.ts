/** Banks and what payments to them need. */
import type { BankInput } from "#generated/hrms/schema.ts";
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { platformCrud } from "../../shared/records/crud.ts";

export const banksHandlers = platformCrud({
  subject: "banks",
  records: bankRecords,
  nameOf: ({ name }) => name,
  unique: { banks_code: "code" },
  toFields: (body: BankInput) => ({ ...cleanFields("banks", body), swift: body.swift?.toUpperCase() ?? null }),
}).handlers;

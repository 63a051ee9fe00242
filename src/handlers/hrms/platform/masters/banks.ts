/** Banks and what payments to them need. */
import type { BankInput } from "#generated/hrms/schema.ts";
import { bankRecords } from "#src/store/platform/shared/masters/banks.ts";
import { platformCrud } from "../../shared/records/crud.ts";
import { lineOf } from "../../shared/fields.ts";
import { lineOrNull } from "./fields.ts";

export const banksHandlers = platformCrud({
  subject: "banks",
  records: bankRecords,
  nameOf: ({ name }) => name,
  unique: { banks_code: "code" },
  toFields: (body: BankInput) => ({
    code: body.code,
    name: lineOf("name", body.name),
    swift: body.swift?.toUpperCase() ?? null,
    branchRule: lineOrNull("branchRule", body.branchRule),
    acctNoPattern: body.acctNoPattern ?? null,
    giroFormat: body.giroFormat,
    status: body.status ?? ("active" as const),
  }),
}).handlers;

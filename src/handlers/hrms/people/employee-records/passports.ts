/** Passports of an employee. */
import { recordClasses } from "#src/domain/people/shared/sections.ts";
import type { PassportInput } from "#generated/hrms/schema.ts";
import { daysBetween } from "#src/domain/shared/calendar.ts";
import { passportRecords } from "#src/store/people/employee-records/all.ts";
import { masked } from "#src/store/database/sealed.ts";
import { mustFollow } from "./dates.ts";
import { checkFile } from "./files.ts";
import { checkMaster } from "./masters.ts";
import { neededNumber } from "./numbers.ts";
import { subRecords } from "./sub-records.ts";

export const passports = subRecords({
  subject: "passports",
  records: passportRecords,
  class: recordClasses.passports,
  nameOf: ({ country, numberLast4 }) => `${country} ${masked(numberLast4)}`,
  async toFields(body: PassportInput, ctx, before, employee) {
    await checkMaster(ctx, "countryId", body.countryId, before?.countryId);
    mustFollow("expiry", body.issueDate, body.expiry);
    const number = neededNumber(
      ctx,
      "number",
      body.number,
      before && { enc: before.numberEnc, last4: before.numberLast4, hash: before.numberHash },
    );
    return {
      countryId: body.countryId,
      numberEnc: number.enc,
      numberLast4: number.last4,
      numberHash: number.hash,
      issueDate: body.issueDate ?? null,
      expiry: body.expiry,
      reminderDays: body.reminderDays ?? 90,
      fileId: await checkFile(ctx, employee, body.fileId, before?.fileId, "identity"),
    };
  },
  computed: ({ numberLast4, expiry }, { today }) => ({
    numberMasked: masked(numberLast4),
    daysLeft: daysBetween(today, expiry),
  }),
  unaudited: ["numberEnc", "numberHash", "countryId", "fileId"],
  unique: { employee_passports_number: "number" },
});

export const passportsHandlers = passports.handlers;

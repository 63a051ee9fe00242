/** Leave years as records: without gaps in their order, never overlapping. */
import type { YearSettingInput } from "#generated/hrms/schema.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { companyLeaveYear, nextLeaveYear, yearFaults } from "#src/domain/leave/leave-year.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { lockYears, yearSettingRecords } from "#src/store/leave/year-settings.ts";
import { cleanFields } from "../../shared/records/clean-fields.ts";
import { crud } from "../../shared/records/crud.ts";

export const years = crud({
  subject: "year-settings",
  records: yearSettingRecords,
  nameOf: ({ name }) => name,
  unique: { year_settings_name: "name", year_settings_start: "start" },
  unaudited: ["current", "closedAt"],
  async toFields(body: YearSettingInput, ctx, before, companyId) {
    const others = (await lockYears(ctx.db, companyId)).filter(({ id }) => id !== before?.id);
    const { settings } = await settingsOf(ctx.db, companyId);
    const offered = before ?? nextLeaveYear(others, companyLeaveYear(settings, ctx.today(companyId)));
    const start = body.start ?? offered.start;
    const year = { start, end: body.end ?? (start === offered.start ? offered.end : null) };
    const { end, errors } = yearFaults(year, others);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    if (before && before.state !== "open" && (start !== before.start || end !== before.end))
      throw conflict("year-closed", "The leave year is being closed or is closed: reopen it first.");
    return { ...cleanFields("year-settings", body), start, end, state: before?.state ?? ("open" as const) };
  },
});

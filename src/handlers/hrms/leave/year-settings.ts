/** Leave years of a company: without gaps in their order, never overlapping. */
import type { YearSettingInput } from "#generated/hrms/schema.ts";
import { conflict, ProblemError } from "#src/contract/problem.ts";
import { companyLeaveYear, nextLeaveYear, yearFaults } from "#src/domain/leave/leave-year.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { lockYears, yearOn, yearSettingRecords } from "#src/store/leave/year-settings.ts";
import { companyOf, type HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";

const years = crud({
  subject: "year-settings",
  records: yearSettingRecords,
  nameOf: ({ name }) => name,
  unique: { year_settings_name: "name", year_settings_start: "start" },
  unaudited: ["current"],
  async toFields(body: YearSettingInput, ctx, before, companyId) {
    const others = (await lockYears(ctx.db, companyId)).filter(({ id }) => id !== before?.id);
    const { settings } = await settingsOf(ctx.db, companyId);
    const offered = before ?? nextLeaveYear(others, companyLeaveYear(settings, accessDay(ctx.now())));
    const start = body.start ?? offered.start;
    const year = { start, end: body.end ?? (start === offered.start ? offered.end : null) };
    const { end, errors } = yearFaults(year, others);
    if (errors.length > 0) throw new ProblemError("validation", { errors });
    if (before && before.state !== "open" && (start !== before.start || end !== before.end))
      throw conflict("year-closed", "The leave year is being closed or is closed: reopen it first.");
    return { ...cleanFields("year-settings", body), start, end, state: before?.state ?? ("open" as const) };
  },
});

export const yearSettingsHandlers = {
  ...years.handlers,

  async getLeaveYear({ path: { companyId }, query }, ctx) {
    await companyOf(ctx, companyId);
    const day = query?.day ?? accessDay(ctx.now());
    const own = await yearOn(ctx.db, companyId, day);
    if (own) return own;
    const { start, end } = companyLeaveYear((await settingsOf(ctx.db, companyId)).settings, day);
    const name = start.slice(0, 4) === end.slice(0, 4) ? start.slice(0, 4) : `${start.slice(0, 4)}/${end.slice(0, 4)}`;
    return { id: null, name, start, end, state: "open" as const };
  },
} satisfies HrmsHandlers;

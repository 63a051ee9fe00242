/** Takes a file of holidays into a calendar: known days are changed, others added; all rows or none. */
import type { HolidayImportResult } from "#generated/hrms/schema.ts";
import type { HolidayRow } from "#src/domain/leave/shared/holiday-file.ts";
import { type Holiday, lockHolidays } from "#src/store/leave/holidays.ts";
import type { HrmsContext } from "../../context.ts";

interface Writing {
  readonly add: (row: HolidayRow) => Promise<unknown>;
  readonly save: (before: Holiday, row: HolidayRow) => Promise<unknown>;
}

const same = (before: Holiday, row: HolidayRow): boolean =>
  before.status === "active" &&
  before.name === row.name &&
  before.kind === row.kind &&
  before.half === row.half &&
  before.substituteFor === row.substituteFor;

export async function importHolidays(
  ctx: HrmsContext,
  owner: string,
  { companyId, calendarId }: { companyId: string; calendarId: string },
  text: string,
  { dryRun, add, save }: Writing & { readonly dryRun: boolean },
): Promise<HolidayImportResult> {
  const { rows, faults, count } = await ctx.settings.uploads.run("readHolidayFile", {
    input: { text },
    owner,
    pointer: "/text",
  });
  const days = new Map((await lockHolidays(ctx.db, companyId, calendarId)).map((row) => [row.date, row]));
  const committed = !dryRun && faults.length === 0;
  const result = { committed, rows: count, created: 0, updated: 0, unchanged: 0, faults };
  for (const row of rows) {
    const before = days.get(row.date);
    if (before && same(before, row)) result.unchanged += 1;
    else if (before) {
      result.updated += 1;
      if (committed) await save(before, row);
    } else {
      result.created += 1;
      if (committed) await add(row);
    }
  }
  return result;
}

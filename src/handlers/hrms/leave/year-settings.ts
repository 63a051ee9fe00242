/** Leave years of a company, and which one a day lies in. */
import { companyLeaveYear } from "#src/domain/leave/leave-year.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { yearOn } from "#src/store/leave/year-settings.ts";
import { companyOf, type HrmsHandlers } from "../context.ts";
import { years } from "./shared/years.ts";

export const yearSettingsHandlers = {
  ...years.handlers,

  async getLeaveYear({ path: { companyId }, query }, ctx) {
    await companyOf(ctx, companyId);
    const day = query?.day ?? ctx.today(companyId);
    const own = await yearOn(ctx.db, companyId, day);
    if (own) return own;
    const { start, end } = companyLeaveYear((await settingsOf(ctx.db, companyId)).settings, day);
    const name = start.slice(0, 4) === end.slice(0, 4) ? start.slice(0, 4) : `${start.slice(0, 4)}/${end.slice(0, 4)}`;
    return { id: null, name, start, end, state: "open" as const };
  },
} satisfies HrmsHandlers;

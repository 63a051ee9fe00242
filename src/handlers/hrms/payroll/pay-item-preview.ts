/** Tries out a pay item as entered: its faults among the company's items, and what it comes to for some people. */
import { itemFaults, relevantFields } from "#src/domain/payroll/item-faults.ts";
import { previewItem } from "#src/domain/payroll/preview.ts";
import { payItemOf } from "#src/domain/payroll/stored-item.ts";
import { lastDay, monthOf } from "#src/domain/shared/calendar.ts";
import { nilUuid } from "#src/domain/shared/nil-uuid.ts";
import { assignedItems } from "#src/store/payroll/assigned-items.ts";
import { itemCodes } from "#src/store/payroll/pay-items.ts";
import { previewPeople, workingWeek } from "#src/store/payroll/preview-people.ts";
import type { HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { ratesOf } from "../statutory/shared/rates.ts";
import { subject } from "./shared/pay-item-record.ts";

const people = 5;

export const payItemPreviewHandlers = {
  async previewPayItem({ path: { companyId }, body: { itemId = null, ...body } }, ctx) {
    const { readable } = await reachOf(ctx, companyId, subject);
    const month = monthOf(ctx.today(companyId));
    const tried = relevantFields({
      calculation: body.calculation,
      code: body.code.trim().toUpperCase(),
      amount: body.amount ?? null,
      days: body.days ?? null,
      hours: body.hours ?? null,
      rate: body.rate ?? null,
      base: body.base ?? null,
      formula: body.formula ?? null,
    });
    const others = (await itemCodes(ctx.db, companyId)).filter(({ id }) => id !== itemId);
    const faults = itemFaults(tried, others).map(({ pointer, code, message = "", params = {} }) => ({
      pointer,
      code,
      message,
      params: params as Record<string, string | number>,
    }));
    if (faults.length > 0 || !readable.has("pay")) return { month, faults, people: [] };
    const rows = await previewPeople(ctx.db, companyId, lastDay(month), people);
    const worked = await workingWeek(ctx.db, companyId);
    const book = await ratesOf(ctx);
    const employmentIds = rows.map(({ employeeId }) => employeeId);
    const assigned = await assignedItems(ctx.db, { companyId, employmentIds, month, periodId: nilUuid });
    const item = payItemOf({
      ...tried,
      cpf_class: "none",
      gross_rate: false,
      prorated: false,
    });
    return {
      month,
      faults,
      people: rows.map((row) => {
        const { employeeId, fullName, birthDate, grade, joinedOn, leftOn } = row;
        const days = Math.max(1, worked.filter(Boolean).length);
        const normalMinutes = Math.round((row.hoursPerWeek * 60) / 100 / Math.max(1, row.daysPerWeek / 100));
        const terms = [
          {
            from: joinedOn,
            basic: row.basic,
            rateType: row.rateType,
            daysPerWeek: row.daysPerWeek / 100,
            normalMinutes,
            category: "non-workman" as const,
          },
        ];
        const week = worked.map((works) => (works ? Math.round((row.hoursPerWeek * 60) / 100 / days) : 0));
        const result = previewItem(
          month,
          { birthDate, grade, joinedOn, leftOn, terms, week, items: assigned.get(employeeId) ?? [] },
          { item, amount: tried.amount ?? 0, sourceId: "" },
          [],
          book,
        );
        return { employeeId, fullName, ...result };
      }),
    };
  },
} satisfies HrmsHandlers;

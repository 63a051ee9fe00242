/** Expiries among the people the reader may see. */
import type { operations } from "#generated/hrms/schema.ts";
import type { Input } from "#src/contract/handler.ts";
import { addDays } from "#src/domain/shared/calendar.ts";
import { allExpiriesOf, expiriesOf, hiddenKinds } from "#src/store/people/employee-records/expiries.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { exportFile } from "../../shared/records/operations.ts";
import { reachOf } from "../shared/people.ts";

type Asked = Pick<Input<operations["exportExpiries"]>, "path" | "query">;

/** People and period: the parameters of the list and its export. */
async function askedOf(ctx: HrmsContext, { path: { companyId }, query = {} }: Asked) {
  const { where, whereReadable, whereLed } = await reachOf(ctx, companyId);
  const today = ctx.today(companyId);
  return [
    ctx.db,
    companyId,
    today,
    addDays(today, query.withinDays ?? 90),
    { where, whereReadable, whereLed },
    query,
  ] as const;
}

/** Files are read by people: words instead of codes, in the language of the names beside them. */
const kinds = { pass: "Work pass", passport: "Passport", document: "Document" } as const;
const bands = {
  expired: "Expired",
  days30: "Within 30 days",
  days60: "Within 60 days",
  days90: "Within 90 days",
  later: "Later",
} as const;

export const expiriesHandlers = {
  async listExpiries(input, ctx) {
    const asked = await askedOf(ctx, input);
    const [, companyId, , , reach] = asked;
    const page = await expiriesOf(...asked);
    const hidden = await hiddenKinds(ctx.db, companyId, reach);
    return { ...page, hidden, items: page.items.map((row) => ({ id: `${row.kind}-${row.recordId}`, ...row })) };
  },

  async exportExpiries(input, ctx) {
    const rows = await allExpiriesOf(...(await askedOf(ctx, input)));
    return exportFile("expiries", input.query ?? {}, rows, {
      cells: { kind: ({ kind }) => kinds[kind], band: ({ band }) => bands[band] },
    });
  },
} satisfies HrmsHandlers;

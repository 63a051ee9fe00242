/** What depends on a dated row: shown before the row is corrected. */
import type { CorrectionImpact } from "#generated/hrms/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { areasOf, changedPeriod, contributionMonths, dependsOn, type ImpactKind } from "#src/domain/people/impact.ts";
import { type DatedKind, datedRows, heldOn } from "#src/store/people/dated.ts";
import { dayOfEmployee } from "#src/store/people/shared/employee-day.ts";
import { issuedTermsIn, passesIn, waitingRequestsOf } from "#src/store/people/impact.ts";
import type { HrmsContext } from "../../context.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";
import type { EmployeePath } from "./entry.ts";

type Item = CorrectionImpact["items"][number];

const item = (kind: ImpactKind, more: Partial<Item> = {}): Item => ({
  kind,
  recordId: null,
  name: null,
  from: null,
  to: null,
  ...more,
});

/** The classes that open what depends on the row; without them the reader learns only that something is not shown. */
const classesOf: Partial<Record<ImpactKind, readonly FieldClass[]>> = {
  keyTerms: ["personal", "pay"],
  workPass: ["identity"],
  overtime: ["pay"],
};

export function impactOperation<Id extends string>(kind: DatedKind, name: FieldClass, idName: Id) {
  return async function impact(
    { path, query }: { path: EmployeePath & Record<Id, string>; query?: { effectiveFrom?: string } | undefined },
    ctx: HrmsContext,
  ): Promise<CorrectionImpact> {
    const who = await employeeOf(ctx, path, { class: name });
    const { today: day } = who;
    const rows = await datedRows(ctx.db, kind, who.id, day);
    const row = rows.find(({ id }) => id === path[idName]);
    if (!row) throw notFound();
    const period = changedPeriod(row, query?.effectiveFrom);
    const isHeld = row.id === heldOn(rows, day)?.id;
    const found: Record<ImpactKind, () => Item[] | Promise<Item[]>> = {
      laterRow: () =>
        rows
          .filter(({ effectiveFrom }) => effectiveFrom > row.effectiveFrom)
          .map(({ id, effectiveFrom, effectiveTo }) =>
            item("laterRow", { recordId: id, from: effectiveFrom, to: effectiveTo }),
          ),
      contributions() {
        const months = contributionMonths(period, day);
        return months ? [item("contributions", { from: `${months.from}-01`, to: `${months.to}-01` })] : [];
      },
      keyTerms: async () =>
        (await issuedTermsIn(ctx.db, who.id, period)).map(({ id, number, issuedOn }) =>
          item("keyTerms", { recordId: id, name: String(number), from: issuedOn }),
        ),
      workPass: async () =>
        (await passesIn(ctx.db, who.id, period)).map(({ id, name: type, issuedOn, expiry }) =>
          item("workPass", { recordId: id, name: type, from: issuedOn, to: expiry }),
        ),
      overtime: async () =>
        (await datedRows(ctx.db, "pay", who.id, day))
          .filter(
            ({ effectiveFrom, effectiveTo }) =>
              (effectiveTo === null || effectiveTo >= period.from) &&
              (period.to === null || effectiveFrom <= period.to),
          )
          .map(({ id, effectiveFrom, effectiveTo }) =>
            item("overtime", { recordId: id, from: effectiveFrom, to: effectiveTo }),
          ),
      async approval() {
        const waiting: Item[] = [];
        for (const { id, kind: asked, createdAt } of await waitingRequestsOf(ctx.db, who.id)) {
          const from = await dayOfEmployee(ctx.db, who.id, day, createdAt);
          waiting.push(item("approval", { recordId: id, name: asked, from }));
        }
        return waiting;
      },
      readiness: () => (isHeld ? areasOf[kind].map((area) => item("readiness", { name: area })) : []),
    };
    const items: Item[] = [];
    let hidden = false;
    for (const [what, find] of Object.entries(found) as [ImpactKind, () => Item[] | Promise<Item[]>][]) {
      const always = what === "laterRow" || what === "approval" || what === "readiness";
      if (!always && !dependsOn(kind, what)) continue;
      if (maySee(who, what)) items.push(...(await find()));
      else hidden = true;
    }
    return { ...period, hidden, items };
  };
}

function maySee({ read }: ReachedEmployee, what: ImpactKind): boolean {
  const classes = classesOf[what];
  return classes === undefined || classes.some((name) => read.has(name));
}

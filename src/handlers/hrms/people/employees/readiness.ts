/** What an employee's records still need, as far as the reader may know. */
import type { EmployeeReadiness } from "#generated/hrms/schema.ts";
import { conflict } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { openAreasOf, readinessAreas, type ReadinessItem, readinessPlaces } from "#src/domain/people/readiness.ts";
import { settingsOf } from "#src/store/company/shared/company-settings.ts";
import { readinessOfIds } from "#src/store/people/shared/readiness.ts";
import type { HrmsContext, HrmsHandlers } from "../../context.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";

/** Splits the items by whether the reader may see the fields that they are about. */
export function visibleItems(
  items: readonly ReadinessItem[],
  read: ReadonlySet<FieldClass>,
): { shown: ReadinessItem[]; hidden: ReadinessItem[] } {
  const mayKnow = ({ code }: ReadinessItem): boolean => readinessPlaces[code].classes.every((name) => read.has(name));
  return { shown: items.filter(mayKnow), hidden: items.filter((one) => !mayKnow(one)) };
}

function shownItem({ code, areas, recordId, params }: ReadinessItem): EmployeeReadiness["items"][number] {
  const { tab, field } = readinessPlaces[code];
  return { code, areas: [...areas], tab, field, recordId, params };
}

/**
 * Refuses a confirmation while the records are incomplete, if the company wants that. What the person may not see is reported by
 * its areas.
 */
export async function mustBeReady(ctx: HrmsContext, { id, companyId, read, today }: ReachedEmployee): Promise<void> {
  const { settings } = await settingsOf(ctx.db, companyId);
  if (!settings.requireCompleteRecords) return;
  const items = (await readinessOfIds(ctx.db, [id], today)).get(id) ?? [];
  if (items.length === 0) return;
  const { shown, hidden } = visibleItems(items, read);
  throw conflict("records-incomplete", "The records must be complete before the confirmation.", [
    ...shown.map((one) => {
      const { tab, field, areas, recordId } = shownItem(one);
      return {
        pointer: `/${tab}/${field}`,
        code: one.code,
        params: { ...one.params, areas: areas.join(","), tab, field, ...(recordId !== null && { recordId }) },
      };
    }),
    ...openAreasOf(hidden).map((area) => ({ pointer: `/${area}`, code: "hidden", params: { area } })),
  ]);
}

export const readinessHandlers = {
  async getEmployeeReadiness({ path }, ctx) {
    const { id, read, today } = await employeeOf(ctx, path, { class: "public" });
    const items = (await readinessOfIds(ctx.db, [id], today)).get(id);
    if (!items) return { readiness: null, areas: [], items: [] };
    const { shown, hidden } = visibleItems(items, read);
    const [open, closed] = [openAreasOf(items), openAreasOf(hidden)];
    return {
      readiness: items.length > 0 ? "open" : "ready",
      areas: readinessAreas.map((area) => ({ area, open: open.includes(area), hidden: closed.includes(area) })),
      items: shown.map(shownItem),
    };
  },
} satisfies HrmsHandlers;

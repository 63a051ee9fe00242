/** Variable pay: the amounts of one pay month as a grid of people and items, saved in one call. */
import type { VariablePayInput } from "#generated/hrms/schema.ts";
import { ProblemError, type ProblemFault } from "#src/contract/problem.ts";
import { type ItemToAssign, itemsToAssign } from "#src/store/payroll/items-to-assign.ts";
import {
  deleteCells,
  employedAmong,
  insertCells,
  type MonthCell,
  monthCells,
  monthTotals,
  type NewCell,
  peopleOfMonth,
  updateCells,
} from "#src/store/payroll/variable-pay.ts";
import { recordEvents } from "#src/store/shared/audit.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { reachOf } from "../people/shared/people.ts";
import { subject } from "./shared/pay-item-record.ts";

/** The grid is about everyone: it needs the field class of pay without limits. */
async function enter(ctx: HrmsContext, companyId: string, what: "readable" | "writable"): Promise<void> {
  await companyOf(ctx, companyId);
  if (!(await reachOf(ctx, companyId, subject))[what].has("pay")) throw new ProblemError("forbidden");
}

const keyOf = ({ employeeId, itemId }: Pick<MonthCell, "employeeId" | "itemId">): string => `${employeeId} ${itemId}`;

interface Grid {
  readonly items: ReadonlyMap<string, ItemToAssign>;
  readonly people: ReadonlyMap<string, string>;
  readonly stored: ReadonlyMap<string, MonthCell>;
}

/** The fault of each cell that cannot be saved, by its place in the call. */
function faultsOf(cells: VariablePayInput["cells"], { items, people, stored }: Grid): ProblemFault[] {
  const seen = new Set<string>();
  return cells.flatMap((cell, index) => {
    const fault = (field: string, code: string): ProblemFault[] => [{ pointer: `/cells/${index}/${field}`, code }];
    const item = items.get(cell.itemId);
    const before = stored.get(keyOf(cell));
    if (seen.has(keyOf(cell))) return fault("itemId", "cell-twice");
    seen.add(keyOf(cell));
    if (!people.has(cell.employeeId)) return fault("employeeId", "not-employed");
    if (item === undefined || (item.status !== "active" && before === undefined))
      return fault("itemId", "unknown-reference");
    if (before?.taken === true && before.amount !== cell.amount) return fault("amount", "taken");
    // Consent is given to one deduction, with its day and paper.
    if (item.consentRequired && cell.amount !== null && before === undefined) return fault("amount", "consent-needed");
    return [];
  });
}

async function save(ctx: HrmsContext, companyId: string, { month, cells }: VariablePayInput) {
  const actor = actorOf(ctx);
  const employeeIds = [...new Set(cells.map(({ employeeId }) => employeeId))];
  const grid: Grid = {
    items: new Map((await itemsToAssign(ctx.db, companyId)).map((item) => [item.id, item])),
    people: await employedAmong(ctx.db, companyId, month, employeeIds),
    stored: new Map(
      (await monthCells(ctx.db, companyId, month, { employeeIds, lock: true })).map((cell) => [keyOf(cell), cell]),
    ),
  };
  const errors = faultsOf(cells, grid);
  if (errors.length > 0) throw new ProblemError("validation", { errors: errors.slice(0, 200) });
  const added: NewCell[] = [];
  const changed: { id: string; amount: number }[] = [];
  const cleared: MonthCell[] = [];
  for (const cell of cells) {
    const before = grid.stored.get(keyOf(cell));
    const item = grid.items.get(cell.itemId);
    if (cell.amount === before?.amount || (cell.amount === null && before === undefined)) continue;
    if (cell.amount === null) {
      if (before) cleared.push(before);
    } else if (before) changed.push({ id: before.id, amount: cell.amount });
    else
      added.push({
        employeeId: cell.employeeId,
        allowanceId: item?.kind === "allowance" ? cell.itemId : null,
        deductionId: item?.kind === "deduction" ? cell.itemId : null,
        amount: cell.amount,
      });
  }
  const made = [
    ...(await insertCells(
      ctx.db,
      actor,
      companyId,
      month,
      "allowance",
      added.filter(({ allowanceId }) => allowanceId),
    )),
    ...(await insertCells(
      ctx.db,
      actor,
      companyId,
      month,
      "deduction",
      added.filter(({ deductionId }) => deductionId),
    )),
  ];
  await updateCells(ctx.db, actor, changed);
  await deleteCells(
    ctx.db,
    cleared.map(({ id }) => id),
  );
  const wanted = new Map(cells.map((cell) => [keyOf(cell), cell.amount]));
  const stored = [...grid.stored.values()];
  const event = (
    action: "create" | "update" | "delete",
    cell: Pick<MonthCell, "id" | "employeeId" | "itemId">,
    before: number | null,
    after: number | null,
  ) => ({
    companyId,
    action,
    subject,
    recordId: cell.id,
    recordName: `${grid.people.get(cell.employeeId) ?? ""}: ${grid.items.get(cell.itemId)?.name ?? ""}`,
    changes: [
      ...(action === "update"
        ? []
        : [
            {
              field: "fromMonth",
              before: action === "delete" ? month : null,
              after: action === "create" ? month : null,
            },
          ]),
      { field: "amount", before, after },
    ],
  });
  await recordEvents(ctx.db, actor, [
    ...made.map((cell) => event("create", cell, null, wanted.get(keyOf(cell)) ?? null)),
    ...changed.flatMap(({ id, amount }) =>
      stored.filter((cell) => cell.id === id).map((cell) => event("update", cell, cell.amount, amount)),
    ),
    ...cleared.map((cell) => event("delete", cell, cell.amount, null)),
  ]);
  return { set: made.length + changed.length, cleared: cleared.length };
}

export const variablePayHandlers = {
  async getVariablePay({ path: { companyId }, query }, ctx) {
    await enter(ctx, companyId, "readable");
    const { month, item: asked = [] } = query;
    const page = await peopleOfMonth(ctx.db, companyId, month, query);
    const totals = await monthTotals(ctx.db, companyId, month);
    const items = (await itemsToAssign(ctx.db, companyId))
      .filter(({ id, status }) => (asked.length > 0 ? asked.includes(id) && status !== "archived" : totals.has(id)))
      .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.name.localeCompare(other.name));
    const employeeIds = page.items.map(({ employeeId }) => employeeId);
    const cells = Map.groupBy(
      await monthCells(ctx.db, companyId, month, { employeeIds }),
      ({ employeeId }) => employeeId,
    );
    const known = new Set(items.map(({ id }) => id));
    const { items: people, ...paging } = page;
    return {
      ...paging,
      month,
      items: items.map(({ id, kind, code, name, usual }) => ({
        id,
        kind,
        code,
        name,
        usual,
        total: totals.get(id) ?? 0,
      })),
      rows: people.map((person) => ({
        ...person,
        cells: (cells.get(person.employeeId) ?? [])
          .filter(({ itemId }) => known.has(itemId))
          .map(({ itemId, amount, taken }) => ({ itemId, amount, taken })),
      })),
    };
  },

  async saveVariablePay({ path: { companyId }, body }, ctx) {
    await enter(ctx, companyId, "writable");
    return save(ctx, companyId, body);
  },
} satisfies HrmsHandlers;

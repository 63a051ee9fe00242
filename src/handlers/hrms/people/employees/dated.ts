/** Shared by all dated rows of an employee: a change is a new row; future rows may be replaced or withdrawn, others corrected. */
import type { Reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import type { Section } from "#src/domain/people/shared/sections.ts";
import {
  type DatedFields,
  type DatedKind,
  type DatedRow,
  datedRows,
  insertDated,
  lockDated,
  removeDated,
  termsOf,
  updateDated,
} from "#src/store/people/dated.ts";
import type { OfEmployee } from "#src/store/people/shared/records.ts";
import type { HrmsContext } from "../../context.ts";
import { checkVersion, versioned } from "../../shared/records/version.ts";
import { lineOrNull } from "../../shared/fields.ts";
import { employeeOf, employeeToday } from "../shared/people.ts";
import { sectionChanges } from "./changes.ts";
import { noteChange } from "../shared/employee-events.ts";
import { type EmployeePath, type Opened, openEmployee } from "./entry.ts";
import { impactOperation } from "./impact.ts";

interface Dated {
  effectiveFrom: string;
  reason?: string | null;
  correction?: string | null;
}

/** Rows that are shown as they are stored. */
export const rowsOf =
  <Kind extends DatedKind>(kind: Kind) =>
  async (ctx: HrmsContext, employeeId: string): Promise<DatedRow<Kind>[]> =>
    datedRows(ctx.db, kind, employeeId, await employeeToday(ctx, employeeId));

/** The row for the history, where that keeps the fields as they are shown. */
export function auditTerms<Row extends Parameters<typeof termsOf>[0]>(row: Row) {
  return { effectiveFrom: row.effectiveFrom, ...termsOf(row) };
}

interface DatedRules<
  Kind extends DatedKind & Section,
  Input extends Dated,
  Shown extends { id: string; version: number },
  Id extends string,
> {
  kind: Kind;
  class: FieldClass;
  /** The path parameter that holds the row's id. */
  idName: Id;
  /** Rows for display, oldest first. */
  show: (ctx: HrmsContext, employeeId: string) => Promise<Shown[]>;
  /** Converts the body to columns; throws if it breaks a rule. */
  toFields: (ctx: HrmsContext, of: OfEmployee, body: Input) => Promise<Omit<DatedFields<Kind>, keyof Dated>>;
  /** Dependent data of the row. */
  afterwards?: (ctx: HrmsContext, of: OfEmployee & { rowId: string }, body: Input) => Promise<void>;
  /** The row for the history. */
  auditFields: (row: Shown) => Readonly<Record<string, unknown>>;
}

export function datedOperations<
  Kind extends DatedKind & Section,
  Input extends Dated,
  Shown extends { id: string; version: number; effectiveFrom: string },
  Id extends string,
>(rules: DatedRules<Kind, Input, Shown, Id>) {
  type OfRow = { path: EmployeePath & Record<Id, string> };
  const write = { class: rules.class, write: true };

  async function fieldsOf(ctx: HrmsContext, of: OfEmployee, body: Input): Promise<DatedFields<Kind>> {
    const own = await rules.toFields(ctx, of, body);
    const reason = lineOrNull("reason", body.reason);
    return { ...own, effectiveFrom: body.effectiveFrom, reason } as unknown as DatedFields<Kind>;
  }

  /** The rows in order, and the previous value of the changed one. */
  async function begin(
    ctx: HrmsContext,
    path: EmployeePath,
  ): Promise<Opened & { rows: DatedRow<Kind>[]; shown: Shown[] }> {
    const opened = await openEmployee(ctx, path, write);
    await lockDated(ctx.db, path.employeeId);
    return {
      ...opened,
      rows: await datedRows(ctx.db, rules.kind, path.employeeId, opened.day),
      shown: await rules.show(ctx, path.employeeId),
    };
  }

  function checkDay(
    { whole: { employee }, rows }: Awaited<ReturnType<typeof begin>>,
    from: string,
    except?: string,
  ): DatedRow<Kind>[] {
    if (from < employee.startDate) throw invalid("/effectiveFrom", "before-start", { day: employee.startDate });
    if (employee.lastDay !== null && from > employee.lastDay)
      throw invalid("/effectiveFrom", "after-last-day", { day: employee.lastDay });
    const others = rows.filter(({ id }) => id !== except);
    if (others.some(({ effectiveFrom }) => effectiveFrom === from)) {
      throw conflict("duplicate", "Another entry already starts on this date.", [
        { pointer: "/effectiveFrom", code: "same-day", message: "is the first day of another row" },
      ]);
    }
    return others;
  }

  /** New rows and those in the future start after what applies today. */
  function checkFuture(begun: Awaited<ReturnType<typeof begin>>, from: string, except?: string): void {
    const current = checkDay(begun, from, except).findLast(({ effectiveFrom }) => effectiveFrom <= begun.day);
    if (current && from < current.effectiveFrom)
      throw invalid("/effectiveFrom", "before-current", { day: current.effectiveFrom });
  }

  async function saved(
    ctx: HrmsContext,
    { who, shown }: { who: Opened["who"]; shown: Shown[] },
    body: Input,
    rowId: string,
  ): Promise<Shown> {
    await rules.afterwards?.(ctx, { companyId: who.companyId, employeeId: who.id, rowId }, body);
    const row = (await rules.show(ctx, who.id)).find(({ id }) => id === rowId) as Shown;
    const before =
      shown.find(({ id }) => id === rowId) ?? shown.findLast(({ effectiveFrom }) => effectiveFrom < body.effectiveFrom);
    const changes = sectionChanges(rules.kind, before ? rules.auditFields(before) : null, rules.auditFields(row));
    await noteChange(ctx, who, { changes, reason: body.correction ?? body.reason });
    return row;
  }

  async function one(ctx: HrmsContext, path: EmployeePath & Record<Id, string>) {
    const begun = await begin(ctx, path);
    const row = begun.rows.find(({ id }) => id === path[rules.idName]);
    if (!row) throw notFound();
    return { ...begun, row };
  }

  /** A row that has begun is corrected in its place: it stays between its neighbours, and no day is left without a row. */
  function checkCorrection(found: Awaited<ReturnType<typeof one>>, { effectiveFrom, correction }: Input): void {
    const { rows, row, day } = found;
    if (lineOrNull("correction", correction) === null) throw invalid("/correction", "required");
    if (effectiveFrom > day) throw invalid("/effectiveFrom", "in-future");
    const at = rows.findIndex(({ id }) => id === row.id);
    if (at === 0 && effectiveFrom > row.effectiveFrom) throw invalid("/effectiveFrom", "first-row");
    checkDay(found, effectiveFrom, row.id);
    const [previous, next] = [rows[at - 1], rows[at + 1]];
    if (previous && effectiveFrom < previous.effectiveFrom)
      throw invalid("/effectiveFrom", "before-previous", { day: previous.effectiveFrom });
    if (next && effectiveFrom > next.effectiveFrom)
      throw invalid("/effectiveFrom", "after-next", { day: next.effectiveFrom });
  }

  return {
    async list({ path }: { path: EmployeePath }, ctx: HrmsContext): Promise<{ items: Shown[] }> {
      const { id } = await employeeOf(ctx, path, { class: rules.class });
      return { items: (await rules.show(ctx, id)).toReversed() };
    },

    /** What depends on a row, before it is corrected. */
    impact: impactOperation(rules.kind, rules.class, rules.idName),

    async add({ path, body }: { path: EmployeePath; body: Input }, ctx: HrmsContext): Promise<Reply<201, Shown>> {
      const begun = await begin(ctx, path);
      checkFuture(begun, body.effectiveFrom);
      const fields = await fieldsOf(ctx, path, body);
      const of = { companyId: path.companyId, employeeId: path.employeeId };
      const id = await insertDated(ctx.db, begun.actor, rules.kind, of, fields);
      const row = await saved(ctx, begun, body, id);
      return versioned(201, row);
    },

    async update(
      { path, body, headers }: OfRow & { body: Input; headers: { "If-Match": string } },
      ctx: HrmsContext,
    ): Promise<Reply<200, Shown>> {
      const begun = await one(ctx, path);
      checkVersion({ version: begun.row.version, updatedBy: null }, headers);
      if (begun.row.future) checkFuture(begun, body.effectiveFrom, begun.row.id);
      else checkCorrection(begun, body);
      const fields = await fieldsOf(ctx, path, body);
      await updateDated(ctx.db, begun.actor, rules.kind, path, begun.row, fields);
      const row = await saved(ctx, begun, body, begun.row.id);
      return versioned(200, row);
    },

    async remove({ path }: OfRow, ctx: HrmsContext): Promise<null> {
      const { row, who, shown } = await one(ctx, path);
      if (!row.future) throw conflict("has-begun", "This entry has already taken effect and can't be deleted.");
      await removeDated(ctx.db, rules.kind, path, row.id);
      const gone = shown.find(({ id }) => id === row.id);
      await noteChange(ctx, who, { changes: sectionChanges(rules.kind, gone ? rules.auditFields(gone) : null, null) });
      return null;
    },

    /** The first row of a new employee. */
    async start(ctx: HrmsContext, actor: Opened["actor"], of: OfEmployee, body: Input): Promise<void> {
      const fields = await fieldsOf(ctx, of, body);
      const rowId = await insertDated(ctx.db, actor, rules.kind, of, fields);
      await rules.afterwards?.(ctx, { ...of, rowId }, body);
    },

    /** Deletes rows that start after the last day; the first row always stays. */
    async dropAfter(ctx: HrmsContext, who: Opened["who"], lastDay: string): Promise<void> {
      await lockDated(ctx.db, who.id);
      for (const row of (await rules.show(ctx, who.id))
        .slice(1)
        .filter(({ effectiveFrom }) => effectiveFrom > lastDay)) {
        await removeDated(ctx.db, rules.kind, { companyId: who.companyId, employeeId: who.id }, row.id);
        await noteChange(ctx, who, { changes: sectionChanges(rules.kind, rules.auditFields(row), null) });
      }
    },

    auditFields: rules.auditFields,
  };
}

/** Prefixes fault pointers with their section. */
export async function below<Result>(section: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProblemError) || !error.details.errors) throw error;
    const errors = error.details.errors.map((fault) =>
      fault.pointer.startsWith("/") ? { ...fault, pointer: `/${section}${fault.pointer}` } : fault,
    );
    throw new ProblemError(error.type, { ...error.details, errors });
  }
}

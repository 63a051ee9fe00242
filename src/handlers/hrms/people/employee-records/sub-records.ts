/** The operations of what belongs to an employee: a kind of records is a short declaration. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { changedFields } from "#src/domain/shared/history.ts";
import { deletedSection } from "#src/domain/people/shared/sections.ts";
import { accessDay } from "#src/store/access/shared/access.ts";
import { type AuditAction, eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import type { EmployeeRecords, OfEmployee, Only } from "#src/store/people/shared/records.ts";
import type { Paging } from "#src/store/shared/list-query.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { checkVersion, fieldsOf } from "../../crud.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";
import { removeUnusedFile } from "./files.ts";

export interface BaseRow {
  id: string;
  companyId: string;
  employeeId: string;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  version: number;
}

/** Who reads, what of whom, and when. */
export interface Seen {
  readonly employee: ReachedEmployee;
  readonly userId: string;
  readonly today: string;
}

interface SubRules<Row extends BaseRow, New, Body, Shown, IdName extends string> {
  /** The tag: names the records in history and abilities. */
  subject: string;
  records: EmployeeRecords<Row, New>;
  idName: IdName;
  /** What one must be allowed to read and write; of records that differ, "public" here and the rest in `classOf`. */
  class: FieldClass;
  classOf?: (row: Row) => FieldClass;
  /** Which of the records the reader may see, where they differ. */
  visible?: (employee: ReachedEmployee) => Only["only"];
  nameOf: (row: Row) => string;
  toFields: (body: Body, ctx: HrmsContext, before: Row | null, employee: ReachedEmployee) => New | Promise<New>;
  /** The class of a new record, where records differ. */
  classOfNew?: (fields: New) => FieldClass;
  /** What the record says to the reader besides what every record has. */
  present: (row: Row, seen: Seen) => Shown;
  /** Fields that the history leaves out: sealed numbers, ids that have a name beside them. */
  silent: readonly string[];
  /** What a write says that would break a unique key, by the key's name. */
  unique?: Readonly<Record<string, () => ProblemError>>;
  /** Throws where the record stays as it is. */
  changeable?: (row: Row) => void;
}

/** The employee has such a record already; the field is where the form says so. */
export const taken = (field: string) => (): ProblemError =>
  conflict("duplicate", "The employee has this record already.", [
    { pointer: `/${field}`, code: "taken", message: "is taken" },
  ]);

interface Book {
  id: string;
  companyId: string;
  employeeId: string;
  createdAt: string;
  createdBy: string;
  updatedAt: string;
  updatedBy: string;
  version: number;
}

/** The stored file that a record names, of the kinds that have one. */
const fileOf = (row: object): unknown => ("fileId" in row ? row.fileId : null);

type At = { path: { companyId: string; employeeId: string } };
type Matching = { headers: { "If-Match": string } };

/** A record that is to be written, locked, and the employee it belongs to. */
export interface LockedTarget<Row> {
  readonly of: OfEmployee;
  readonly employee: ReachedEmployee;
  readonly before: Row;
}

export function subRecords<Row extends BaseRow, New, Body, Shown, IdName extends string>(
  rules: SubRules<Row, New, Body, Shown, IdName>,
) {
  const { records, subject } = rules;
  type Wire = Shown & Book;
  type OfRecord = At & { path: Record<IdName, string> };
  const silent = ["employeeId", "makerId", "editorId", ...rules.silent];

  const wire = (row: Row, ctx: HrmsContext, employee: ReachedEmployee): Wire => {
    const { id, companyId, employeeId, createdBy, updatedBy, version } = row;
    const book: Book = {
      id,
      companyId,
      employeeId,
      createdAt: row.createdAt.toISOString(),
      createdBy,
      updatedAt: row.updatedAt.toISOString(),
      updatedBy,
      version,
    };
    return {
      ...book,
      ...rules.present(row, { employee, userId: principalOf(ctx).userId, today: accessDay(ctx.now()) }),
    };
  };
  const answer = <const Status extends number>(
    status: Status,
    row: Row,
    ctx: HrmsContext,
    employee: ReachedEmployee,
  ): Reply<Status, Wire> => reply(status, wire(row, ctx, employee), { ETag: `"${row.version}"` });

  async function enter(ctx: HrmsContext, { path }: At, write: boolean) {
    const employee = await employeeOf(ctx, path, { class: rules.class, write: write && !rules.classOf });
    return { employee, of: { companyId: employee.companyId, employeeId: employee.id } };
  }

  function mustOpen(employee: ReachedEmployee, of: FieldClass | undefined, write: boolean): void {
    if (of === undefined || (write ? employee.write : employee.read).has(of)) return;
    // A record of a class that is not theirs does not exist for the reader.
    throw employee.read.has(of) ? new ProblemError("forbidden") : notFound();
  }

  /** The record of the address, locked; without the right to write where a step of its life asks for another right. */
  async function locked(ctx: HrmsContext, input: OfRecord, write = true): Promise<LockedTarget<Row>> {
    const { employee, of } = await enter(ctx, input, write);
    const before = await records.lock(ctx.db, of, input.path[rules.idName]);
    if (!before) throw notFound();
    mustOpen(employee, rules.classOf?.(before), write);
    return { of, employee, before };
  }

  async function note(
    ctx: HrmsContext,
    of: OfEmployee,
    action: AuditAction,
    before: Row | null,
    after: Row | null,
    reason?: string,
  ): Promise<void> {
    const row = (after ?? before) as Row;
    const changes = changedFields(before && fieldsOf(before, silent), after && fieldsOf(after, silent));
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId: of.companyId,
      action,
      subject,
      recordId: row.id,
      recordName: rules.nameOf(row),
      changes,
      ...(reason !== undefined && { reason }),
    });
  }

  function refuseTaken(error: unknown): never {
    throw rules.unique?.[violatedConstraint(error) ?? ""]?.() ?? error;
  }

  /** Writes over a locked record and tells the history. */
  async function save(
    ctx: HrmsContext,
    { of, before }: Pick<LockedTarget<Row>, "of" | "before">,
    fields: Partial<New>,
    reason?: string,
  ): Promise<Row> {
    await records.update(ctx.db, actorOf(ctx), of, before.id, before.version, fields).catch(refuseTaken);
    const after = (await records.find(ctx.db, of, before.id)) as Row;
    if (fileOf(before) !== fileOf(after)) await removeUnusedFile(ctx, of, fileOf(before));
    await note(ctx, of, "update", before, after, reason);
    return after;
  }

  async function add(ctx: HrmsContext, of: OfEmployee, fields: New): Promise<Row> {
    const id = await records.insert(ctx.db, actorOf(ctx), of, fields).catch(refuseTaken);
    const row = (await records.find(ctx.db, of, id)) as Row;
    await note(ctx, of, "create", null, row);
    return row;
  }

  async function drop(ctx: HrmsContext, of: OfEmployee, before: Row): Promise<void> {
    await records.remove(ctx.db, of, before.id);
    await removeUnusedFile(ctx, of, fileOf(before));
    await note(ctx, of, "delete", before, null);
    // Once it is gone nothing says whose it was: the employee's own history does.
    const changes = [
      {
        field: `${deletedSection(rules.classOf?.(before) ?? rules.class)}.${subject}`,
        before: rules.nameOf(before),
        after: null,
      },
    ];
    const name = (await findEmployee(ctx.db, of.companyId, of.employeeId))?.person.fullName ?? "";
    await recordEvent(ctx.db, actorOf(ctx), {
      companyId: of.companyId,
      action: "update",
      subject: "employees",
      recordId: of.employeeId,
      recordName: name,
      changes,
    });
  }

  return {
    enter,
    locked,
    save,
    add,
    refuseTaken,
    drop,
    records,
    toFields: rules.toFields,
    wire,
    answer,

    async list(input: At & { query: Paging | undefined }, ctx: HrmsContext) {
      const { employee, of } = await enter(ctx, input, false);
      const page = await records.page(ctx.db, of, { ...input.query, only: rules.visible?.(employee) });
      return { ...page, items: page.items.map((row) => wire(row, ctx, employee)) };
    },

    async get(input: OfRecord, ctx: HrmsContext): Promise<Reply<200, Wire>> {
      const { employee, of } = await enter(ctx, input, false);
      const row = await records.find(ctx.db, of, input.path[rules.idName]);
      if (!row) throw notFound();
      mustOpen(employee, rules.classOf?.(row), false);
      return answer(200, row, ctx, employee);
    },

    async create(input: At & { body: Body }, ctx: HrmsContext): Promise<Reply<201, Wire>> {
      const { employee, of } = await enter(ctx, input, true);
      const fields = await rules.toFields(input.body, ctx, null, employee);
      mustOpen(employee, rules.classOfNew?.(fields), true);
      return answer(201, await add(ctx, of, fields), ctx, employee);
    },

    async update(input: OfRecord & Matching & { body: Body }, ctx: HrmsContext): Promise<Reply<200, Wire>> {
      const target = await locked(ctx, input);
      checkVersion(target.before, input.headers);
      rules.changeable?.(target.before);
      const fields = await rules.toFields(input.body, ctx, target.before, target.employee);
      mustOpen(target.employee, rules.classOfNew?.(fields), true);
      return answer(200, await save(ctx, target, fields), ctx, target.employee);
    },

    async remove(input: OfRecord, ctx: HrmsContext): Promise<null> {
      const { of, before } = await locked(ctx, input);
      rules.changeable?.(before);
      await drop(ctx, of, before);
      return null;
    },

    async history(input: OfRecord & { query: Paging | undefined }, ctx: HrmsContext) {
      const { employee, of } = await enter(ctx, input, false);
      const row = await records.find(ctx.db, of, input.path[rules.idName]);
      if (!row) throw notFound();
      mustOpen(employee, rules.classOf?.(row), false);
      const page = await eventsOf(ctx.db, subject, row.id, input.query ?? {});
      const items = page.items.map(({ id, action, at, by, requestId, changes, reason, actingFor }) => ({
        id,
        action,
        at: at.toISOString(),
        by: by ?? "",
        requestId,
        changes,
        ...(reason !== null && { reason }),
        ...(actingFor != null && { actingFor }),
      }));
      return { ...page, items };
    },
  };
}

/** Operations on records of an employee; each kind of record is a short declaration. */
import type { Reply } from "#src/contract/handler.ts";
import { notFound, ProblemError } from "#src/contract/problem.ts";
import type { FieldClass } from "#src/domain/access/shared/vocabulary.ts";
import { deletedSection } from "#src/domain/people/shared/sections.ts";
import { type Actor, eventsOf, recordEvent } from "#src/store/shared/audit.ts";
import type { OfEmployee, Only } from "#src/store/people/shared/records.ts";
import { findEmployee } from "#src/store/people/shared/record.ts";
import { actorOf, type HrmsContext, principalOf } from "../../context.ts";
import { type BaseRow as CoreRow, type CoreRules, recordCore } from "../../shared/records/core.ts";
import { handlersOf, type IdName, type RecordTag } from "../../shared/records/operations.ts";
import type { Place } from "../../shared/records/places.ts";
import { type Wire as WireOf, wireOf } from "../../shared/records/wire.ts";
import { noteChange } from "../shared/employee-events.ts";
import { employeeOf, type ReachedEmployee } from "../shared/people.ts";
import { removeUnusedFile } from "./files.ts";

export interface BaseRow extends CoreRow {
  companyId: string;
  employeeId: string;
  createdBy: string;
  updatedBy: string;
}

/** The reader, their permissions, and the time. */
export interface Seen {
  readonly employee: ReachedEmployee;
  readonly userId: string;
  readonly today: string;
}

/** Any one of these classes is enough; the first one is that of the history. */
type AnyOf = readonly [FieldClass, ...FieldClass[]];

const classesOf = (of: FieldClass | AnyOf): AnyOf => (typeof of === "string" ? [of] : of);

interface SubRules<Tag extends RecordTag, Row extends BaseRow, New, Body, Shown> extends CoreRules<
  Tag,
  Row,
  New,
  Only,
  Body,
  ReachedEmployee,
  OfEmployee,
  Actor
> {
  /** The class needed to read and write; if records differ, "public" here and the rest in `classOf`. */
  class: FieldClass;
  classOf?: (row: Row, write: boolean) => FieldClass | AnyOf;
  /** Which records the reader may see, if they differ. */
  visible?: (employee: ReachedEmployee) => Only["only"];
  /** The class of a new record, if records differ. */
  classOfNew?: (fields: New) => FieldClass | AnyOf;
  /** Fields that the row does not hold, or not as the reader sees them. */
  computed: (row: Row, seen: Seen) => Shown;
  /** Throws if the record may not be changed. */
  changeable?: (row: Row) => void;
}

/** The stored file that a record references, for kinds that have one. */
const fileOf = (row: object | null): unknown => (row !== null && "fileId" in row ? row.fileId : null);

type At = { path: { companyId: string; employeeId: string } };

/** A record that is to be written, locked, and the employee it belongs to. */
export interface LockedTarget<Row> {
  readonly of: OfEmployee;
  readonly employee: ReachedEmployee;
  readonly before: Row;
}

function checkClass(employee: ReachedEmployee, of: FieldClass | AnyOf | undefined, write: boolean): void {
  if (of === undefined) return;
  const isIn = (held: ReadonlySet<FieldClass>) => classesOf(of).some((name) => held.has(name));
  if (isIn(write ? employee.write : employee.read)) return;
  // A record whose class the reader lacks does not exist for them.
  throw isIn(employee.read) ? new ProblemError("forbidden") : notFound();
}

/** Once a record is deleted, only the employee's own history says whose it was. */
async function noteRemoval(ctx: HrmsContext, of: OfEmployee, field: string, name: string): Promise<void> {
  const { companyId, employeeId: id } = of;
  const fullName = (await findEmployee(ctx.db, companyId, id))?.person.fullName ?? "";
  await noteChange(ctx, { companyId, id, fullName }, { changes: [{ field, before: name, after: null }] });
}

export function subRecords<Tag extends RecordTag, Row extends BaseRow, New, Body, Shown extends object>(
  rules: SubRules<Tag, Row, New, Body, Shown>,
) {
  type Wire = WireOf<Tag, Row, Shown> & { version: number };
  type OfRecord = At & { path: Record<IdName<Tag>, string> };
  const { subject, records, toFields } = rules;

  const place: Place<At, ReachedEmployee, OfEmployee, Actor> = {
    enter: (ctx, { path }, write) => employeeOf(ctx, path, { class: rules.class, write: write && !rules.classOf }),
    scopeOf: ({ companyId, id }) => ({ companyId, employeeId: id }),
    author: actorOf,
    record: (ctx, { companyId }, by, event) => recordEvent(ctx.db, by, { ...event, companyId }),
    events: (ctx, tag, recordId, paging) => eventsOf(ctx.db, tag, recordId, paging),
  };

  const wire = (row: Row, ctx: HrmsContext, employee: ReachedEmployee): Wire => {
    const seen = { employee, userId: principalOf(ctx).userId, today: employee.today };
    return wireOf(subject, row, rules.computed(row, seen)) as Wire;
  };

  const core = recordCore<Tag, Row, New, Only, Body, At, ReachedEmployee, OfEmployee, Actor, Wire>(
    place,
    { ...rules, unaudited: ["employeeId", "makerId", "editorId", ...(rules.unaudited ?? [])] },
    {
      wire,
      duplicate: () => "The employee already has this record.",
      only: (employee) => ({ only: rules.visible?.(employee) }),
      checkRow: (employee, row, write) => checkClass(employee, rules.classOf?.(row, write), write),
      checkNew: (employee, fields) => checkClass(employee, rules.classOfNew?.(fields), true),
      checkChange: (row) => rules.changeable?.(row),
      checkRemove: (_ctx, row) => rules.changeable?.(row),
      async afterSave(ctx, of, before, after) {
        if (fileOf(before) !== fileOf(after)) await removeUnusedFile(ctx, of, fileOf(before));
      },
      afterRemove: (ctx, of, row) =>
        noteRemoval(
          ctx,
          of,
          `${deletedSection(classesOf(rules.classOf?.(row, true) ?? rules.class)[0])}.${subject}`,
          rules.nameOf(row),
        ),
    },
  );

  async function enter(ctx: HrmsContext, at: At, write: boolean) {
    const employee = await place.enter(ctx, at, write);
    return { employee, of: place.scopeOf(employee) };
  }

  /** The requested record, locked; without the write permission if a step needs another one. */
  async function locked(ctx: HrmsContext, input: OfRecord, write = true): Promise<LockedTarget<Row>> {
    const { entry: employee, scope: of, before } = await core.locked(ctx, input, write);
    return { of, employee, before };
  }

  /** Writes a locked record and its history. */
  function save(
    ctx: HrmsContext,
    { of, before }: Pick<LockedTarget<Row>, "of" | "before">,
    fields: Partial<New>,
    reason?: string,
  ): Promise<Row> {
    return core.save(ctx, { scope: of, before }, fields, { reason });
  }

  /** The same as the response of a step. */
  async function saveAndAnswer(
    ctx: HrmsContext,
    target: LockedTarget<Row>,
    fields: Partial<New>,
  ): Promise<Reply<200, Wire>> {
    return core.answer(200, await save(ctx, target, fields), ctx, target.employee);
  }

  const handlers = handlersOf(subject, core);
  return { ...core, records, toFields, wire, enter, locked, save, saveAndAnswer, handlers };
}

/** What every kind of records shares, wherever they belong: locking, versions, history, duplicates and the answers. */
import type { Reply } from "#src/contract/handler.ts";
import { conflict, notFound, type ProblemError } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { isStillNamed, violatedConstraint } from "#src/store/database/violations.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import type { ListQuery, Page, Paging } from "#src/store/shared/list-query.ts";
import type { Author, Records } from "#src/store/shared/records/records.ts";
import type { HrmsContext } from "../../context.ts";
import { auditFieldsOf } from "./audit-fields.ts";
import { historyPage } from "./history.ts";
import { type IdName, idNameOf, type RecordTag } from "./operations.ts";
import type { Place } from "./places.ts";
import { checkVersion, versioned } from "./version.ts";

/** Columns that every table of records has. */
export interface BaseRow {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  updatedBy: string | null;
  version: number;
}

/** What each kind of records says of itself. */
export interface CoreRules<Tag extends RecordTag, Row, New, Filters, Body, Entry, Scope, By extends Author> {
  subject: Tag;
  records: Records<Row, New, Filters, Scope, By>;
  nameOf: (row: Row) => string;
  /** What the body means for the table; throws where it breaks a rule. Of a change, with the record as it is. */
  toFields: (body: Body, ctx: HrmsContext, before: Row | null, entry: Entry) => New | Promise<New>;
  /** By name of the unique key: the body's field that it guards, or the refusal. */
  unique: Readonly<Record<string, string | (() => ProblemError)>>;
  /** Fields that the history leaves out: they follow from other records, or are secret. */
  unaudited?: readonly string[];
  /** What the history keeps besides, of fields that hold more than a text. */
  auditFields?: (row: Row) => Record<string, FieldValue>;
}

/** What differs between records of a company, of the platform, of an employee. */
interface CoreSteps<Row, New, Filters, Entry, Scope, Wire> {
  wire: (row: Row, ctx: HrmsContext, entry: Entry) => Wire;
  /** What the 409 of a duplicate says. */
  duplicate: (field: string) => string;
  /** Conditions of the list besides the query's. */
  only?: (entry: Entry) => Partial<Filters>;
  /** Throws where the person may not see or write the record, or what it would become. */
  checkRow?: (entry: Entry, row: Row, write: boolean) => void;
  checkNew?: (entry: Entry, fields: New) => void;
  /** Throws where the record stays as it is, or may not be deleted. */
  checkChange?: (row: Row) => void;
  checkRemove?: (ctx: HrmsContext, row: Row) => void | Promise<void>;
  /** What follows a change, and a deletion. */
  afterSave?: (ctx: HrmsContext, scope: Scope, before: Row, after: Row | null) => Promise<void>;
  afterRemove?: (ctx: HrmsContext, scope: Scope, before: Row) => Promise<void>;
}

/** Makes the refusals of unique keys. */
function refusal(
  unique: Readonly<Record<string, string | (() => ProblemError)>>,
  duplicate: (field: string) => string,
): (error: unknown) => never {
  return (error) => {
    const rule = unique[violatedConstraint(error) ?? ""];
    if (rule === undefined) throw error;
    if (typeof rule === "function") throw rule();
    throw conflict("duplicate", duplicate(rule), [{ pointer: `/${rule}`, code: "taken", message: "is taken" }]);
  };
}

/** No reason given: the platform learns nothing about tenants' records. */
function refuseNamed(error: unknown): never {
  throw isStillNamed(error) ? conflict("in-use", "Other records use it.") : error;
}

export function recordCore<
  Tag extends RecordTag,
  Row extends BaseRow,
  New,
  Filters,
  Body,
  At,
  Entry,
  Scope,
  By extends Author,
  Wire extends { version: number },
>(
  { enter, scopeOf, author, record, events }: Place<At, Entry, Scope, By>,
  rules: CoreRules<Tag, Row, New, Filters, Body, Entry, Scope, By>,
  steps: CoreSteps<Row, New, Filters, Entry, Scope, Wire>,
) {
  const { records, subject } = rules;
  const idName = idNameOf(subject);
  const refuseDuplicate = refusal(rules.unique, steps.duplicate);
  type Matching = { headers: { "If-Match": string } };
  type OfRecord = At & { path: Record<IdName<Tag>, string> };
  type Single<Status extends number> = Reply<Status, Wire>;
  interface Target {
    readonly scope: Scope;
    readonly before: Row;
  }

  const answer = <const Status extends number>(
    status: Status,
    row: Row,
    ctx: HrmsContext,
    entry: Entry,
  ): Single<Status> => versioned(status, steps.wire(row, ctx, entry));

  async function found(ctx: HrmsContext, input: OfRecord): Promise<{ entry: Entry; row: Row }> {
    const entry = await enter(ctx, input, false);
    const row = await records.find(ctx.db, scopeOf(entry), input.path[idName]);
    if (!row) throw notFound();
    steps.checkRow?.(entry, row, false);
    return { entry, row };
  }

  /** The record of the address, kept from others; `write` false where a step of its life asks for another right. */
  async function locked(ctx: HrmsContext, input: OfRecord, write = true): Promise<Target & { entry: Entry }> {
    const entry = await enter(ctx, input, write);
    author(ctx);
    const scope = scopeOf(entry);
    const before = await records.lock(ctx.db, scope, input.path[idName]);
    if (!before) throw notFound();
    steps.checkRow?.(entry, before, write);
    return { entry, scope, before };
  }

  async function note(
    ctx: HrmsContext,
    scope: Scope,
    action: AuditAction,
    before: Row | null,
    after: Row | null,
    reason?: string,
  ): Promise<void> {
    const row = (after ?? before) as Row;
    const audited = (each: Row | null) =>
      each && { ...auditFieldsOf(each, rules.unaudited), ...rules.auditFields?.(each) };
    await record(ctx, scope, author(ctx), {
      action,
      subject,
      recordId: row.id,
      recordName: rules.nameOf(row),
      changes: changedFields(audited(before), audited(after)),
      ...(reason !== undefined && { reason }),
    });
  }

  /** Writes over a locked record. */
  async function save(
    ctx: HrmsContext,
    { scope, before }: Target,
    fields: Partial<New>,
    { action = "update", reason }: { action?: AuditAction; reason?: string | undefined } = {},
  ): Promise<Row> {
    await records.update(ctx.db, author(ctx), scope, before.id, before.version, fields).catch(refuseDuplicate);
    const after = (await records.find(ctx.db, scope, before.id)) as Row;
    await steps.afterSave?.(ctx, scope, before, after);
    await note(ctx, scope, action, before, after, reason);
    return after;
  }

  async function add(ctx: HrmsContext, scope: Scope, fields: New): Promise<Row> {
    const id = await records.insert(ctx.db, author(ctx), scope, fields).catch(refuseDuplicate);
    const row = (await records.find(ctx.db, scope, id)) as Row;
    await note(ctx, scope, "create", null, row);
    return row;
  }

  async function drop(ctx: HrmsContext, { scope, before }: Target): Promise<void> {
    await records.remove(ctx.db, scope, before.id).catch(refuseNamed);
    await steps.afterSave?.(ctx, scope, before, null);
    await note(ctx, scope, "delete", before, null);
    await steps.afterRemove?.(ctx, scope, before);
  }

  /** A change of the version that was read, to what the rule makes of the record. */
  async function change(
    input: OfRecord & Matching,
    ctx: HrmsContext,
    to: (before: Row, entry: Entry) => Partial<New> | Promise<Partial<New>>,
  ): Promise<Single<200>> {
    const target = await locked(ctx, input);
    checkVersion(target.before, input.headers);
    steps.checkChange?.(target.before);
    return answer(200, await save(ctx, target, await to(target.before, target.entry)), ctx, target.entry);
  }

  /** A step of the record's life, from whichever version. */
  async function step(
    input: OfRecord,
    ctx: HrmsContext,
    action: AuditAction,
    to: (before: Row) => Partial<New> | Promise<Partial<New>>,
  ): Promise<Single<200>> {
    const target = await locked(ctx, input);
    return answer(200, await save(ctx, target, await to(target.before), { action }), ctx, target.entry);
  }

  return {
    refuseDuplicate,
    answer,
    locked,
    save,
    add,
    drop,
    change,
    step,

    async list(input: At & { query: (ListQuery & Filters) | undefined }, ctx: HrmsContext): Promise<Page<Wire>> {
      const entry = await enter(ctx, input, false);
      const query = { ...input.query, ...steps.only?.(entry) } as ListQuery & Filters;
      const page = await records.page(ctx.db, scopeOf(entry), query);
      return { ...page, items: page.items.map((row) => steps.wire(row, ctx, entry)) };
    },

    async get(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
      const { entry, row } = await found(ctx, input);
      return answer(200, row, ctx, entry);
    },

    async create(input: At & { body: Body }, ctx: HrmsContext): Promise<Single<201>> {
      const entry = await enter(ctx, input, true);
      author(ctx);
      const fields = await rules.toFields(input.body, ctx, null, entry);
      steps.checkNew?.(entry, fields);
      return answer(201, await add(ctx, scopeOf(entry), fields), ctx, entry);
    },

    async update(input: OfRecord & Matching & { body: Body }, ctx: HrmsContext): Promise<Single<200>> {
      return change(input, ctx, async (before, entry) => {
        const fields = await rules.toFields(input.body, ctx, before, entry);
        steps.checkNew?.(entry, fields);
        return fields as Partial<New>;
      });
    },

    async delete(input: OfRecord, ctx: HrmsContext): Promise<null> {
      const target = await locked(ctx, input);
      await steps.checkRemove?.(ctx, target.before);
      await drop(ctx, target);
      return null;
    },

    async history(input: OfRecord & { query: Paging | undefined }, ctx: HrmsContext) {
      const { row } = await found(ctx, input);
      return historyPage(await events(ctx, subject, row.id, input.query ?? {}));
    },
  };
}

/** The operations every area has; an area spreads them under its own names and overrides where a rule exists. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, notFound } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import type { AuditAction } from "#src/store/shared/audit.ts";
import type { ListQuery, Page, Paging } from "#src/store/shared/list-query.ts";
import type { Author, Records } from "#src/store/shared/records.ts";
import { isStillNamed, violatedConstraint } from "#src/store/database/violations.ts";
import type { HrmsContext } from "./context.ts";
import { inUse, type Usage } from "./shared/in-use.ts";
import { type FileColumns, type FileQuery, listFile } from "./shared/list-file.ts";
import { companiesPlace, companyPlace, type Place, platformOnlyPlace, platformPlace, tenantPlace } from "./places.ts";

interface BaseRow {
  id: string;
  createdAt: Date;
  createdBy: string | null;
  updatedAt: Date;
  updatedBy: string | null;
  version: number;
  status: string;
}

type Wire<Row> = Omit<Row, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };

interface CrudRules<Row, New, Filters, Body, IdName extends string, Scope, By extends Author> {
  /** The area's tag: names the records in history and abilities. */
  subject: string;
  records: Records<Row, New, Filters, Scope, By>;
  /** The path parameter that holds the record's id. */
  idName: IdName;
  nameOf: (row: Row) => string;
  /** What the body means for the table; throws where it breaks a rule. Of a change, with the record as it is. */
  toFields: (body: Body, ctx: HrmsContext, before: Row | null, scope: Scope) => New | Promise<New>;
  /** Body field by name of the unique key that guards it. */
  unique: Readonly<Record<string, string>>;
  /** What still uses the record, so that it cannot be deleted. */
  usages: (ctx: HrmsContext, id: string) => Promise<Usage[]>;
  /** Fields that follow from other records: the history leaves them out. */
  derived?: readonly string[];
  /** What the history keeps besides, of fields that hold more than a text. */
  auditFields?: (row: Row) => Record<string, FieldValue>;
  /** State of a record that comes back from the archive; active unless said. */
  restored?: string;
}

function crudIn<At, Scope, By extends Author>({ enter, author, record, events }: Place<At, Scope, By>) {
  return function <
    Row extends BaseRow,
    New extends { status?: string | undefined },
    Filters,
    Body,
    IdName extends string,
  >(rules: CrudRules<Row, New, Filters, Body, IdName, Scope, By>) {
    const { records, subject, nameOf } = rules;
    type Matching = { headers: { "If-Match": string } };
    type OfRecord = At & { path: Record<IdName, string> };
    type Single<Status extends number> = Reply<Status, Wire<Row>>;

    const answer = <const Status extends number>(status: Status, row: Row): Single<Status> =>
      reply(status, toWire(row), { ETag: `"${row.version}"` });

    async function found(ctx: HrmsContext, input: OfRecord): Promise<Row> {
      const row = await records.find(ctx.db, await enter(ctx, input), input.path[rules.idName]);
      if (!row) throw notFound();
      return row;
    }

    /** The record to be written, and who writes it. */
    async function locked(ctx: HrmsContext, input: OfRecord): Promise<{ scope: Scope; by: By; before: Row }> {
      const scope = await enter(ctx, input);
      const by = author(ctx);
      const before = await records.lock(ctx.db, scope, input.path[rules.idName]);
      if (!before) throw notFound();
      return { scope, by, before };
    }

    async function note(
      ctx: HrmsContext,
      scope: Scope,
      by: By,
      action: AuditAction,
      before: Row | null,
      after: Row | null,
    ): Promise<void> {
      const row = (after ?? before) as Row;
      const audited = (each: Row | null) => each && { ...fieldsOf(each, rules.derived), ...rules.auditFields?.(each) };
      const changes = changedFields(audited(before), audited(after));
      await record(ctx, scope, by, { action, subject, recordId: row.id, recordName: nameOf(row), changes });
    }

    async function save(
      ctx: HrmsContext,
      { scope, by, before }: { scope: Scope; by: By; before: Row },
      action: AuditAction,
      fields: Partial<New>,
    ): Promise<Row> {
      await records.update(ctx.db, by, scope, before.id, before.version, fields).catch(refuseDuplicate);
      const after = (await records.find(ctx.db, scope, before.id)) as Row;
      await note(ctx, scope, by, action, before, after);
      return after;
    }

    function refuseDuplicate(error: unknown): never {
      const field = rules.unique[violatedConstraint(error) ?? ""];
      if (field === undefined) throw error;
      throw conflict("duplicate", `Another record has this ${field}.`, [
        { pointer: `/${field}`, code: "taken", message: "is taken" },
      ]);
    }

    /** Says no more than that: of tenants' records the platform is told nothing. */
    function refuseNamed(error: unknown): never {
      throw isStillNamed(error) ? conflict("in-use", "Other records use it.") : error;
    }

    /** A change of the version that was read, to what the rule makes of the record. */
    async function change(
      input: OfRecord & Matching,
      ctx: HrmsContext,
      to: (before: Row, scope: Scope) => Partial<New> | Promise<Partial<New>>,
    ): Promise<Single<200>> {
      const target = await locked(ctx, input);
      const { before, scope } = target;
      checkVersion(before, input.headers);
      if (before.status === "archived") throw conflict("archived", "The record is archived: restore it first.");
      return answer(200, await save(ctx, target, "update", await to(before, scope)));
    }

    /** A step of the record's life, from whichever version. */
    async function step(
      input: OfRecord,
      ctx: HrmsContext,
      action: AuditAction,
      to: (before: Row) => Partial<New> | Promise<Partial<New>>,
    ): Promise<Single<200>> {
      const target = await locked(ctx, input);
      return answer(200, await save(ctx, target, action, await to(target.before)));
    }

    return {
      async list(input: At & { query: (ListQuery & Filters) | undefined }, ctx: HrmsContext): Promise<Page<Wire<Row>>> {
        const page = await records.page(ctx.db, await enter(ctx, input), input.query ?? ({} as ListQuery & Filters));
        return { ...page, items: page.items.map(toWire) };
      },

      async options(input: At & { query: { q?: string } | undefined }, ctx: HrmsContext) {
        return records.options(ctx.db, await enter(ctx, input), input.query?.q);
      },

      /** Answers the export: a cell for each column that it knows. */
      file<Column extends string>(columns: FileColumns<Row, Column>) {
        return async (
          input: At & { query: (ListQuery & Filters & FileQuery<Column>) | undefined },
          ctx: HrmsContext,
        ): Promise<Reply<200, string | Blob>> => {
          const query = input.query ?? ({} as ListQuery & Filters & FileQuery<Column>);
          return listFile(subject, columns, query, await records.all(ctx.db, await enter(ctx, input), query));
        };
      },

      async get(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
        return answer(200, await found(ctx, input));
      },

      async create(input: At & { body: Body }, ctx: HrmsContext): Promise<Single<201>> {
        const scope = await enter(ctx, input);
        const by = author(ctx);
        const fields = await rules.toFields(input.body, ctx, null, scope);
        const id = await records.insert(ctx.db, by, scope, fields).catch(refuseDuplicate);
        const row = (await records.find(ctx.db, scope, id)) as Row;
        await note(ctx, scope, by, "create", null, row);
        return answer(201, row);
      },

      async update(input: OfRecord & Matching & { body: Body }, ctx: HrmsContext): Promise<Single<200>> {
        return change(input, ctx, (before, scope) => rules.toFields(input.body, ctx, before, scope));
      },

      change,

      step,

      archive(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
        return step(input, ctx, "archive", ({ status }) => {
          if (status === "archived") throw conflict("archived", "The record is archived already.");
          return { status: "archived" } as Partial<New>;
        });
      },

      restore(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
        return step(input, ctx, "restore", ({ status }) => {
          if (status !== "archived") throw conflict("not-archived", "The record is not archived.");
          return { status: rules.restored ?? "active" } as Partial<New>;
        });
      },

      async remove(input: OfRecord, ctx: HrmsContext): Promise<null> {
        const { scope, by, before } = await locked(ctx, input);
        const usages = await rules.usages(ctx, before.id);
        if (usages.length > 0) throw inUse(usages);
        await records.remove(ctx.db, scope, before.id).catch(refuseNamed);
        await note(ctx, scope, by, "delete", before, null);
        return null;
      },

      async history(input: OfRecord & { query: Paging | undefined }, ctx: HrmsContext) {
        const { id } = await found(ctx, input);
        const page = await events(ctx, subject, id, input.query ?? {});
        const items = page.items.map((event) => ({
          id: event.id,
          action: event.action,
          at: event.at.toISOString(),
          by: event.by ?? "",
          requestId: event.requestId,
          changes: event.changes,
          ...(event.reason !== null && { reason: event.reason }),
          ...(event.actingFor != null && { actingFor: event.actingFor }),
        }));
        return { ...page, items };
      },
    };
  };
}

/** Of records that belong to a company. */
export const crud = crudIn(companyPlace);
/** Of records that belong to a tenant as a whole. */
export const tenantCrud = crudIn(tenantPlace);
/** Of the companies of a tenant. */
export const companiesCrud = crudIn(companiesPlace);
/** Of records that everybody reads and the platform keeps. */
export const platformCrud = crudIn(platformPlace);
/** Of records that the platform alone sees. */
export const platformOnlyCrud = crudIn(platformOnlyPlace);

interface Versioned {
  version: number;
  updatedBy: string | null;
}

/** The change is of the version that was read. */
export function checkVersion({ version, updatedBy }: Versioned, headers: { "If-Match": string }): void {
  if (version === Number(headers["If-Match"].replaceAll('"', ""))) return;
  throw conflict("version-clash", `${updatedBy ?? "The platform"} has changed this record meanwhile.`);
}

function toWire<Row extends BaseRow>(row: Row): Wire<Row> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

const bookkeeping: readonly string[] = [
  "id",
  "companyId",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
  "version",
];

/** What a person sets, as the history keeps it. */
export function fieldsOf(row: object, derived: readonly string[] = []): Record<string, FieldValue> {
  const own = Object.entries(row).filter(([name]) => !bookkeeping.includes(name) && !derived.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, textOf(value)]));
}

/** What holds several values is told as one text; a list of names and values reads "people 50; companies 3". */
function textOf(value: unknown): FieldValue {
  if (Array.isArray(value)) return listText(value);
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value !== "object") return value as FieldValue;
  return listText(Object.entries(value).map(([name, each]) => `${name} ${String(each)}`));
}

/** A list within a record as one text, an entry after the other. */
function listText(entries: readonly unknown[]): string | null {
  // Of what is on or off, the name where it is on; an id only where no name stands beside it.
  const words = (entry: object) =>
    Object.entries(entry).flatMap(([name, value]) => {
      if (value === null || (name.endsWith("Id") && name.slice(0, -2) in entry)) return [];
      return typeof value === "boolean" ? (value ? [name] : []) : [String(value)];
    });
  const text = entries
    .map((entry) => (typeof entry === "object" && entry !== null ? words(entry).join(" ") : String(entry)))
    .join("; ");
  return text === "" ? null : text;
}

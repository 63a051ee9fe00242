/** The operations every area of a company has; an area spreads them under its own names and overrides where a rule exists. */
import { type Reply, reply } from "#src/contract/handler.ts";
import { conflict, notFound, type ProblemFault } from "#src/contract/problem.ts";
import { changedFields, type FieldValue } from "#src/domain/history.ts";
import { type AuditAction, eventsOf, recordEvent } from "#src/store/audit.ts";
import type { CompanyRecords } from "#src/store/company-records.ts";
import type { ListQuery, Page, Paging } from "#src/store/list-query.ts";
import { violatedConstraint } from "#src/store/violations.ts";
import { actorOf, companyOf, type HrmsContext } from "./context.ts";

interface Bookkeeping {
  id: string;
  companyId: string;
  createdAt: Date;
  createdBy: string;
  updatedAt: Date;
  updatedBy: string;
  version: number;
}

interface BaseRow extends Bookkeeping {
  name: string;
  status: "active" | "inactive" | "archived";
}

type Wire<Row> = Omit<Row, "createdAt" | "updatedAt"> & { createdAt: string; updatedAt: string };

export interface Usage {
  subject: string;
  id: string;
  name: string;
}

export interface CrudRules<Row, New, Filters, Body, IdName extends string> {
  /** The area's tag: names the records in history and abilities. */
  subject: string;
  records: CompanyRecords<Row, New, Filters>;
  /** The path parameter that holds the record's id. */
  idName: IdName;
  /** What the body means for the table; throws where it breaks a rule. */
  toFields: (body: Body) => New;
  /** Body field by name of the unique key that guards it. */
  unique: Readonly<Record<string, string>>;
  /** What still uses the record, so that it cannot be deleted. */
  usages: (ctx: HrmsContext, id: string) => Promise<Usage[]>;
}

export function crud<Row extends BaseRow, New extends { status: BaseRow["status"] }, Filters, Body, IdName extends string>(
  rules: CrudRules<Row, New, Filters, Body, IdName>,
) {
  const { records, subject } = rules;
  type InCompany = { path: { companyId: string } };
  type OfRecord = { path: { companyId: string } & Record<IdName, string> };
  type Single<Status extends number> = Reply<Status, Wire<Row>>;

  const answer = <const Status extends number>(status: Status, row: Row): Single<Status> =>
    reply(status, toWire(row), { ETag: `"${row.version}"` });

  async function found(ctx: HrmsContext, { path }: OfRecord): Promise<Row> {
    await companyOf(ctx, path.companyId);
    const row = await records.find(ctx.db, path.companyId, path[rules.idName]);
    if (!row) throw notFound();
    return row;
  }

  async function locked(ctx: HrmsContext, { path }: OfRecord): Promise<Row> {
    await companyOf(ctx, path.companyId);
    const row = await records.lock(ctx.db, path.companyId, path[rules.idName]);
    if (!row) throw notFound();
    return row;
  }

  async function note(ctx: HrmsContext, action: AuditAction, before: Row | null, after: Row | null): Promise<void> {
    const { companyId, id: recordId, name: recordName } = (after ?? before) as Row;
    const changes = changedFields(before && fieldsOf(before), after && fieldsOf(after));
    await recordEvent(ctx.db, actorOf(ctx), { companyId, action, subject, recordId, recordName, changes });
  }

  async function save(ctx: HrmsContext, action: AuditAction, before: Row, fields: Partial<New>): Promise<Row> {
    await records.update(ctx.db, actorOf(ctx), before.companyId, before.id, before.version, fields).catch(refuseDuplicate);
    const after = (await records.find(ctx.db, before.companyId, before.id)) as Row;
    await note(ctx, action, before, after);
    return after;
  }

  function refuseDuplicate(error: unknown): never {
    const field = rules.unique[violatedConstraint(error) ?? ""];
    if (field === undefined) throw error;
    throw conflict("duplicate", `Another record has this ${field}.`, [{ pointer: `/${field}`, code: "taken", message: "is taken" }]);
  }

  return {
    async list({ path, query }: InCompany & { query: (ListQuery & Filters) | undefined }, ctx: HrmsContext): Promise<Page<Wire<Row>>> {
      await companyOf(ctx, path.companyId);
      const page = await records.page(ctx.db, path.companyId, query ?? ({} as ListQuery & Filters));
      return { ...page, items: page.items.map(toWire) };
    },

    async options({ path, query }: InCompany & { query: { q?: string } | undefined }, ctx: HrmsContext) {
      await companyOf(ctx, path.companyId);
      return records.options(ctx.db, path.companyId, query?.q);
    },

    async get(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
      return answer(200, await found(ctx, input));
    },

    async create({ path, body }: InCompany & { body: Body }, ctx: HrmsContext): Promise<Single<201>> {
      await companyOf(ctx, path.companyId);
      const id = await records.insert(ctx.db, actorOf(ctx), path.companyId, rules.toFields(body)).catch(refuseDuplicate);
      const row = (await records.find(ctx.db, path.companyId, id)) as Row;
      await note(ctx, "create", null, row);
      return answer(201, row);
    },

    async update(input: OfRecord & { headers: { "If-Match": string }; body: Body }, ctx: HrmsContext): Promise<Single<200>> {
      const before = await locked(ctx, input);
      if (before.version !== Number(input.headers["If-Match"].replaceAll('"', ""))) {
        throw conflict("version-clash", `${before.updatedBy} has changed this record meanwhile.`);
      }
      if (before.status === "archived") throw conflict("archived", "The record is archived: restore it first.");
      return answer(200, await save(ctx, "update", before, rules.toFields(input.body)));
    },

    async archive(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
      const before = await locked(ctx, input);
      if (before.status === "archived") throw conflict("archived", "The record is archived already.");
      return answer(200, await save(ctx, "archive", before, { status: "archived" } as Partial<New>));
    },

    async restore(input: OfRecord, ctx: HrmsContext): Promise<Single<200>> {
      const before = await locked(ctx, input);
      if (before.status !== "archived") throw conflict("not-archived", "The record is not archived.");
      return answer(200, await save(ctx, "restore", before, { status: "active" } as Partial<New>));
    },

    async remove(input: OfRecord, ctx: HrmsContext): Promise<null> {
      const before = await locked(ctx, input);
      const usages = await rules.usages(ctx, before.id);
      if (usages.length > 0) throw conflict("in-use", `In use by ${usages.map(({ name }) => name).join(", ")}.`, usages.map(asFault));
      await records.remove(ctx.db, before.companyId, before.id);
      await note(ctx, "delete", before, null);
      return null;
    },

    async history(input: OfRecord & { query: Paging | undefined }, ctx: HrmsContext) {
      const { id } = await found(ctx, input);
      const page = await eventsOf(ctx.db, subject, id, input.query ?? {});
      const items = page.items.map((event) => ({
        id: event.id,
        action: event.action,
        at: event.at.toISOString(),
        by: event.by,
        requestId: event.requestId,
        changes: event.changes,
      }));
      return { ...page, items };
    },
  };
}

function toWire<Row extends BaseRow>(row: Row): Wire<Row> {
  return { ...row, createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
}

/** What a person sets, as the history keeps it. */
function fieldsOf(row: BaseRow): Record<string, FieldValue> {
  const { id: _id, companyId: _company, createdAt: _at, createdBy: _by, updatedAt: _then, updatedBy: _who, version: _version, ...fields } = row;
  return fields;
}

function asFault({ subject, id, name }: Usage): ProblemFault {
  return { pointer: "", code: "used-by", message: `is used by ${name}`, params: { subject, id, name } };
}

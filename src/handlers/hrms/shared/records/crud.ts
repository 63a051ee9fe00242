/** The operations of records of a company, a tenant or the platform; an area spreads `handlers` and overrides where a rule exists. */
import type { Reply } from "#src/contract/handler.ts";
import { conflict } from "#src/contract/problem.ts";
import type { ListQuery } from "#src/store/shared/list-query.ts";
import type { Author } from "#src/store/shared/records/records.ts";
import type { HrmsContext } from "../../context.ts";
import { inUse, type Usage } from "../in-use.ts";
import { type FileQuery, listFile } from "../list-file.ts";
import { type BaseRow, type CoreRules, recordCore } from "./core.ts";
import { type Cells, type Column, columnsOf, handlersOf, type IdName, type RecordTag } from "./operations.ts";
import { companiesPlace, companyPlace, type Place, platformOnlyPlace, platformPlace, tenantPlace } from "./places.ts";
import { type Moments, moments } from "./wire.ts";

interface StatusRow extends BaseRow {
  status: string;
}

type Wire<Row> = Moments<Row> & { version: number };

interface CrudRules<Tag extends RecordTag, Row, New, Filters, Body, Scope, By extends Author> extends CoreRules<
  Tag,
  Row,
  New,
  Filters,
  Body,
  Scope,
  Scope,
  By
> {
  /** What still uses the record, so that it cannot be deleted. */
  usages?: (ctx: HrmsContext, id: string) => Promise<Usage[]>;
}

function crudIn<At, Scope, By extends Author>(place: Place<At, Scope, Scope, By>) {
  const { enter } = place;
  return function <
    Tag extends RecordTag,
    Row extends StatusRow,
    New extends { status?: string | undefined },
    Filters,
    Body,
  >(rules: CrudRules<Tag, Row, New, Filters, Body, Scope, By> & Cells<Row, Tag>) {
    const { records, subject } = rules;
    const columns = columnsOf<Row, Tag>(subject, rules.cells);
    type OfRecord = At & { path: Record<IdName<Tag>, string> };
    type Single = Reply<200, Wire<Row>>;

    const core = recordCore<Tag, Row, New, Filters, Body, At, Scope, Scope, By, Wire<Row>>(place, rules, {
      wire: (row) => moments(row) as Wire<Row>,
      duplicate: (field) => `Another record has this ${field}.`,
      checkChange({ status }) {
        if (status === "archived") throw conflict("archived", "The record is archived: restore it first.");
      },
      async checkRemove(ctx, { id }) {
        const usages = (await rules.usages?.(ctx, id)) ?? [];
        if (usages.length > 0) throw inUse(usages);
      },
    });

    const methods = {
      ...core,

      async options(input: At & { query: { q?: string } | undefined }, ctx: HrmsContext) {
        return records.options(ctx.db, await enter(ctx, input, false), input.query?.q);
      },

      archive(input: OfRecord, ctx: HrmsContext): Promise<Single> {
        return core.step(input, ctx, "archive", ({ status }) => {
          if (status === "archived") throw conflict("archived", "The record is already archived.");
          return { status: "archived" } as Partial<New>;
        });
      },

      restore(input: OfRecord, ctx: HrmsContext): Promise<Single> {
        return core.step(input, ctx, "restore", ({ status }) => {
          if (status !== "archived") throw conflict("not-archived", "The record is not archived.");
          return { status: "active" } as Partial<New>;
        });
      },

      async export(
        input: At & { query: (ListQuery & Filters & FileQuery<Column<Tag>>) | undefined },
        ctx: HrmsContext,
      ): Promise<Reply<200, string | Blob>> {
        const query = input.query ?? ({} as ListQuery & Filters & FileQuery<Column<Tag>>);
        return listFile(subject, columns, query, await records.all(ctx.db, await enter(ctx, input, false), query));
      },
    };
    return { ...methods, handlers: handlersOf(subject, methods) };
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

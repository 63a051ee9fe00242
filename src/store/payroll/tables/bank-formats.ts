/** Bank formats of a company: files for banks whose format the product does not know. */
import { sql } from "drizzle-orm";
import { boolean, check, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  type BankTemplate,
  templateAmounts,
  templateDates,
  templateExtensions,
  templateLayouts,
  type TemplateSeparator,
} from "#src/domain/payroll/files/bank-template.ts";
import { companyTable } from "../../shared/tables/company-table.ts";

type StoredColumn = {
  [Name in keyof Required<BankTemplate["columns"][number]>]: Exclude<BankTemplate["columns"][number][Name], undefined>;
};

export const bankFormats = companyTable(
  "bank_formats",
  {
    name: text().notNull(),
    description: text(),
    layout: text({ enum: templateLayouts }).notNull(),
    separator: text().$type<TemplateSeparator>().notNull(),
    dates: text({ enum: templateDates }).notNull(),
    amounts: text({ enum: templateAmounts }).notNull(),
    heads: boolean().notNull(),
    extension: text({ enum: templateExtensions }).notNull(),
    columns: jsonb().$type<StoredColumn[]>().notNull(),
    header: text(),
    footer: text(),
    status: text({ enum: ["active", "inactive", "archived"] }).notNull(),
  },
  (table) => [
    uniqueIndex("bank_formats_name").on(table.tenantId, table.companyId, sql`lower(${table.name} collate "und-x-icu")`),
    check("bank_formats_status", sql`${table.status} in ('active', 'inactive', 'archived')`),
    check("bank_formats_layout", sql`${table.layout} in ('delimited', 'fixed')`),
  ],
);

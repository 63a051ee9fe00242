/** Payroll reports on screen, a page at a time, and as files. */
import { reply } from "#src/contract/handler.ts";
import { invalid } from "#src/contract/problem.ts";
import type { ReportCell, ReportTable } from "#src/domain/payroll/files/report-table.ts";
import { localeOf } from "#src/domain/shared/languages.ts";
import type { Language } from "#src/domain/shared/languages.ts";
import type { HrmsHandlers } from "../context.ts";
import { xlsxType } from "../shared/xlsx.ts";
import { reportBytes } from "./shared/report-file.ts";
import { reportContent, type ReportContent } from "./shared/report-content.ts";

interface Asked {
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly language?: Language | undefined;
}

interface Row {
  readonly id: string | null;
  readonly cells: readonly ReportCell[];
}

/** Rows whose texts contain the search, in the order asked for. */
function rowsOf({ table, ids }: ReportContent, { q = "", sort, language = "en" }: Asked): readonly Row[] {
  const rows = table.rows.map((cells, index): Row => ({ id: ids[index] ?? null, cells }));
  const locale = localeOf(language);
  const wanted = q.trim().toLocaleLowerCase(locale);
  const found = rows.filter(
    ({ cells }) =>
      wanted === "" ||
      cells.some((cell) => typeof cell === "string" && cell.toLocaleLowerCase(locale).includes(wanted)),
  );
  if (sort === undefined) return found;
  const at = table.columns.findIndex(({ key }) => key === sort.replace(/^-/, ""));
  if (at < 0) throw invalid("query/sort", "unknown");
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const order = (one: ReportCell, other: ReportCell): number =>
    typeof one === "number" && typeof other === "number"
      ? one - other
      : compare(String(one ?? ""), String(other ?? ""));
  const turn = sort.startsWith("-") ? -1 : 1;
  return found.toSorted((one, other) => turn * order(one.cells[at] ?? null, other.cells[at] ?? null));
}

/** Of some rows there are no totals: those of the report are of everyone. */
const withRows = (table: ReportTable, rows: readonly Row[]): ReportTable => ({
  ...table,
  rows: rows.map(({ cells }) => cells),
  totals: rows.length === table.rows.length ? table.totals : null,
});

const types = { csv: "text/csv", xlsx: xlsxType, pdf: "application/pdf" } as const;

export const payrollReportsHandlers = {
  async getPayrollReport({ path: { companyId, report }, query = {} }, ctx) {
    const content = await reportContent(ctx, { companyId, report, ...query });
    const { table, facts, combined, month, from } = content;
    const rows = rowsOf(content, query);
    const { page = 1, pageSize = 10 } = query;
    return {
      report,
      title: table.title,
      month,
      from,
      facts: [...facts],
      columns: table.columns.map(({ key, head, kind }) => ({ key, head, kind })),
      items: rows.slice((page - 1) * pageSize, page * pageSize).map(({ id, cells }) => ({ id, cells: [...cells] })),
      totals: table.totals && [...table.totals],
      combined,
      total: rows.length,
      page,
      pageSize,
    };
  },

  async exportPayrollReport({ path: { companyId, report }, query = {} }, ctx) {
    const { format = "csv", language = "en" } = query;
    const content = await reportContent(ctx, { companyId, report, ...query, detailed: format !== "pdf" });
    const table = withRows(content.table, rowsOf(content, query));
    const foot = table.lead.join(" · ");
    const bytes = await reportBytes(ctx, table, { format, language, foot, at: ctx.now() });
    const headers = {
      "Content-Disposition": `attachment; filename="${report}-${content.month}.${format}"`,
      "Content-Type": types[format],
    };
    if (format === "csv") return reply(200, Buffer.from(bytes).toString("utf8"), headers);
    return reply(200, new Blob([bytes], { type: types[format] }), headers);
  },
} satisfies HrmsHandlers;

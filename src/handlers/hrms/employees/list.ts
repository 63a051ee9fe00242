/** The list of employees: a page of it, what its filters count, what a dropdown offers, and the file. */
import type { EmployeeColumn, operations } from "#generated/hrms/schema.ts";
import { type Handlers, type Input, reply } from "#src/contract/handler.ts";
import { notFound } from "#src/contract/problem.ts";
import { type CsvCell, toCsv } from "#src/domain/csv.ts";
import { idNoOf } from "#src/domain/people/identity.ts";
import { accessDay } from "#src/store/access.ts";
import { activeCustomFields } from "#src/store/custom-field-definitions.ts";
import { orgChart } from "#src/store/people/chart.ts";
import { allPeople, type PeopleQuery, peopleFacets, peoplePage } from "#src/store/people/list.ts";
import { peopleOptions } from "#src/store/people/options.ts";
import { fingerprint } from "#src/store/sealed.ts";
import type { HrmsContext } from "../context.ts";
import { type Reach, reachOf } from "../shared/people.ts";
import { toXlsx } from "../shared/xlsx.ts";

type Filters = Omit<NonNullable<Input<operations["listEmployeeFacets"]>["query"]>, never> & { sort?: string };

function queryOf(ctx: HrmsContext, companyId: string, reach: Reach, query: Filters): PeopleQuery {
  const { q, asOf } = query;
  const whole = idNoOf(q ?? "");
  return {
    ...query,
    companyId,
    reach: reach.where,
    mayIdentify: reach.whereReadable("identity"),
    mayKnow: reach.whereReadable("personal"),
    day: asOf ?? accessDay(ctx.now()),
    // Shorter texts are no identity numbers.
    ...(/^[A-Z0-9]{5,20}$/.test(whole) && { idHash: fingerprint(ctx.settings.dataKey, whole) }),
  };
}

/** The class that somebody must be able to read of everybody for a column of the file. */
const delicate: Partial<Record<EmployeeColumn, "personal" | "identity">> = { residency: "identity", nationality: "personal", passExpiry: "identity" };
const columns: readonly EmployeeColumn[] = ["employeeNo", "fullName", "preferredName", "workEmail", "department", "designation", "grade", "location", "manager", "status", "contractType", "startDate", "lastDay", "residency", "nationality", "passExpiry"];

/** As an import reads it back. */
const ownCell = (value: string | number | boolean | null): CsvCell => (typeof value === "boolean" ? (value ? "yes" : "no") : value);

export const listHandlers: Handlers<operations, HrmsContext> = {
  async listEmployees({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    return peoplePage(ctx.db, queryOf(ctx, companyId, reach, query), query);
  },

  async listEmployeeFacets({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    return peopleFacets(ctx.db, queryOf(ctx, companyId, reach, query));
  },

  async listEmployeeCustomFields({ path: { companyId } }, ctx) {
    await reachOf(ctx, companyId);
    return (await activeCustomFields(ctx.db, companyId)).map(({ code, label, kind, choices, required }) => ({ code, label, kind, choices, required }));
  },

  async listEmployeeOptions({ path: { companyId }, query }, ctx) {
    const { where } = await reachOf(ctx, companyId);
    return peopleOptions(ctx.db, companyId, where, query);
  },

  async exportEmployees({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    const { format = "csv", columns: asked = columns, customColumns = [], ...filters } = query;
    const shown = asked.filter((column) => delicate[column] === undefined || reach.readable.has(delicate[column]));
    const people = await allPeople(ctx.db, queryOf(ctx, companyId, reach, filters));
    const defined = reach.readable.has("personal") && customColumns.length > 0 ? await activeCustomFields(ctx.db, companyId) : [];
    const own = customColumns.filter((code) => defined.some((field) => field.code === code));
    const cells = people.map((row) => [...shown.map((column): CsvCell => row[column]), ...own.map((code) => ownCell(row.customFields?.[code] ?? null))]);
    const head = [...shown, ...own];
    const headers = { "Content-Disposition": `attachment; filename="employees.${format}"` };
    return format === "csv"
      ? reply(200, toCsv(head, cells), { ...headers, "Content-Type": "text/csv" })
      : reply(200, new Blob([new Uint8Array(toXlsx("Employees", head, cells))], { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" }) as unknown as string, headers);
  },

  async getOrgChart({ path: { companyId }, query = {} }, ctx) {
    const { where } = await reachOf(ctx, companyId);
    const { asOf = accessDay(ctx.now()), offset = 0, ...from } = query;
    const chart = await orgChart(ctx.db, companyId, where, asOf, { ...from, offset });
    if (!chart) throw notFound("There is nobody like that in the chart.");
    return chart;
  },
};

/** The export of employees: the columns of the list, and details by the reader's rights. */
import { records } from "#generated/hrms/records.ts";
import type { EmployeeColumn } from "#generated/hrms/schema.ts";
import { classOfColumn, type DetailColumn, isDetail } from "#src/domain/people/export-columns.ts";
import type { Address } from "#src/domain/people/shared/vocabulary.ts";
import { masked } from "#src/store/database/sealed.ts";
import { activeCustomFields } from "#src/store/people/custom-field-definitions.ts";
import { employeeDetails, type EmployeeDetails } from "#src/store/people/export-rows.ts";
import { allPeople } from "#src/store/people/shared/list.ts";
import type { EmployeeRow } from "#src/store/people/rows.ts";
import type { HrmsHandlers } from "../../context.ts";
import { amount, day, type FileCell } from "../../shared/file-cells.ts";
import { headsOf, tableFile } from "../../shared/list-file.ts";
import { columnsOf } from "../../shared/records/operations.ts";
import { reachOf } from "../shared/people.ts";
import { queryOf } from "./list.ts";

const addressOf = ({ block, street, unit, building, postal, country }: Address): string =>
  [[block, street].filter(Boolean).join(" "), unit, building, [country, postal].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ");
const numberOf = (last4: string | null): string | null => (last4 === null ? null : masked(last4));
const hundredths = (value: number | null): number | null => (value === null ? null : value / 100);

const details: Readonly<Record<DetailColumn, (row: EmployeeDetails) => FileCell>> = {
  class: (row) => row.class,
  functionalGroup: (row) => row.functionalGroup,
  probationEnd: (row) => day(row.probationEnd),
  confirmedOn: (row) => day(row.confirmedOn),
  contractEnd: (row) => day(row.contractEnd),
  noticeDays: (row) => row.noticeDays,
  dateOfBirth: (row) => day(row.dateOfBirth),
  gender: (row) => row.gender,
  maritalStatus: (row) => row.maritalStatus,
  race: (row) => row.race,
  religion: (row) => row.religion,
  personalEmail: (row) => row.personalEmail,
  phone: (row) => row.phone,
  address: (row) => (row.address === null ? null : addressOf(row.address)),
  idType: (row) => row.idType,
  idNo: (row) => numberOf(row.idLast4),
  prGrantedOn: (row) => day(row.prGrantedOn),
  workPass: (row) => row.workPass,
  rateType: (row) => row.rateType,
  basic: (row) => amount(row.basic),
  currency: (row) => row.currency,
  payFrequency: (row) => row.payFrequency,
  hoursPerWeek: (row) => hundredths(row.hoursPerWeek),
  daysPerWeek: (row) => hundredths(row.daysPerWeek),
  levy: (row) => amount(row.levy),
  bank: (row) => row.bank,
  accountName: (row) => row.accountName,
  accountNo: (row) => numberOf(row.accountLast4),
  payMethod: (row) => row.payMethod,
};

const listed = columnsOf<EmployeeRow, "employees">("employees", {
  openAreas: ({ openAreas }) => openAreas.join(" "),
});

export const exportHandlers = {
  async exportEmployees({ path: { companyId }, query = {} }, ctx) {
    const reach = await reachOf(ctx, companyId);
    const { format = "csv", columns: asked = records.employees.columns, customColumns = [], heads, ...filters } = query;
    const named = headsOf({ columns: [...asked, ...customColumns], heads }, []);
    const shown = (asked as readonly EmployeeColumn[]).filter((column) => reach.readable.has(classOfColumn(column)));
    const wanted = await queryOf(ctx, companyId, reach, filters);
    const people = await allPeople(ctx.db, wanted);
    const found = shown.some(isDetail)
      ? await employeeDetails(
          ctx.db,
          people.map(({ id }) => id),
          wanted.day,
        )
      : new Map<string, EmployeeDetails>();
    const defined =
      reach.readable.has("personal") && customColumns.length > 0 ? await activeCustomFields(ctx.db, companyId) : [];
    const own = customColumns.flatMap((code) => defined.find((field) => field.code === code) ?? []);
    const cellOf = (column: EmployeeColumn, row: EmployeeRow): FileCell => {
      if (!isDetail(column)) return listed[column](row);
      const more = found.get(row.id);
      return more === undefined ? null : details[column](more);
    };
    const cells = people.map((row): FileCell[] => [
      ...shown.map((column) => cellOf(column, row)),
      ...own.map(({ code, kind }) => {
        const value = row.customFields?.[code] ?? null;
        return kind === "date" && typeof value === "string" ? day(value) : value;
      }),
    ]);
    return tableFile(
      "employees",
      format,
      [...shown, ...own.map(({ code }) => code)].map((column) => named.get(column) ?? column),
      cells,
    );
  },
} satisfies HrmsHandlers;

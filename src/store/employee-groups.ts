/** Employee groups of a company. */
import { eq, inArray, ne } from "drizzle-orm";
import { companyRecords } from "./company-records.ts";
import { byReading } from "./list-query.ts";
import { employeeGroups } from "./tables/employee-groups.ts";

type Row = typeof employeeGroups.$inferSelect;

interface EmployeeGroupFilters {
  status?: readonly Row["status"][] | undefined;
  use?: readonly Row["use"][] | undefined;
}

export const employeeGroupRecords = companyRecords({
  table: employeeGroups,
  label: employeeGroups.group_name,
  sortable: {
    group_name: byReading(employeeGroups.group_name),
    code: byReading(employeeGroups.code),
    use: employeeGroups.use,
    updatedAt: employeeGroups.updatedAt,
  },
  defaultSort: "group_name",
  searchable: [employeeGroups.group_name, employeeGroups.code, employeeGroups.description],
  matching: ({ status, use }: EmployeeGroupFilters) => [
    status?.length ? inArray(employeeGroups.status, [...status]) : ne(employeeGroups.status, "archived"),
    use?.length ? inArray(employeeGroups.use, [...use]) : undefined,
  ],
  offered: eq(employeeGroups.status, "active"),
  offeredBy: [],
});

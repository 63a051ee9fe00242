/** Leave types that tenants begin from. */
import { eq, inArray } from "drizzle-orm";
import { byReading, ofStatus } from "../../../shared/list-query.ts";
import { platformRecords } from "../../../shared/platform-records.ts";
import { globalLeaveTypes } from "../../tables/global-leave-types.ts";

type Type = typeof globalLeaveTypes.$inferSelect;

interface GlobalLeaveTypeFilters {
  status?: readonly Type["status"][] | undefined;
  unit?: readonly Type["unit"][] | undefined;
  gender?: readonly Type["gender"][] | undefined;
}

export const globalLeaveTypeRecords = platformRecords({
  table: globalLeaveTypes,
  label: globalLeaveTypes.name,
  sortable: {
    name: byReading(globalLeaveTypes.name),
    code: byReading(globalLeaveTypes.code),
    unit: globalLeaveTypes.unit,
    serviceMonths: globalLeaveTypes.serviceMonths,
    updatedAt: globalLeaveTypes.updatedAt,
  },
  defaultSort: "name",
  searchable: [globalLeaveTypes.name, globalLeaveTypes.code, globalLeaveTypes.statute],
  matching: ({ status, unit, gender }: GlobalLeaveTypeFilters) => [
    ofStatus(globalLeaveTypes.status, status),
    unit?.length ? inArray(globalLeaveTypes.unit, [...unit]) : undefined,
    gender?.length ? inArray(globalLeaveTypes.gender, [...gender]) : undefined,
  ],
  offered: eq(globalLeaveTypes.status, "active"),
  offeredBy: [],
});

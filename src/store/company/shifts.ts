/** Shifts of a company. */
import { eq } from "drizzle-orm";
import { companyRecords } from "../shared/company-records.ts";
import { byReading, ofStatus } from "../shared/list-query.ts";
import { shifts } from "./tables/shifts.ts";

interface ShiftFilters {
  status?: readonly (typeof shifts.$inferSelect)["status"][] | undefined;
}

export const shiftRecords = companyRecords({
  table: shifts,
  label: shifts.name,
  sortable: {
    name: byReading(shifts.name),
    code: byReading(shifts.code),
    start: shifts.start,
    workMinutes: shifts.workMinutes,
    updatedAt: shifts.updatedAt,
  },
  defaultSort: "name",
  searchable: [shifts.name, shifts.code],
  matching: ({ status }: ShiftFilters) => [ofStatus(shifts.status, status)],
  offered: eq(shifts.status, "active"),
  offeredBy: [],
});

/** Open shifts: shifts that are offered to everyone until someone takes them. */
import { date, foreignKey, index, text, uuid } from "drizzle-orm/pg-core";
import { shifts } from "../../company/tables/shifts.ts";
import { workLocations } from "../../company/tables/work-locations.ts";
import { employees } from "../../people/tables/employees.ts";
import { companyTable } from "../../shared/tables/company-table.ts";
import { instant } from "../../shared/tables/policies.ts";

export const openShifts = companyTable(
  "open_shifts",
  {
    date: date().notNull(),
    shiftId: uuid().notNull(),
    locationId: uuid(),
    note: text(),
    /** Null while nobody has taken it. */
    takenById: uuid(),
    takenAt: instant(),
  },
  (table) => [
    index("open_shifts_list").on(table.tenantId, table.companyId, table.date),
    foreignKey({
      name: "open_shifts_shift",
      columns: [table.tenantId, table.shiftId],
      foreignColumns: [shifts.tenantId, shifts.id],
    }),
    foreignKey({
      name: "open_shifts_location",
      columns: [table.tenantId, table.locationId],
      foreignColumns: [workLocations.tenantId, workLocations.id],
    }),
    foreignKey({
      name: "open_shifts_employee",
      columns: [table.tenantId, table.takenById],
      foreignColumns: [employees.tenantId, employees.id],
    }).onDelete("cascade"),
  ],
);

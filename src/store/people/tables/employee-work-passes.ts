/** Work passes of foreigners, from application to expiry. */
import { sql } from "drizzle-orm";
import { bigint, check, date, index, text, unique, uuid } from "drizzle-orm/pg-core";
import { passStates, quotaSectors } from "#src/domain/people/shared/records.ts";
import { employeeTable } from "./employee-table.ts";
import { workpassOccupations } from "../../platform/tables/workpass-occupations.ts";
import { workpassTypes } from "../../platform/tables/workpass-types.ts";

export const employeeWorkPasses = employeeTable(
  "employee_work_passes",
  {
    typeId: uuid()
      .notNull()
      .references(() => workpassTypes.id),
    occupationId: uuid().references(() => workpassOccupations.id),
    passNo: text(),
    applicationDate: date(),
    issuedOn: date(),
    expiry: date(),
    /** Cents per month. */
    levyRate: bigint({ mode: "number" }),
    /** Cents. */
    securityBond: bigint({ mode: "number" }),
    quotaSector: text({ enum: quotaSectors }),
    status: text({ enum: passStates }).notNull(),
    cancelledOn: date(),
  },
  (table) => [
    unique("employee_work_passes_once")
      .on(
        table.tenantId,
        table.employeeId,
        table.typeId,
        table.passNo,
        table.applicationDate,
        table.issuedOn,
        table.expiry,
      )
      .nullsNotDistinct(),
    index("employee_work_passes_expiry").on(table.tenantId, table.companyId, table.expiry),
    check("employee_work_passes_dates", sql`${table.expiry} >= ${table.issuedOn}`),
    check(
      "employee_work_passes_issued",
      sql`${table.status} not in ('issued', 'renewing', 'expired') or (${table.issuedOn} is not null and ${table.expiry} is not null)`,
    ),
  ],
);

/** Tax clearances (Form IR21) of people who leave. Approved ones keep their figures by a trigger of the migration. */
import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  type ClearanceCorrection,
  clearanceEvents,
  clearanceKinds,
  type ClearanceMoney,
  clearanceStates,
  type ClearanceYear,
  type LastSalary,
  maritalStates,
  shortNotices,
} from "#src/domain/payroll/clearance.ts";
import { employeeTable } from "../../people/tables/employee-table.ts";
import { instant } from "../../shared/tables/policies.ts";

const cents = () => bigint({ mode: "number" });

export const taxClearances = employeeTable(
  "tax_clearances",
  {
    kind: text({ enum: clearanceKinds }).notNull(),
    /** Counts the forms of the employment. */
    number: integer().notNull(),
    /** The form that it adds to or replaces. */
    earlierId: uuid(),
    status: text({ enum: clearanceStates }).notNull(),
    event: text({ enum: clearanceEvents }).notNull(),
    /** A permanent resident's letter that they do not leave Singapore for good. */
    undertaking: boolean().notNull(),
    /** Director, public entertainer or professional: no exemption for a short stay. */
    professional: boolean().notNull(),
    hadEmployerBefore: boolean().notNull(),
    noticeOn: date().notNull(),
    ceasesOn: date().notNull(),
    departsOn: date(),
    arrivedOn: date(),
    maritalStatus: text({ enum: maritalStates }),
    shortNotice: text({ enum: shortNotices }),
    withheldReason: text(),
    newEmployer: text(),
    lastSalary: jsonb().$type<LastSalary>(),
    years: jsonb().$type<ClearanceYear[]>().notNull(),
    corrections: jsonb().$type<ClearanceCorrection[]>().notNull().default([]),
    moneys: jsonb().$type<ClearanceMoney[]>().notNull(),
    shouldWithhold: cents().notNull(),
    withheld: cents().notNull(),
    makers: jsonb().$type<string[]>().notNull(),
    draftedAt: instant().notNull(),
    submittedAt: instant(),
    submittedBy: uuid(),
    approvedAt: instant(),
    approvedBy: uuid(),
    returnedAt: instant(),
    returnedBy: uuid(),
    returnReason: text(),
    acknowledgement: text(),
    acknowledgedOn: date(),
    /** What IRAS directs to pay; nothing if it releases all moneys. */
    directiveOn: date(),
    directiveTax: cents(),
    paidToIras: cents(),
    paidOn: date(),
    released: cents(),
    releasedOn: date(),
    cancelReason: text(),
  },
  (table) => [
    uniqueIndex("tax_clearances_number").on(table.tenantId, table.employeeId, table.number),
    // An employment has one form that IRAS has not answered.
    uniqueIndex("tax_clearances_open")
      .on(table.tenantId, table.employeeId)
      .where(sql`${table.status} in ('draft', 'submitted', 'approved')`),
    check(
      "tax_clearances_status",
      sql`${table.status} in ('draft', 'submitted', 'approved', 'acknowledged', 'directed', 'settled', 'cancelled')`,
    ),
    check("tax_clearances_second", sql`${table.approvedBy} is null or not ${table.makers} ? ${table.approvedBy}::text`),
    check(
      "tax_clearances_approved",
      sql`${table.status} not in ('approved', 'acknowledged', 'directed', 'settled') or ${table.approvedAt} is not null`,
    ),
    check(
      "tax_clearances_directed",
      sql`${table.status} not in ('directed', 'settled') or ${table.directiveTax} is not null`,
    ),
  ],
);

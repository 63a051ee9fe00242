/** Leave types, increments and settings, holidays and leave years of the sample companies, relative to today. */
import type { PgTable } from "drizzle-orm/pg-core";
import { gazettedDays } from "#src/domain/leave/holidays.ts";
import { leaveTypeFromGlobal } from "#src/domain/leave/shared/from-global.ts";
import { changedFields, type FieldValue } from "#src/domain/shared/history.ts";
import { lastHolidayYear } from "#src/domain/statutory/leave/holidays.ts";
import { singapore } from "#src/domain/statutory/rates/book.ts";
import type { Transaction } from "../database/transaction.ts";
import { holidayAssignments } from "../leave/tables/holiday-assignments.ts";
import { holidayCalendars } from "../leave/tables/holiday-calendars.ts";
import { holidays } from "../leave/tables/holidays.ts";
import { leaveIncrements } from "../leave/tables/leave-increments.ts";
import { leaveSettings } from "../leave/tables/leave-settings.ts";
import { leaveTypes } from "../leave/tables/leave-types.ts";
import { blackoutDates } from "../leave/tables/blackout-dates.ts";
import { yearSettings } from "../leave/tables/year-settings.ts";
import { globalLeaveTypes } from "../platform/tables/global-leave-types.ts";
import { auditEvents } from "../shared/tables/audit-events.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleGrades } from "./grades.ts";
import { structureId } from "./insert-structure.ts";

type Company = keyof typeof sampleCompanies;
type Fields = Readonly<Record<string, unknown>> & { readonly id: string };

const day = 86_400_000;
const firstGazetted = 2025;

/** What a company has beside the statutory types. */
const ownTypes = {
  COMP: {
    name: "Compassionate leave",
    colour: "violet",
    unit: "day",
    slot: "half-day",
    kind: "other",
    documentsAfter: 1,
  },
  VOL: { name: "Volunteer leave", colour: "blue", unit: "hour", slot: "hour", kind: "other", documentsAfter: null },
  NS: {
    name: "National service",
    colour: "teal",
    unit: "day",
    slot: "day",
    kind: "national-service",
    documentsAfter: 0,
  },
  OIL: {
    name: "Off in lieu",
    colour: "amber",
    unit: "day",
    slot: "half-day",
    kind: "off-in-lieu",
    documentsAfter: null,
  },
} as const;

const plain = {
  description: null,
  countsRestDays: false,
  countsHolidays: false,
  noticeDays: 0,
  maxConsecutiveDays: null,
  maxDaysPerMonth: null,
  negativeLimit: 0,
  encashable: false,
  carryForwardMax: 0,
  carryForwardMonths: null,
  gender: "any",
  maritalStatus: "any",
  serviceMonths: 0,
  childAge: null,
  childCitizen: "any",
  residencies: [],
  passCategories: [],
  medical: false,
  visibleToTeam: true,
  globalLeaveTypeId: null,
  payFraction: 1,
  status: "active",
} as const;

/** Days a year that each company grants; more for senior grades and one department. */
const annual: Readonly<
  Record<Company, { days: number; grades: Readonly<Record<string, number>>; department?: string }>
> = {
  trading: { days: 14, grades: { Manager: 18, "Senior Manager": 20, Director: 21 }, department: "FIN" },
  logistics: { days: 14, grades: {} },
  kitchen: { days: 14, grades: {} },
};

/** The second calendar, for one work location. */
const ownCalendar: Partial<Record<Company, { code: string; name: string; location: string; holiday: string }>> = {
  trading: { code: "PPW", name: "Warehouse", location: "PPW", holiday: "Annual stocktake" },
};

function worded(fields: Fields): Record<string, FieldValue> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => (typeof value !== "object" || value === null) && name !== "id" && !name.endsWith("Id"),
    ),
  ) as Record<string, FieldValue>;
}

export async function insertLeave(tx: Transaction, tenant: keyof typeof sampleTenants, now: Date): Promise<void> {
  const types = await tx.select().from(globalLeaveTypes);
  const own = (Object.keys(sampleCompanies) as Company[]).filter(
    (company) => sampleCompanies[company].tenant === tenant,
  );
  for (const company of own) await insertFor(tx, company, types.map(leaveTypeFromGlobal), now);
}

async function insertFor(
  tx: Transaction,
  company: Company,
  statutory: readonly ReturnType<typeof leaveTypeFromGlobal>[],
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 290 * day);
  const maker = sampleAccounts[sampleCompanies[company].people[0]].id;
  const scope = { tenantId: sampleTenants[sampleCompanies[company].tenant].id, companyId: sampleCompanies[company].id };
  const idOf = (area: string, name: string): string => structureId(area, company, name);
  const year = now.getFullYear();

  const insert = async (table: PgTable, subject: string, nameOf: (row: Fields) => string, rows: readonly Fields[]) => {
    if (rows.length === 0) return;
    const made = { createdAt: since, createdBy: maker, updatedAt: since, updatedBy: maker };
    await tx.insert(table).values(rows.map((row) => ({ ...row, ...scope, ...made })) as never);
    await tx.insert(auditEvents).values(
      rows.map((row) => ({
        ...scope,
        actorId: maker,
        action: "create" as const,
        subject,
        recordId: row.id,
        recordName: nameOf(row),
        changes: changedFields(null, worded(row)).filter(({ after }) => after !== null),
        requestId: `sample-${subject}`,
        at: since,
      })),
    );
  };
  const named = (row: Fields): string => String(row["name"]);

  await insert(leaveTypes, "leave-types", named, [
    ...statutory.map((type) => ({
      ...type,
      id: idOf("leave-types", type.code),
      ...(type.kind === "annual" && { noticeDays: 3 }),
    })),
    ...Object.entries(ownTypes).map(([code, type]) => ({ ...plain, ...type, code, id: idOf("leave-types", code) })),
  ]);
  await insert(leaveIncrements, "leave-increments", named, [
    {
      id: idOf("leave-increments", "STEPS"),
      name: "Annual leave by service",
      leaveTypeId: idOf("leave-types", "ANNUAL"),
      basis: "anniversary",
      rows: [
        { serviceYears: 2, extra: 1 },
        { serviceYears: 5, extra: 3 },
        { serviceYears: 8, extra: 5 },
      ],
      cap: 24,
      status: "active",
    },
  ]);
  const typeNames: Readonly<Record<string, string>> = Object.fromEntries([
    ...statutory.map(({ code, name }) => [code, name] as const),
    ...Object.entries(ownTypes).map(([code, { name }]) => [code, name] as const),
  ]);
  const settings = settingsOf(company, idOf, year);
  await insert(
    leaveSettings,
    "leave-settings",
    ({ id }) => typeNames[settings.find((row) => row.id === id)?.code ?? ""] ?? "",
    settings.map(({ code: _code, ...row }) => row),
  );
  await insertHolidays(insert, company, idOf, year);
  await insert(blackoutDates, "blackout-dates", named, blackoutsOf(company, idOf, year));
  await insert(
    yearSettings,
    "year-settings",
    named,
    [year - 1, year, year + 1].map((each) => ({
      id: idOf("year-settings", String(each - year)),
      name: String(each),
      start: `${each}-01-01`,
      end: `${each}-12-31`,
      state: each < year ? "closed" : "open",
      closedAt: each < year ? new Date(`${year}-01-08T02:00:00Z`) : null,
      status: "active",
    })),
  );
}

type Insert = (
  table: PgTable,
  subject: string,
  nameOf: (row: Fields) => string,
  rows: readonly Fields[],
) => Promise<void>;
type IdOf = (area: string, name: string) => string;

/** Weeks in which a department needs everyone. */
function blackoutsOf(company: Company, idOf: IdOf, year: number): Fields[] {
  const { department } = annual[company];
  if (department === undefined) return [];
  const of = { departmentId: idOf("departments", department), description: null, status: "active" };
  return [
    {
      ...of,
      id: idOf("blackout-dates", "CLOSING"),
      name: `Closing of the accounts ${year}`,
      start: `${year + 1}-01-04`,
      end: `${year + 1}-01-08`,
    },
    {
      ...of,
      id: idOf("blackout-dates", "AUDIT"),
      name: `Audit ${year}`,
      start: `${year + 1}-03-15`,
      end: `${year + 1}-03-19`,
    },
  ];
}

function settingsOf(company: Company, idOf: IdOf, year: number): (Fields & { code: string })[] {
  const setting = (code: string, entitlement: number, target: object = {}, name = code) => ({
    id: idOf("leave-settings", name),
    code,
    leaveTypeId: idOf("leave-types", code),
    validFrom: `${year - 2}-01-01`,
    entitlement,
    accrual: "upfront" as const,
    rounding: "nearest-day" as const,
    prorateJoiners: code === "ANNUAL",
    prorateLeavers: code === "ANNUAL",
    incrementId: code === "ANNUAL" ? idOf("leave-increments", "STEPS") : null,
    status: "active" as const,
    ...target,
  });
  const { days, grades, department } = annual[company];
  const graded = Object.entries(grades).flatMap(([name, more]) => {
    const grade = sampleGrades.find((one) => one.company === company && one.first.name === name);
    return grade ? [setting("ANNUAL", more, { gradeId: grade.id }, `ANNUAL/${name}`)] : [];
  });
  return [
    setting("ANNUAL", days, { accrual: company === "kitchen" ? "monthly" : "upfront", rounding: "half" }),
    ...graded,
    ...(department
      ? [setting("ANNUAL", 16, { departmentId: idOf("departments", department) }, `ANNUAL/${department}`)]
      : []),
    setting("COMP", 3),
    setting("VOL", 16),
    setting("NS", 40),
    setting("OIL", 0),
  ];
}

async function insertHolidays(insert: Insert, company: Company, idOf: IdOf, year: number): Promise<void> {
  const named = (row: Fields): string => String(row["name"]);
  const second = ownCalendar[company];
  const calendar = (code: string, name: string) => ({
    id: idOf("holiday-calendars", code),
    name,
    code,
    description: null,
    status: "active",
  });
  await insert(holidayCalendars, "holiday-calendars", named, [
    calendar("SG", "Singapore"),
    ...(second ? [calendar(second.code, second.name)] : []),
  ]);
  const years = [year - 1, year, year + 1].filter(
    (each) => each >= firstGazetted && each <= lastHolidayYear(singapore.holidays),
  );
  const days = years.flatMap((each) => gazettedDays(each, singapore.holidays));
  const closing = [year, year + 1].map((each) => ({
    date: `${each}-12-24`,
    name: "Christmas Eve",
    kind: "company",
    half: "pm",
    substituteFor: null,
  }));
  const stocktake = {
    date: `${year}-12-30`,
    name: second?.holiday ?? "",
    kind: "company",
    half: null,
    substituteFor: null,
  };
  const rowsOf = (code: string, rows: readonly { date: string }[]) =>
    rows.map((row) => ({
      ...row,
      id: idOf("holidays", `${code}/${row.date}`),
      calendarId: idOf("holiday-calendars", code),
      status: "active",
    }));
  await insert(holidays, "holidays", (row) => `${named(row)} ${String(row["date"])}`, [
    ...rowsOf("SG", [...days, ...closing]),
    ...(second ? rowsOf(second.code, [...days, stocktake]) : []),
  ]);
  const validFrom = `${year - 2}-01-01`;
  await insert(
    holidayAssignments,
    "holiday-assignments",
    (row) => (row["locationId"] ? (second?.name ?? "") : "Singapore"),
    [
      {
        id: idOf("holiday-assignments", "SG"),
        calendarId: idOf("holiday-calendars", "SG"),
        validFrom,
        status: "active",
      },
      ...(second
        ? [
            {
              id: idOf("holiday-assignments", second.code),
              calendarId: idOf("holiday-calendars", second.code),
              locationId: idOf("work-locations", second.location),
              validFrom,
              status: "active",
            },
          ]
        : []),
    ],
  );
}

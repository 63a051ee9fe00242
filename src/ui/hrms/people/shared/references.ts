/** Reference fields of employee forms with their option queries. */
import { listClassOptionsOptions } from "#generated/hrms/hooks/classes.ts";
import { listCountryOptionsOptions } from "#generated/hrms/hooks/countries.ts";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listDesignationOptionsOptions } from "#generated/hrms/hooks/designations.ts";
import { listEmployeeGroupOptionsOptions } from "#generated/hrms/hooks/employee-groups.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { listFunctionalGroupOptionsOptions } from "#generated/hrms/hooks/functional-groups.ts";
import { listGradeOptionsOptions } from "#generated/hrms/hooks/grades.ts";
import { listProjectOptionsOptions } from "#generated/hrms/hooks/projects.ts";
import { listRaceOptionsOptions } from "#generated/hrms/hooks/races.ts";
import { listReligionOptionsOptions } from "#generated/hrms/hooks/religions.ts";
import { listShiftOptionsOptions } from "#generated/hrms/hooks/shifts.ts";
import { listWorkLocationOptionsOptions } from "#generated/hrms/hooks/work-locations.ts";
import type { CountryOption } from "#generated/hrms/schema.ts";
import type { Reference } from "../../../form/spec.ts";
import type { NamedKind } from "../../../messages/built-in-name.ts";

const to = (options: unknown, named?: NamedKind): Reference => ({
  label: "label",
  options: options as Reference["options"],
  named,
});

/** Defined once, so that the function identity is stable. */
const byCode = (countries: readonly CountryOption[]) => countries.map(({ iso2, label }) => ({ id: iso2, label }));

export const departments = to(listDepartmentOptionsOptions);
export const designations = to(listDesignationOptionsOptions);
export const grades = to(listGradeOptionsOptions);
export const classes = to(listClassOptionsOptions);
export const functionalGroups = to(listFunctionalGroupOptionsOptions);
type GroupInput = Parameters<typeof listEmployeeGroupOptionsOptions>[0];
/** Excludes rule-based groups, which determine their own members. */
export const employeeGroups = to((input: GroupInput) =>
  listEmployeeGroupOptionsOptions({ ...input, query: { ...input.query, membership: ["list"] } }),
);
export const locations = to(listWorkLocationOptionsOptions);
export const shifts = to(listShiftOptionsOptions);
export const people = to(listEmployeeOptionsOptions);
export const projects = to(listProjectOptionsOptions);
export const races = to(listRaceOptionsOptions, "race");
export const religions = to(listReligionOptionsOptions, "religion");
/** Most people here are from these. */
const nearby = ["Singapore", "Malaysia"];
export const countries: Reference = { ...to(listCountryOptionsOptions, "country"), first: nearby };
type CountryInput = Parameters<typeof listCountryOptionsOptions>[0];
/** Countries by ISO 3166 alpha-2 code. */
export const countryCodes: Reference = {
  ...to((input: CountryInput) => ({ ...listCountryOptionsOptions(input), select: byCode }), "country"),
  first: nearby,
};

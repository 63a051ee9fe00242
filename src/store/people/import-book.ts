/** What an import of people is validated against: the company's structure, master data, and existing people. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { ImportBook } from "#src/domain/people/import/people.ts";
import { activeCustomFields } from "./custom-field-definitions.ts";
import { classes } from "../company/tables/classes.ts";
import { countries } from "../platform/tables/countries.ts";
import { departments } from "../company/tables/departments.ts";
import { designations } from "../company/tables/designations.ts";
import { employees } from "./tables/employees.ts";
import { grades } from "../company/tables/grades.ts";
import { persons } from "./tables/persons.ts";
import { races } from "../platform/tables/races.ts";
import { religions } from "../platform/tables/religions.ts";
import { workLocations } from "../company/tables/work-locations.ts";
import type { Transaction } from "../database/transaction.ts";

/** Active records, by code and by name. */
export async function importBook(tx: Transaction, companyId: string, today: string): Promise<ImportBook> {
  const units = await tx
    .select({ id: departments.id, code: departments.code, name: departments.department })
    .from(departments)
    .where(and(eq(departments.companyId, companyId), eq(departments.status, "active")));
  const titles = await tx
    .select({
      id: designations.id,
      code: designations.code,
      name: designations.designation,
      gradeId: designations.gradeId,
    })
    .from(designations)
    .where(and(eq(designations.companyId, companyId), eq(designations.status, "active")));
  const ranks = await tx
    .select({
      id: grades.id,
      name: grades.name,
      noticeDays: grades.noticeDays,
      probationMonths: grades.probationMonths,
    })
    .from(grades)
    .where(and(eq(grades.companyId, companyId), eq(grades.status, "active")));
  const kinds = await tx
    .select({ id: classes.id, code: classes.code, name: classes.class })
    .from(classes)
    .where(and(eq(classes.companyId, companyId), eq(classes.status, "active")));
  const places = await tx
    .select({ id: workLocations.id, code: workLocations.code, name: workLocations.name })
    .from(workLocations)
    .where(and(eq(workLocations.companyId, companyId), eq(workLocations.status, "active")));
  const ofRaces = await tx
    .select({ id: races.id, code: races.code, name: races.name })
    .from(races)
    .where(eq(races.status, "active"));
  const beliefs = await tx
    .select({ id: religions.id, code: religions.code, name: religions.name })
    .from(religions)
    .where(eq(religions.status, "active"));
  const lands = await tx
    .select({
      id: countries.id,
      iso2: countries.iso2,
      iso3: countries.iso3,
      name: countries.name,
      nationality: countries.nationality,
    })
    .from(countries)
    .where(eq(countries.status, "active"));
  const customFields = await activeCustomFields(tx, companyId);
  const coded = <Row extends { code: string | null; name: string }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, names: [row.name, row.code] }));
  return {
    departments: coded(units),
    designations: coded(titles),
    grades: ranks.map((row) => ({ ...row, names: [row.name] })),
    classes: coded(kinds),
    locations: coded(places),
    races: coded(ofRaces),
    religions: coded(beliefs),
    nationalities: lands.map(({ id, iso2, iso3, name, nationality }) => ({
      id,
      names: [nationality, name, iso3, iso2],
    })),
    countries: lands.map(({ id, iso2, iso3, name }) => ({ id, iso2, names: [name, iso3, iso2] })),
    customFields,
    today,
  };
}

const within = (values: readonly string[]) => sql`any(${sql.param([...values])}::text[])`;

/** Which of the lower-case numbers and identity document fingerprints exist in the tenant. */
export async function takenNumbers(
  tx: Transaction,
  numbers: readonly string[],
  hashes: readonly string[],
): Promise<{ numbers: Set<string>; hashes: Set<string> }> {
  const byNumber = await tx
    .select({ number: sql<string>`lower(${employees.employeeNo})` })
    .from(employees)
    .where(sql`lower(${employees.employeeNo}) = ${within(numbers)}`);
  const byHash = await tx
    .select({ hash: persons.idHash })
    .from(persons)
    .where(sql`${persons.idHash} = ${within(hashes)}`);
  return {
    numbers: new Set(byNumber.map(({ number }) => number)),
    hashes: new Set(byHash.flatMap(({ hash }) => hash ?? [])),
  };
}

/** Ids of the company's people by lower-case number: possible managers of new people. */
export async function managersByNumber(
  tx: Transaction,
  companyId: string,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: employees.id, number: sql<string>`lower(${employees.employeeNo})` })
    .from(employees)
    .where(
      and(
        eq(employees.companyId, companyId),
        ne(employees.status, "exited"),
        sql`lower(${employees.employeeNo}) = ${within(numbers)}`,
      ),
    );
  return new Map(rows.map(({ id, number }) => [number, id]));
}

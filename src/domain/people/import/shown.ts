/** The values of an import as people read them, field by field, and what differs between two of them. */
import { centsToUnits } from "../../shared/money.ts";
import type { ComparedField } from "./import-file.ts";
import type { JobFields, PayFields, ResidencyFields } from "./dated-fields.ts";
import type { BookList, ImportBook } from "./people.ts";
import type { EmploymentFields, PersonFields } from "./person-fields.ts";

export type Shown = Readonly<Record<string, string | null>>;

/** Names of the book's records by id. */
export type Labels = (list: BookList, id: string | null) => string | null;

export function labelsOf(book: ImportBook): Labels {
  const known = new Map<BookList, ReadonlyMap<string, string>>();
  return (list, id) => {
    if (id === null) return null;
    const labels = known.get(list) ?? new Map(book[list].map((one) => [one.id, one.label]));
    known.set(list, labels);
    return labels.get(id) ?? "•••";
  };
}

const dots = (last4: string | null): string | null => (last4 === null ? null : `••••${last4}`);
export const hiddenNumber = (number: string): string => `••••${number.slice(-4)}`;
export const unitsOf = (cents: number | null): string | null => (cents === null ? null : centsToUnits(cents));
const decimal = (hundredths: number): string => String(hundredths / 100);

export function shownPerson(person: PersonFields | null, labels: Labels): Shown {
  if (person === null) return {};
  const home = person.addresses.find(({ type }) => type === "home");
  const own = Object.entries(person.customFields).map(([code, value]) => [
    `customFields.${code}`,
    typeof value === "boolean" ? (value ? "yes" : "no") : value === null ? null : String(value),
  ]);
  return {
    fullName: person.fullName,
    preferredName: person.preferredName,
    workEmail: person.workEmail,
    personalEmail: person.personalEmail,
    mobile: person.phones.find(({ type }) => type === "mobile")?.number ?? null,
    block: home?.block ?? null,
    street: home?.street ?? null,
    unit: home?.unit ?? null,
    postal: home?.postal ?? null,
    country: home?.country ?? null,
    gender: person.gender,
    dateOfBirth: person.dateOfBirth,
    maritalStatus: person.maritalStatus,
    race: labels("races", person.raceId),
    religion: labels("religions", person.religionId),
    nationality: labels("nationalities", person.nationalityId),
    idType: person.idType,
    idNo: dots(person.idLast4),
    ...Object.fromEntries(own),
  };
}

export function shownEmployment(employment: EmploymentFields | null): Shown {
  if (employment === null) return {};
  const { employeeNo, startDate, contractType, contractEnd, probationEnd, confirmedOn } = employment;
  return { employeeNo, startDate, contractType, contractEnd, probationEnd, confirmedOn };
}

export function shownJob(job: JobFields | null, labels: Labels): Shown {
  if (job === null) return {};
  return {
    department: labels("departments", job.departmentId),
    designation: labels("designations", job.designationId),
    grade: labels("grades", job.gradeId),
    class: labels("classes", job.classId),
    location: labels("locations", job.locationId),
  };
}

export function shownPay(pay: PayFields | null): Shown {
  if (pay === null) return {};
  return {
    rateType: pay.rateType,
    basic: centsToUnits(pay.basic),
    payFrequency: pay.payFrequency,
    hoursPerWeek: decimal(pay.hoursPerWeek),
    daysPerWeek: decimal(pay.daysPerWeek),
  };
}

export function shownResidency(residency: ResidencyFields | null): Shown {
  return residency === null ? {} : { residency: residency.residency, prGrantedOn: residency.prGrantedOn };
}

export function differences(before: Shown, after: Shown): ComparedField[] {
  return Object.keys({ ...before, ...after })
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => change.before !== change.after);
}

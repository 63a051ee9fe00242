/** Searches and sorts employee rows, identically on the server and in client-side tables. */
import { byText, compareBy, type Comparison } from "../shared/ordering.ts";

export interface EmployeeFacts {
  readonly full_name: string;
  readonly post: string;
  readonly email: string;
  readonly city: string;
  /** MM/DD/YYYY. */
  readonly start_date: string;
  /** Such as "$5480.00". */
  readonly salary: string;
  readonly age: string;
  /** Such as "9 Years". */
  readonly experience: string;
  readonly status: number;
}

export interface EmployeeQuery {
  readonly q?: string;
  readonly name?: string;
  readonly post?: readonly string[];
  readonly city?: readonly string[];
  readonly status?: readonly number[];
  readonly ageFrom?: number;
  readonly ageTo?: number;
  /** Cents. */
  readonly salaryFrom?: number;
  readonly salaryTo?: number;
  /** YYYY-MM-DD. */
  readonly startFrom?: string;
  readonly startTo?: string;
}

const searched = [
  "full_name",
  "post",
  "email",
  "age",
  "salary",
  "start_date",
] as const satisfies (keyof EmployeeFacts)[];

export function startOf({ start_date }: Pick<EmployeeFacts, "start_date">): string {
  const [month, day, year] = start_date.split("/");
  return `${year}-${month}-${day}`;
}

export function salaryOf({ salary }: Pick<EmployeeFacts, "salary">): number {
  return Number(salary.replace(/[$.]/g, ""));
}

export function yearsOf({ experience }: Pick<EmployeeFacts, "experience">): number {
  return Number.parseInt(experience, 10);
}

function contains(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.trim().toLowerCase());
}

function within<Value extends number | string>(value: Value, from: Value | undefined, to: Value | undefined): boolean {
  return (from === undefined || value >= from) && (to === undefined || value <= to);
}

export function fits(row: EmployeeFacts, query: EmployeeQuery): boolean {
  const { q = "", name = "", post, city, status } = query;
  return (
    searched.some((field) => contains(row[field], q)) &&
    contains(row.full_name, name) &&
    (post?.includes(row.post) ?? true) &&
    (city?.includes(row.city) ?? true) &&
    (status?.includes(row.status) ?? true) &&
    within(Number(row.age), query.ageFrom, query.ageTo) &&
    within(salaryOf(row), query.salaryFrom, query.salaryTo) &&
    within(startOf(row), query.startFrom, query.startTo)
  );
}

const comparisons: Readonly<Record<string, Comparison<EmployeeFacts>>> = {
  full_name: (a, b) => byText(a.full_name, b.full_name),
  post: (a, b) => byText(a.post, b.post),
  email: (a, b) => byText(a.email, b.email),
  city: (a, b) => byText(a.city, b.city),
  start_date: (a, b) => byText(startOf(a), startOf(b)),
  salary: (a, b) => salaryOf(a) - salaryOf(b),
  age: (a, b) => Number(a.age) - Number(b.age),
  experience: (a, b) => yearsOf(a) - yearsOf(b),
  status: (a, b) => a.status - b.status,
};

/** Sorts by these fields in order; stable. */
export function sortEmployees<Row extends EmployeeFacts>(rows: readonly Row[], sort: readonly string[]): Row[] {
  return rows.toSorted(compareBy(comparisons, sort));
}

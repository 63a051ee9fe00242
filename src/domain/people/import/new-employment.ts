/** The employment of a new person: what the cells say, with the defaults of the grade and of the day. */
import { addDays } from "../../shared/calendar.ts";
import { probationEndOf } from "../life-cycle.ts";
import type { EmployeeStatus } from "../shared/vocabulary.ts";
import type { RowReader } from "./cells.ts";
import type { ImportBook, PersonCells } from "./people.ts";
import type { EmploymentFields } from "./person-fields.ts";

export interface NewEmployment extends EmploymentFields {
  readonly status: EmployeeStatus;
  readonly noticeDays: number | null;
}

type Grade = ImportBook["grades"][number];

/** Future joiners are onboarding; after probation an employee is confirmed unless a date says otherwise. */
export function newEmployment(
  reader: RowReader,
  cells: PersonCells,
  grade: Grade | null,
  today: string,
): NewEmployment {
  for (const field of ["employeeNo", "fullName", "startDate"] as const)
    if (cells[field] === null) reader.required(field);
  const startDate = cells.startDate ?? today;
  const contractType = cells.contractType ?? "permanent";
  if (contractType === "fixedTerm" && cells.contractEnd === null) reader.required("contractEnd");
  checkOrder(reader, { ...cells, startDate });
  const probationEnd = cells.probationEnd ?? probationEndOf(startDate, grade?.probationMonths ?? 0);
  const base = {
    employeeNo: cells.employeeNo ?? "",
    startDate,
    probationEnd,
    contractType,
    contractEnd: cells.contractEnd,
    noticeDays: grade?.noticeDays ?? null,
  };
  const { confirmedOn } = cells;
  if (startDate > today) return { ...base, status: "onboarding", confirmedOn: null };
  if (confirmedOn !== null && confirmedOn <= today) return { ...base, status: "confirmed", confirmedOn };
  if (probationEnd !== null && probationEnd >= today) return { ...base, status: "probation", confirmedOn: null };
  return {
    ...base,
    status: "confirmed",
    confirmedOn: probationEnd === null ? startDate : addDays(probationEnd, 1),
  };
}

type Days = Pick<PersonCells, "contractEnd" | "probationEnd" | "confirmedOn"> & { readonly startDate: string };

export function checkOrder(reader: RowReader, { startDate, ...days }: Days): void {
  for (const field of ["contractEnd", "probationEnd", "confirmedOn"] as const) {
    const day = days[field];
    if (day !== null && day < startDate) reader.fault(field, "too-early", day);
  }
}

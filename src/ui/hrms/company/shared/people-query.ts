/** What lists the current employees of a structure record, such as a department. */
import { screenPageSize } from "#src/contract/page-size.ts";
import { presentStatuses } from "#src/domain/people/shared/vocabulary.ts";

export type By =
  | "departmentId"
  | "designationId"
  | "gradeId"
  | "classId"
  | "functionalGroupId"
  | "employeeGroupId"
  | "locationId";

export const peopleQuery = (by: By, recordId: string, page: number) => ({
  [by]: [recordId],
  status: [...presentStatuses],
  page,
  pageSize: screenPageSize,
});

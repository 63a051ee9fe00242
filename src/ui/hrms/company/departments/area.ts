/** Departments of a company: list and tree. */
import { lazy } from "react";
import { getDepartmentTreeOptions, listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { listEmployeeOptionsOptions } from "#generated/hrms/hooks/employees.ts";
import { departments as resource } from "#generated/hrms/resources/departments.ts";
import { createDepartment as check } from "#generated/hrms/validators/departments.js";
import { area } from "../../../crud/area.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const departments = area("departments", {
  resource,
  check,
  columns: ["department", "head", "status"],
  // The tree beside the list already shows the parent and takes up room.
  moreColumns: ["code", "parent", "costCentre", "children", "updatedAt"],
  filters: ["status", "parentId", "headNotice"],
  notes: { head: "headNotice" },
  references: {
    parentId: { label: "parent", options: listDepartmentOptionsOptions },
    headEmployeeId: { label: "head", options: listEmployeeOptionsOptions },
  },
  besideQuery: getDepartmentTreeOptions,
  beside: lazy(async () => ({ default: (await import("./department-tree.tsx")).DepartmentTree })),
  panels: { people: peoplePart("departmentId") },
  panelQueries: { people: firstPeople("departmentId") },
  form: {
    basics: [["department", "code"]],
    place: [["parentId", "headEmployeeId"], ["costCentre"], ["status"]],
  },
});

/** Departments of a company: a list, and the tree beside it. */
import { lazy } from "react";
import { listDepartmentOptionsOptions } from "#generated/hrms/hooks/departments.ts";
import { departments as resource } from "#generated/hrms/resources/departments.ts";
import { createDepartment as check } from "#generated/hrms/validators/departments.js";
import { area } from "./area.ts";

export const departments = area("departments", {
  resource,
  check,
  columns: ["department", "code", "parent", "costCentre", "status", "updatedAt"],
  moreColumns: ["children"],
  filters: ["status", "parentId"],
  references: { parentId: { label: "parent", options: listDepartmentOptionsOptions } },
  beside: lazy(async () => ({ default: (await import("../apps/departments/department-tree.tsx")).DepartmentTree })),
  form: {
    basics: [["department", "code"]],
    place: [["parentId", "costCentre"], ["status"]],
  },
});

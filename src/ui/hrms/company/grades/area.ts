/** Grades of a company. */
import { grades as resource } from "#generated/hrms/resources/grades.ts";
import { createGrade as check } from "#generated/hrms/validators/grades.js";
import { payRangeFaults } from "#src/domain/company/pay-range.ts";
import { area } from "../../../crud/area.ts";
import { firstPeople, peoplePart } from "../shared/people-part.ts";

export const grades = area("grades", {
  resource,
  check,
  rules: payRangeFaults,
  columns: ["name", "rank", "payMin", "payMax", "noticeDays", "status", "updatedAt"],
  moreColumns: ["payMid", "probationMonths"],
  filters: ["status", ["rankFrom", "rankTo"]],
  panels: { people: peoplePart("gradeId") },
  panelQueries: { people: firstPeople("gradeId") },
  form: {
    basics: [["name", "rank"]],
    pay: [["payMin", "payMid", "payMax"]],
    terms: [["noticeDays", "probationMonths"], ["status"]],
  },
});

/** Leave types of a company. */
import { leaveTypes as resource } from "#generated/hrms/resources/leave-types.ts";
import { createLeaveType as check } from "#generated/hrms/validators/leave-types.js";
import { leaveTypeFaults } from "#src/domain/leave/leave-type.ts";
import { area } from "../../../crud/area.ts";

export const leaveTypes = area("leave-types", {
  resource,
  check,
  rules: leaveTypeFaults,
  columns: ["name", "code", "kind", "unit", "payFraction", "colour", "status", "updatedAt"],
  moreColumns: [
    "slot",
    "noticeDays",
    "maxConsecutiveDays",
    "maxDaysPerMonth",
    "documentsAfter",
    "carryForwardMax",
    "carryForwardMonths",
    "encashable",
    "negativeLimit",
    "gender",
    "serviceMonths",
    "medical",
    "visibleToTeam",
  ],
  filters: ["status", "kind", "unit"],
  form: {
    basics: [["name", "code"], ["kind", "colour"], ["description"], ["status"]],
    counting: [["unit", "slot"], ["countsRestDays", "countsHolidays"], ["payFraction"]],
    requests: [
      ["noticeDays", "documentsAfter"],
      ["maxConsecutiveDays", "maxDaysPerMonth"],
      ["medical", "visibleToTeam"],
    ],
    balance: [["carryForwardMax", "carryForwardMonths"], ["negativeLimit"], ["encashable"]],
    eligibility: [
      ["gender", "maritalStatus"],
      ["serviceMonths"],
      ["childAge", "childCitizen"],
      ["residencies"],
      ["passCategories"],
    ],
  },
});

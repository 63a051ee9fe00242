/** Default leave types for new tenants. */
import { globalLeaveTypes as resource } from "#generated/hrms/resources/global-leave-types.ts";
import { createGlobalLeaveType as check } from "#generated/hrms/validators/global-leave-types.js";
import { entitlementFaults } from "#src/domain/platform/dated-rows.ts";
import { area } from "../../../crud/area.ts";

export const globalLeaveTypes = area("global-leave-types", {
  resource,
  place: "platform",
  check,
  rules: entitlementFaults,
  names: { name: "leaveType" },
  columns: ["name", "code", "kind", "unit", "gender", "serviceMonths", "status"],
  moreColumns: ["statute", "payFraction", "docRequired", "country", "updatedAt"],
  filters: ["status", "unit", "gender"],
  form: {
    basics: [["name", "code"], ["kind", "statute"], ["unit", "country"], ["status"]],
    eligibility: [["gender", "maritalStatus"], ["serviceMonths", "childAge"], ["childCitizen"]],
    entitlement: [["defaultEntitlement"]],
    pay: [
      ["payFraction", "docRequired"],
      ["governmentPaidUnits", "governmentPaidCap", "governmentPaidPer"],
    ],
  },
});

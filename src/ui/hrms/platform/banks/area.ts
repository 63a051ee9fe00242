/** Banks and their payment codes. */
import { banks as resource } from "#generated/hrms/resources/banks.ts";
import { createBank as check } from "#generated/hrms/validators/banks.js";
import { area } from "../../../crud/area.ts";

export const banks = area("banks", {
  resource,
  place: "platform",
  check,
  columns: ["name", "code", "swift", "giroFormat", "status", "updatedAt"],
  moreColumns: ["branchRule", "acctNoPattern"],
  filters: ["status", "giroFormat"],
  form: {
    basics: [["name", "code"], ["swift"], ["status"]],
    payments: [["giroFormat"], ["acctNoPattern"], ["branchRule"]],
  },
});

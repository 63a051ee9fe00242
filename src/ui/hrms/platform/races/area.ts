/** Races and their self-help funds. */
import { races as resource } from "#generated/hrms/resources/races.ts";
import { createRace as check } from "#generated/hrms/validators/races.js";
import { area } from "../../../crud/area.ts";

export const races = area("races", {
  resource,
  place: "platform",
  check,
  names: { name: "race" },
  columns: ["name", "code", "shgFund", "status", "updatedAt"],
  filters: ["status", "shgFund"],
  form: {
    basics: [
      ["name", "code"],
      ["shgFund", "status"],
    ],
  },
});

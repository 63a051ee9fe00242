/** Religions. */
import { religions as resource } from "#generated/hrms/resources/religions.ts";
import { createReligion as check } from "#generated/hrms/validators/religions.js";
import { area } from "../../../crud/area.ts";

export const religions = area("religions", {
  resource,
  place: "platform",
  check,
  names: { name: "religion" },
  columns: ["name", "code", "drivesMbmf", "status", "updatedAt"],
  filters: ["status"],
  form: {
    basics: [
      ["name", "code"],
      ["drivesMbmf", "status"],
    ],
  },
});

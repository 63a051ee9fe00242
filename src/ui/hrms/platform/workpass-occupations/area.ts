/** Occupations and the work passes granted for them. */
import { lazy } from "react";
import { listWorkpassTypeOptionsOptions } from "#generated/hrms/hooks/workpass-types.ts";
import { workpassOccupations as resource } from "#generated/hrms/resources/workpass-occupations.ts";
import { createWorkpassOccupation as check } from "#generated/hrms/validators/workpass-occupations.js";
import { area } from "../../../crud/area.ts";

export const workpassOccupations = area("workpass-occupations", {
  resource,
  place: "platform",
  check,
  columns: ["title", "code", "workpassTypes", "sector", "isPme", "status"],
  moreColumns: ["updatedAt"],
  filters: ["status", "sector", "level"],
  references: { workpassTypeIds: { label: "workpassTypes", options: listWorkpassTypeOptionsOptions } },
  offers: lazy(async () => ({ default: (await import("./import-button.tsx")).ImportButton })),
  form: {
    basics: [
      ["title", "code"],
      ["isPme", "status"],
    ],
    passes: [["workpassTypeIds"], ["sector"]],
  },
});

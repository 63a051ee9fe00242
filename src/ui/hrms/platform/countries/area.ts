/** Countries of the platform. */
import { countries as resource } from "#generated/hrms/resources/countries.ts";
import { createCountry as check } from "#generated/hrms/validators/countries.js";
import { area } from "../../../crud/area.ts";

export const countries = area("countries", {
  resource,
  place: "platform",
  check,
  names: { name: "country" },
  columns: ["name", "iso2", "iso3", "nationality", "currency", "status"],
  moreColumns: ["dialCode", "isTraditionalSource", "updatedAt"],
  filters: ["status", "source"],
  form: {
    basics: [["name", "iso2", "iso3"]],
    facts: [["nationality"], ["dialCode", "currency"], ["isTraditionalSource", "status"]],
  },
});

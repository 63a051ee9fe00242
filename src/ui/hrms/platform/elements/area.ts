/** Elements: subjects that rights are granted for. */
import { elements as resource } from "#generated/hrms/resources/elements.ts";
import { createElement as check } from "#generated/hrms/validators/elements.js";
import { area } from "../../../crud/area.ts";

export const elements = area("elements", {
  resource,
  place: "platform",
  check,
  names: { name: "element" },
  columns: ["name", "kind", "actions", "sensitivity", "status"],
  moreColumns: ["code", "contractOps", "updatedAt"],
  filters: ["status", "kind", "sensitivity"],
  form: {
    basics: [["name", "code"], ["kind", "sensitivity"], ["status"]],
    rights: [["actions"], ["contractOps"]],
  },
});

/** Modules: elements sold together. */
import { listModulesOptions } from "#generated/hrms/hooks/modules.ts";
import { modules as resource } from "#generated/hrms/resources/modules.ts";
import type { ModulePage } from "#generated/hrms/schema.ts";
import { createModule as check } from "#generated/hrms/validators/modules.js";
import { area } from "../../../crud/area.ts";
import { part } from "../../../detail/part.ts";

/** Modules refer to each other by code. */
const byCode = () => ({
  ...listModulesOptions({ query: { pageSize: 100 } }),
  select: ({ items }: ModulePage) => items.map(({ code, name }) => ({ id: code, label: name })),
});

export const modules = area("modules", {
  resource,
  place: "platform",
  check,
  names: { name: "module" },
  columns: ["name", "code", "dependsOn", "order", "status"],
  moreColumns: ["icon", "updatedAt"],
  filters: ["status"],
  references: { dependsOn: { label: "dependsOn", options: byCode } },
  panels: {
    elements: part(async () => (await import("../shared/matrix-panels.tsx")).ElementsPanel, "access"),
  },
  form: {
    basics: [["name", "code"], ["dependsOn"], ["icon", "order"], ["status"]],
  },
});

/** Elements: what a right can be given for. */
import type { ElementInput } from "#generated/hrms/schema.ts";
import { elementRecords, modulesOfElement } from "#src/store/platform/elements.ts";
import { platformCrud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";

export const elementsHandlers = platformCrud({
  subject: "elements",
  records: elementRecords,
  nameOf: ({ name }) => name,
  unique: { elements_code: "code" },
  toFields: ({ code, name, kind, contractOps, actions, sensitivity, status }: ElementInput) => ({
    code,
    name: lineOf("name", name),
    kind,
    contractOps: (contractOps ?? []).map((subject) => lineOf("contractOps", subject)),
    actions,
    sensitivity,
    status: status ?? ("active" as const),
  }),
  usages: async (ctx, id) => (await modulesOfElement(ctx.db, id)).map((one) => ({ subject: "modules", ...one })),
  cells: {
    actions: ({ actions }) => actions.join(" "),
    contractOps: ({ contractOps }) => contractOps.join(" "),
  },
}).handlers;

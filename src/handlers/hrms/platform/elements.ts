/** Elements: what a right can be given for. */
import type { ElementInput } from "#generated/hrms/schema.ts";
import { elementRecords, modulesOfElement } from "#src/store/platform/elements.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { platformCrud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";

export const elementsHandlers = platformCrud({
  subject: "elements",
  records: elementRecords,
  nameOf: ({ name }) => name,
  unique: { elements_code: "code" },
  toFields: (body: ElementInput) => ({
    ...cleanFields("elements", body),
    contractOps: (body.contractOps ?? []).map((subject) => lineOf("contractOps", subject)),
  }),
  usages: async (ctx, id) => (await modulesOfElement(ctx.db, id)).map((one) => ({ subject: "modules", ...one })),
  cells: {
    actions: ({ actions }) => actions.join(" "),
    contractOps: ({ contractOps }) => contractOps.join(" "),
  },
}).handlers;

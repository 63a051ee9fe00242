/** Elements: what a right can be given for. */
import type { ElementInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { elementRecords, modulesOfElement } from "#src/store/platform/elements.ts";
import type { HrmsContext } from "../context.ts";
import { platformCrud } from "../crud.ts";
import { lineOf } from "../shared/fields.ts";

const elements = platformCrud({
  subject: "elements",
  records: elementRecords,
  idName: "elementId",
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
});

export const elementsHandlers: Handlers<operations, HrmsContext> = {
  listElements: elements.list,
  listElementOptions: elements.options,
  getElement: elements.get,
  createElement: elements.create,
  updateElement: elements.update,
  archiveElement: elements.archive,
  restoreElement: elements.restore,
  deleteElement: elements.remove,
  listElementHistory: elements.history,
  exportElements: elements.file({
    code: ({ code }) => code,
    name: ({ name }) => name,
    kind: ({ kind }) => kind,
    actions: ({ actions }) => actions.join(" "),
    sensitivity: ({ sensitivity }) => sensitivity,
    status: ({ status }) => status,
    contractOps: ({ contractOps }) => contractOps.join(" "),
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};

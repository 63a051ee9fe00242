/** Modules, and the elements that each of them holds. */
import type { ModuleElementInput, ModuleInput } from "#generated/hrms/schema.ts";
import { conflict, invalid } from "#src/contract/problem.ts";
import { dependsOnItself } from "#src/domain/access/shared/dependencies.ts";
import { elementRecords } from "#src/store/platform/elements.ts";
import {
  holdersOfModule,
  isLastOfPublished,
  moduleElementRecords,
  moduleRecords,
  modulesByCode,
} from "#src/store/platform/modules.ts";
import type { HrmsHandlers } from "../context.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { platformCrud } from "../shared/records/crud.ts";
import { platformPlace } from "../shared/records/places.ts";
import { checkReference } from "../shared/references.ts";

const modules = platformCrud({
  subject: "modules",
  records: moduleRecords,
  nameOf: ({ name }) => name,
  unique: { modules_code: "code" },
  async toFields(body: ModuleInput, ctx) {
    const { code, dependsOn = [] } = body;
    const all = await modulesByCode(ctx.db);
    const unknown = dependsOn.findIndex((needed) => !all.some((one) => one.code === needed));
    if (unknown >= 0) throw invalid(`/dependsOn/${unknown}`, "unknown-reference");
    if (dependsOnItself(code, dependsOn, all)) throw invalid("/dependsOn", "cycle");
    return { ...cleanFields("modules", body), dependsOn };
  },
  usages: async (ctx, id) => holdersOfModule(ctx.db, id),
  cells: {
    dependsOn: ({ dependsOn }) => dependsOn.join(" "),
  },
});

const moduleElements = platformCrud({
  subject: "module-elements",
  records: moduleElementRecords,
  nameOf: ({ module, element }) => `${module}: ${element}`,
  unique: { module_elements_pair: "elementId" },
  async toFields({ moduleId, elementId, order }: ModuleElementInput, ctx, before) {
    await checkReference("moduleId", moduleId, before?.moduleId, (id) => moduleRecords.find(ctx.db, null, id));
    await checkReference("elementId", elementId, before?.elementId, (id) => elementRecords.find(ctx.db, null, id));
    return { moduleId, elementId, order: order ?? 0, status: "active" as const };
  },
});

export const modulesHandlers = {
  ...moduleElements.handlers,
  ...modules.handlers,

  async deleteModuleElement(input, ctx) {
    platformPlace.author(ctx);
    if (await isLastOfPublished(ctx.db, input.path.moduleElementId))
      throw conflict("last-element", "A module in a published package must keep at least one element.");
    return moduleElements.delete(input, ctx);
  },
} satisfies HrmsHandlers;

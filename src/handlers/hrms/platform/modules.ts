/** Modules, and the elements that each of them holds. */
import type { ModuleElementInput, ModuleInput, operations } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
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
import type { HrmsContext } from "../context.ts";
import { platformCrud } from "../crud.ts";
import { platformPlace } from "../places.ts";
import { lineOf, lineOrNull } from "../shared/fields.ts";
import { checkReference } from "../shared/references.ts";

const modules = platformCrud({
  subject: "modules",
  records: moduleRecords,
  idName: "moduleId",
  nameOf: ({ name }) => name,
  unique: { modules_code: "code" },
  async toFields({ code, name, icon, order, dependsOn = [], status }: ModuleInput, ctx) {
    const all = await modulesByCode(ctx.db);
    const unknown = dependsOn.findIndex((needed) => !all.some((one) => one.code === needed));
    if (unknown >= 0) throw invalid(`/dependsOn/${unknown}`, "unknown-reference");
    if (dependsOnItself(code, dependsOn, all)) throw invalid("/dependsOn", "cycle");
    return {
      code,
      name: lineOf("name", name),
      icon: lineOrNull("icon", icon),
      order: order ?? 0,
      dependsOn,
      status: status ?? ("active" as const),
    };
  },
  usages: async (ctx, id) => holdersOfModule(ctx.db, id),
});

const moduleElements = platformCrud({
  subject: "module-elements",
  records: moduleElementRecords,
  idName: "moduleElementId",
  nameOf: ({ module, element }) => `${module}: ${element}`,
  unique: { module_elements_pair: "elementId" },
  async toFields({ moduleId, elementId, order }: ModuleElementInput, ctx, before) {
    await checkReference("moduleId", moduleId, before?.moduleId, (id) => moduleRecords.find(ctx.db, null, id));
    await checkReference("elementId", elementId, before?.elementId, (id) => elementRecords.find(ctx.db, null, id));
    return { moduleId, elementId, order: order ?? 0, status: "active" as const };
  },
  usages: async () => [],
});

export const modulesHandlers: Handlers<operations, HrmsContext> = {
  listModules: modules.list,
  listModuleOptions: modules.options,
  getModule: modules.get,
  createModule: modules.create,
  updateModule: modules.update,
  archiveModule: modules.archive,
  restoreModule: modules.restore,
  deleteModule: modules.remove,
  listModuleHistory: modules.history,
  exportModules: modules.file({
    code: ({ code }) => code,
    name: ({ name }) => name,
    icon: ({ icon }) => icon,
    order: ({ order }) => order,
    dependsOn: ({ dependsOn }) => dependsOn.join(" "),
    status: ({ status }) => status,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),

  listModuleElements: moduleElements.list,
  getModuleElement: moduleElements.get,
  createModuleElement: moduleElements.create,
  updateModuleElement: moduleElements.update,

  async deleteModuleElement(input, ctx) {
    platformPlace.author(ctx);
    if (await isLastOfPublished(ctx.db, input.path.moduleElementId))
      throw conflict("last-element", "A module of a published package keeps an element.");
    return moduleElements.remove(input, ctx);
  },

  listModuleElementHistory: moduleElements.history,
};

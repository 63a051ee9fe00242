/** Modules of its package that a tenant may switch off: none that another depends on, nor the one with the settings. */
import { invalid } from "#src/contract/problem.ts";
import { ownModules } from "#src/store/platform/own-modules.ts";
import type { HrmsContext } from "../../context.ts";

export async function checkModulesOff(ctx: HrmsContext, modulesOff: readonly string[]): Promise<void> {
  const offered = await ownModules(ctx.db);
  for (const [index, code] of modulesOff.entries()) {
    const pointer = `/modules/modulesOff/${index}`;
    const module = offered.find((one) => one.code === code);
    if (!module) throw invalid(pointer, "unknown-reference");
    const needing = offered.find((one) => one.needs.includes(code) && !modulesOff.includes(one.code));
    if (module.holdsSettings || needing)
      throw invalid(pointer, "module-needed", { module: needing?.name ?? module.name });
  }
}

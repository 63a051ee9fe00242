/**
 * Finds drizzle-orm's files without Node reading its package.json (180 KB) anew for each import of each of them, which
 * takes a second of a start. Loaded before a script; plain JavaScript, so that nothing has to be stripped first.
 */
import { registerHooks } from "node:module";

const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    if (!context.conditions.includes("import")) return next(specifier, context);
    if (
      specifier.startsWith(".") &&
      context.parentURL?.includes("/node_modules/drizzle-orm/") &&
      specifier.endsWith(".js")
    ) {
      return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
    }
    if (!specifier.startsWith("drizzle-orm")) return next(specifier, context);
    const known = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, known);
    return { ...known, shortCircuit: true };
  },
});

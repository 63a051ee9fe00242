/**
 * Resolves drizzle-orm's files without Node parsing its package.json (180 KB) again for each import, which takes a second of
 * the start. Loaded before a script; plain JavaScript, so that no types have to be stripped first.
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

/** Evaluates a module of the app or of the build outside a browser. */
import { fileURLToPath } from "node:url";
import { type Plugin, runnerImport } from "vite";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** `file` is relative to this folder. */
export async function runModule<Module>(file: string, plugins: Plugin[] = []): Promise<Module> {
  const { module } = await runnerImport<Module>(path(file), {
    root: path("../.."),
    configFile: false,
    logLevel: "error",
    plugins,
    resolve: {
      alias: [
        { find: /^#src\//, replacement: path("../../src/") },
        { find: /^#generated\//, replacement: path("../../generated/") },
      ],
    },
  });
  return module;
}

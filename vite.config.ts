/** Builds the app in src/ui to dist/app; `npm run dev` mounts the same configuration as middleware. */
import tanstackRouter from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { boot } from "./scripts/vite/boot.ts";
import { chunks } from "./scripts/vite/chunks.ts";
import { fonts } from "./scripts/vite/fonts.ts";
import { iconList } from "./scripts/vite/icon-list.ts";
import { icons } from "./scripts/vite/icons.ts";
import { messages } from "./scripts/vite/messages.ts";
import { pages } from "./scripts/vite/pages.ts";
import { staticStyles } from "./scripts/vite/static-styles.ts";
import { generatedStyles } from "./scripts/vite/styles.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Loaded where it is used: by itself it takes half a second. */
async function foundStyles() {
  const { default: pandacss } = await import("@pandacss/dev/postcss");
  return pandacss({ configPath: path("./panda.config.ts"), cwd: path(".") });
}

export default defineConfig(async ({ command }) => ({
  root: path("./src/ui"),
  cacheDir: path("./node_modules/.vite"),
  plugins: [
    tanstackRouter({
      target: "react",
      autoCodeSplitting: true,
      // What loads a page's data comes with the page: in the entry it would weigh on every other.
      codeSplittingOptions: { defaultBehavior: [["loader", "component"], ["errorComponent"], ["notFoundComponent"]] },
      routesDirectory: path("./src/ui/routes"),
      generatedRouteTree: path("./src/ui/route-tree.gen.ts"),
      quoteStyle: "double",
      semicolons: true,
      addExtensions: true,
      routeTreeFileHeader: [
        "/** The tree of routes, generated from the files in routes/ by the build; never edited. */",
      ],
      enableRouteTreeFormatting: true,
    }),
    react(),
    staticStyles(),
    generatedStyles(),
    messages(),
    fonts(),
    icons(),
    iconList(),
    chunks(),
    pages(),
    boot(),
  ],
  css: { postcss: { plugins: command === "build" ? [] : [await foundStyles()] } },
  resolve: {
    alias: [
      { find: /^#src\//, replacement: path("./src/") },
      { find: /^#generated\//, replacement: path("./generated/") },
      // Messages arrive parsed, so the ICU parser stays out of the bundle.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: "@formatjs/icu-messageformat-parser/no-parser.js" },
      // React has what the shim stands in for.
      { find: "use-sync-external-store/shim/with-selector", replacement: "use-sync-external-store/with-selector" },
    ],
    dedupe: ["react", "react-dom"],
  },
  build: {
    outDir: path("./dist/app"),
    emptyOutDir: true,
    manifest: true,
    modulePreload: { polyfill: false },
    // Styles are few and wanted by every page.
    cssCodeSplit: false,
    target: "es2023",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What emotion needs of them is never called, but only their word lets them go.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: { entryFileNames: "assets/framework-[hash].js" },
    },
  },
}));

/** Builds the app in src/ui to dist/app; `npm run dev` mounts the same configuration as middleware. */
import tanstackRouter from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { boot } from "./scripts/vite/boot.ts";
import { compressed } from "./scripts/vite/compressed.ts";
import { icons } from "./scripts/vite/icons.ts";
import { messages } from "./scripts/vite/messages.ts";
import { shellParts } from "./scripts/vite/shell-parts.ts";

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** What both the pages before the shell and the shell stand on, with as much of the form engine as a sign-in needs. */
const signIn =
  /\/src\/ui\/(form\/(form-element|use-form|values)|kit\/(avatar|checkbox|field|format|input|problem|skeleton|unparsed|wrong-field)|layout\/(bare-header|brand|customiser\/layouts|language-select|skin-toggle)|session\/(entry-form|renew))\.tsx?|\/src\/client\/(query|mutation)\.ts|\/src\/domain\/access\/shared\/module-limits\.ts|\/generated\/hrms\/client\/auth\.ts/;
/** What the pages before the shell share. */
const entry =
  /\/src\/ui\/session\/(entry-(footer|layout|paths|picture)|sign-in-form)\.tsx?|\/generated\/hrms\/(client|hooks)\/system\.ts/;
/** What the pages that ask for a new password or a code share besides. */
const account =
  /\/src\/(ui\/(kit\/code-input|session\/(code-form|new-password|outbox-hint|resend-button|use-mail-request|use-pause))|domain\/account\/shared\/new-password)\.tsx?/;

/** What lists and forms of the shell share. */
const form = /\/src\/ui\/form\/(form|form-errors|kind|spec)\.tsx?/;

/** Records that others refer to. */
const references =
  /\/generated\/hrms\/(client|hooks)\/(classes|countries|departments|designations|employee-groups|functional-groups|grades|projects|races|religions|shifts|work-locations|workpass-types)\.ts/;

/** The tree of routes, without the pages that the router's plugin takes out of them. */
const tree = /\/src\/ui\/(route-tree\.gen\.ts|routes\/[^?]+\.tsx)$/;

const shell = shellParts();

export default defineConfig({
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
    messages(),
    icons(),
    boot(),
    compressed(),
  ],
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
    // Lists of what each page imports would weigh on all; first pages name theirs in the boot script, later ones are fetched when one points at them.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "js" ? [] : needed),
    },
    target: "es2023",
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // What emotion needs of them is never called, but only their word lets them go.
      treeshake: { moduleSideEffects: [{ test: /\/(hoist-non-react-statics|react-is)\//, sideEffects: false }] },
      output: {
        // Rolldown names shared chunks after every page that uses them.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // What every page needs is one file; each further one costs a slow line a round trip.
            { name: "app", tags: ["$initial"] },
            // The sign-in pages carry their own parts and nothing of the pages behind them.
            { name: "sign-in", test: signIn },
            { name: "entry", test: entry },
            { name: "account", test: account },
            { name: "form", test: form },
            // The shell is one file too, with the tree of its routes, and does not grow with what pages share.
            { name: "shell", test: (id) => shell.has(id.split("?")[0] ?? "") || tree.test(id) },
            { name: "icons", test: /lucide-react/, minShareCount: 12 },
            // What cleans HTML brings a library along, and dates are for forms.
            {
              name: "kit",
              test: /\/src\/ui\/(kit|layout)\/(?!sanitize|safe-html|prose|rich-text|month-grid|date-)[^/]+\.tsx?$/,
              minShareCount: 20,
              maxModuleSize: 6000,
            },
            // Lists that forms and filters refer to come together: alone each is a file of a few hundred bytes.
            { name: "references", test: references, minShareCount: 2 },
            {
              name: "sso",
              test: /\/(src\/ui\/session\/sso|generated\/hrms\/(client|hooks)\/sso)[/.]/,
              minShareCount: 2,
            },
            // What else lazy pages share stays split by who uses it, but not into crumbs.
            {
              name: "shared",
              test: /\.(tsx?|js|mjs)(\?|$)/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 256,
            },
          ],
        },
      },
    },
  },
});

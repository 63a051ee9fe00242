/** Output of `--standalone` in a project without this repository: it compiles under plain strict, and runs. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runNode } from "../../scripts/lib/run.ts";
import { openEcho } from "./echo.ts";
import { filesOf, fixtures, generate, root } from "./make.ts";

const project = mkdtempSync(join(tmpdir(), "standalone-"));
const api = join(project, "src/api");
/** What the project installs, with dependencies. */
const packages = [
  "openapi-fetch",
  "openapi-typescript-helpers",
  "@tanstack/react-query",
  "@tanstack/query-core",
  "react",
  "@types/react",
  "csstype",
  "typescript",
  "typescript-next",
  "@typescript",
];

const program = `
import { QueryClient } from "@tanstack/react-query";
import { getTrips } from "./api/client/trips.js";
import { postManifests } from "./api/client/default.js";
import { getTripsOptions, invalidate } from "./api/hooks/trips.js";
import { usePostTrips } from "./api/hooks/trips2.js";
import { ApiError } from "./api/runtime/client/api-error.js";
import { configureClient } from "./api/runtime/client/call.js";
import { postTrips } from "./api/validators/trips2.js";
import { operation } from "./api/operations.js";

configureClient({ baseUrl: process.argv[2] ?? "" });
const page: { total: number } = await getTrips({ query: { page: 2, days: [1, 2] } });
// @ts-expect-error The contract has no such query parameter.
getTripsOptions({ query: { pages: 2 } });
const queries = new QueryClient();
const options = getTripsOptions({ query: { page: 3 } });
const fetched = await queries.fetchQuery(options);
await invalidate.getTrips(queries);
const refused = await postManifests({ body: { scan: new Blob(["x"]), meta: { title: "Fog" } } }).catch((error: unknown) => error);
console.log(JSON.stringify({
  page,
  key: options.queryKey,
  fetched,
  stale: queries.getQueryState(options.queryKey)?.isInvalidated,
  refused: refused instanceof ApiError && [refused.status, refused.body],
  hook: typeof usePostTrips,
  faults: postTrips({ from: "Changi" }),
  path: operation("getTrips")?.path,
}));
`;
const nodeTypes = "declare const process: { argv: string[] };\n";

beforeAll(async () => {
  for (const name of packages) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link);
  }
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const made = await generate(["--spec", join(fixtures, "ferry.yaml"), "--out", api, "--standalone"], project);
  expect(made.code).toBe(0);
  writeFileSync(join(project, "src/main.ts"), program);
  writeFileSync(join(project, "src/globals.d.ts"), nodeTypes);
}, 60_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

function compile(compiler: string, compilerOptions: object) {
  const file = join(project, "tsconfig.json");
  writeFileSync(file, JSON.stringify({ compilerOptions, include: ["src"] }));
  return runNode([join(project, "node_modules", compiler, "bin/tsc"), "-p", file], { cwd: project });
}

describe("compiles under strict", () => {
  it.each([
    ["nodenext", "typescript", { module: "nodenext", outDir: "dist", skipLibCheck: true }],
    ["bundler", "typescript-next", { module: "esnext", moduleResolution: "bundler", noEmit: true }],
    [
      "every other strict option",
      "typescript-next",
      {
        module: "nodenext",
        noEmit: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        noImplicitOverride: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
      },
    ],
  ])("with %s", { timeout: 120_000 }, async (_, compiler, options) => {
    expect(await compile(compiler, { strict: true, target: "es2022", ...options })).toEqual({ code: 0, output: "" });
  });
});

it("calls, caches and validates, compiled and run by Node alone", { timeout: 60_000 }, async () => {
  const server = await openEcho(({ method, url }) =>
    method === "GET"
      ? { type: "application/json", body: JSON.stringify({ trips: [], total: Number(/page=(\d)/.exec(url)?.[1]) }) }
      : { status: 413, type: "text/plain", body: "too much fog" },
  );
  const ran = await runNode([join(project, "dist/main.js"), server.url], { cwd: project });
  await server.close();
  expect(ran.code, ran.output).toBe(0);
  expect(JSON.parse(ran.output)).toEqual({
    page: { trips: [], total: 2 },
    key: ["Trips", "getTrips", { query: { page: 3 } }],
    fetched: { trips: [], total: 3 },
    stale: true,
    refused: [413, "too much fog"],
    hook: "function",
    faults: [
      {
        pointer: "/from",
        code: "enum",
        params: { allowed: ["Marina", "Pulau Ubin", ""] },
        message: "must be one of Marina, Pulau Ubin, ",
      },
    ],
    path: "/trips",
  });
  expect(server.requested.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "GET /trips?page=2&days=1%7C2",
    "GET /trips?page=3",
    "POST /manifests",
  ]);
});

it("has a small runtime of its own and imports nothing else", () => {
  const files = filesOf(api);
  const runtime = Object.keys(files).filter((file) => file.startsWith("runtime/"));
  expect(runtime.length).toBeGreaterThan(10);
  expect(runtime.reduce((bytes, file) => bytes + (files[file]?.length ?? 0), 0)).toBeLessThan(60_000);
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith(".ts")) continue;
    for (const [, specifier = ""] of text.matchAll(/\bfrom "([^"]+)"/g)) {
      if (!specifier.startsWith(".")) expect(["openapi-fetch", "@tanstack/react-query", "react"]).toContain(specifier);
      else expect(Object.keys(files)).toContain(join(dirname(file), specifier).replace(/\.js$/, ".ts"));
    }
  }
});

it("is compared and cleaned up like other output", { timeout: 60_000 }, async () => {
  const args = ["--spec", join(fixtures, "ferry.yaml"), "--out", api];
  const checked = await generate([...args, "--standalone", "--check"]);
  expect(checked.code, checked.output).toBe(0);
  await generate(args);
  expect(Object.keys(filesOf(api)).filter((file) => file.startsWith("runtime/"))).toEqual([]);
});

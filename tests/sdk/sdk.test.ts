/** Clients of other languages, made by openapi-generator, against a running server; skipped where there is no Java. */
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run, runNode } from "../../scripts/lib/run.ts";
import { startTestServer } from "../support/server.ts";

const root = resolve(import.meta.dirname, "../..");
const out = join(root, ".cache/sdk-test");
const minutes = 60_000;

function succeeds(command: string, args: readonly string[]): boolean {
  const run = spawnSync(command, args, { encoding: "utf8" });
  return run.error === undefined && run.status === 0;
}

const java = succeeds("java", ["-version"]);
if (!java) console.warn("sdk: skipped, there is no Java here");

async function makeClient(language: string): Promise<string> {
  const folder = join(out, language);
  const made = await runNode([join(root, "scripts/sdk.ts"), "--lang", language, "--out", folder]);
  expect(made).toMatchObject({ code: 0 });
  return folder;
}

/** A Python that has what the client needs: the one on the PATH, else one of our own with the packages installed. */
function pythonFor(folder: string): string | undefined {
  const needs = [
    "-c",
    "import pydantic, urllib3, dateutil, typing_extensions; assert pydantic.VERSION >= '2.11' and urllib3.__version__ >= '2.7'",
  ];
  if (succeeds("python3", needs)) return "python3";
  const own = join(out, "venv");
  const python = join(own, "bin/python");
  const made =
    succeeds("python3", ["-m", "venv", own]) &&
    succeeds(python, ["-m", "pip", "install", "-q", "-r", join(folder, "requirements.txt")]);
  return made && succeeds(python, needs) ? python : undefined;
}

describe.skipIf(!java)("clients made by openapi-generator", () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    mkdirSync(out, { recursive: true });
    server = await startTestServer();
  }, 2 * minutes);
  afterAll(async () => {
    await server?.close();
  });

  it("typescript-fetch compiles under strict, signs in and lists grades", { timeout: 3 * minutes }, async () => {
    const folder = await makeClient("typescript-fetch");
    const compilerOptions = {
      target: "ES2022",
      module: "ESNext",
      moduleResolution: "bundler",
      strict: true,
      noEmit: true,
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      types: [],
    };
    writeFileSync(join(folder, "tsconfig.strict.json"), JSON.stringify({ compilerOptions, include: ["src"] }));
    expect(
      await runNode([join(root, "node_modules/typescript-next/bin/tsc"), "-p", join(folder, "tsconfig.strict.json")]),
    ).toEqual({ code: 0, output: "" });

    const { AuthApi, CompaniesApi, Configuration, GradesApi } = (await import(
      join(folder, "src/index.ts")
    )) as typeof import("./typescript-fetch.ts");
    const basePath = server.url.replace(/\/$/, "");
    const { accessToken } = await new AuthApi(new Configuration({ basePath })).login({
      loginInput: { email: "admin@demo.com", password: "admin" },
    });
    const signedIn = new Configuration({ basePath, accessToken });
    const [company] = await new CompaniesApi(signedIn).listCompanyOptions();
    const page = await new GradesApi(signedIn).listGrades({ companyId: company?.id ?? "" });
    expect(page.items.length).toBeGreaterThan(0);
    expect(page.items.every((grade) => typeof grade.rank === "number" && grade.name !== "")).toBe(true);
  });

  it("python signs in and lists grades", { timeout: 5 * minutes }, async (context) => {
    const folder = await makeClient("python");
    const python = pythonFor(folder);
    if (python === undefined) {
      console.warn("sdk: python skipped, its packages (pydantic, urllib3, python-dateutil) cannot be had here");
      return context.skip();
    }
    // Not synchronously: the server that has to answer runs in this very process.
    const { code, output } = await run(
      python,
      [join(import.meta.dirname, "list_grades.py"), server.url.replace(/\/$/, "")],
      {
        env: { PYTHONPATH: folder },
      },
    );
    expect(output).toMatch(/^\[.*\]\s*$/);
    expect(code).toBe(0);
    const names = JSON.parse(output) as string[];
    expect(names.length).toBeGreaterThan(0);
  });
});

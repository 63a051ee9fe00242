/** A database that dies under a running server: 503 until it is back, or the server ends. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Session } from "#generated/hrms/schema.ts";
import type { RunningServer } from "#src/server/main.ts";
import { type Cluster, startCluster } from "#src/store/database/embedded/cluster.ts";
import { postmasterOf } from "#src/store/database/embedded/postmaster.ts";
import { openStore } from "#src/store/database/open-store.ts";
import { testDataKey } from "../../support/data-key.ts";
import { startTestServer } from "../../support/server.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-away-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The servers of these tests use one database in turn: creating another takes longer than most of the tests. */
const dataDir = join(folder, "data");
const pidFile = join(dataDir, "postgres/postmaster.pid");
const postmaster = (): number | null => postmasterOf(join(dataDir, "postgres"));

interface Answered {
  readonly path: string;
  readonly status: number;
  readonly retryAfter: string | null;
}

/** Signed in, without a token, and a probe: each reaches the database in a different way. */
const paths = ["/me/profile", "/instance", "/ready"];

async function tokenOf({ url, administratorNeeded }: RunningServer): Promise<string> {
  const person = {
    fullName: "Adeline Goh",
    username: "adeline",
    email: "adeline@hrms.example",
    password: "Orchid-Road-77",
  };
  const answer = await fetch(url + (administratorNeeded ? "/setup/administrator" : "/jwt/login"), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administratorNeeded ? person : { email: person.email, password: person.password }),
  });
  return ((await answer.json()) as Session).accessToken;
}

/** Calls repeatedly until all calls of a round succeed after `until` was true, or for so long that they never will. */
async function callWhile({ url }: RunningServer, token: string, until: () => boolean): Promise<Answered[]> {
  const started = performance.now();
  const answers: Answered[] = [];
  for (;;) {
    const over = until();
    const round = await Promise.all(
      paths.map(async (path) => {
        const { status, headers } = await fetch(url + path, {
          headers: path.startsWith("/me/") ? { authorization: `Bearer ${token}` } : {},
        });
        return { path, status, retryAfter: headers.get("retry-after") };
      }),
    );
    answers.push(...round);
    if ((over && round.every(({ status }) => status === 200)) || performance.now() - started > 20_000) return answers;
    await sleep(20);
  }
}

/** Nothing but 503 with the seconds to wait, and 200 again in the end. */
function expectBack(answers: readonly Answered[]): void {
  expect(
    answers.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && Number(retryAfter) >= 1)),
  ).toEqual([]);
  expect(answers.slice(-paths.length).map(({ status }) => status)).toEqual(paths.map(() => 200));
}

describe("the embedded database of a running server", () => {
  let server: RunningServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ empty: true, durable: true, env: { DATA_DIR: dataDir } });
    token = await tokenOf(server);
  });
  afterAll(() => server.close());

  async function killed(): Promise<Answered[]> {
    const before = postmaster();
    process.kill(before ?? 0, "SIGKILL");
    return callWhile(server, token, () => ![null, before, process.pid].includes(postmaster()));
  }

  it("recovers after its postmaster is killed", async () => {
    const answers = await killed();
    expectBack(answers);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });

  it("recovers even if a busy backend outlives the postmaster and holds its memory", async () => {
    const busy = server.store.pool
      .query("select count(*) from generate_series(1, 10000000000::bigint)")
      .catch(() => "lost");
    await expect
      .poll(
        async () =>
          (
            await server.store.pool.query(
              "select from pg_stat_activity where state = 'active' and query like '%10000000000%'",
            )
          ).rowCount,
      )
      .toBeGreaterThan(1);
    const answers = await killed();
    expectBack(answers);
    expect(await busy).toBe("lost");
  });

  it("survives killed backends, and stays supervised", async () => {
    const { rows } = await server.store.pool.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name like 'hrms%' and pid <> pg_backend_pid()",
    );
    process.kill(rows[0]?.pid ?? 0, "SIGKILL");
    const answers = await callWhile(server, token, () => true);
    expectBack(answers);
    const again = await killed();
    expectBack(again);
  });

  it.each([
    ["removed", () => rmSync(pidFile)],
    ["emptied", () => writeFileSync(pidFile, "")],
    ["overwritten", () => writeFileSync(pidFile, "99999999\n")],
  ])("keeps running when its pid file is %s", async (_what, harm) => {
    const [before, note] = [postmaster(), readFileSync(pidFile, "utf8")];
    harm();
    const answers = await callWhile(server, token, () => existsSync(pidFile) && postmaster() === before);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(readFileSync(pidFile, "utf8")).toBe(note);
  });

  it("recovers after its postmaster is killed and its pid file emptied at the same time", async () => {
    const before = postmaster();
    writeFileSync(pidFile, "");
    process.kill(before ?? 0, "SIGKILL");
    const answers = await callWhile(server, token, () => ![null, before].includes(postmaster()));
    expectBack(answers);
  });
});

describe("an external database", () => {
  const open = (): Promise<Cluster> => startCluster({ dataDir, report: () => undefined, durable: false });
  let cluster: Cluster;
  let server: RunningServer;
  let token: string;
  beforeEach(async () => {
    cluster = await open();
    const { host, port, user, database } = cluster.connection;
    server = await startTestServer({
      empty: true,
      env: { DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}` },
    });
    token = await tokenOf(server);
  });
  afterEach(async () => {
    await server.close();
    await cluster.stop();
  });

  it("is awaited: 503 while it is unavailable, 200 once it is back", async () => {
    await cluster.stop();
    let rounds = 0;
    const calls = callWhile(server, token, () => (rounds += 1) > 10 && back);
    let back = false;
    await expect.poll(() => rounds).toBeGreaterThan(10);
    cluster = await open();
    back = true;
    const answers = await calls;
    expectBack(answers);
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });
});

describe("an unreadable pid file at start", () => {
  const open = () => openStore({ dataDir, report: () => undefined, durable: false });

  it.each([
    ["empty", ""],
    ["of zeroes, as a power cut leaves it", "\0".repeat(90)],
    ["of words", "no number\nat all\n"],
  ])("%s is repaired", async (_what, note) => {
    await (await open()).close();
    writeFileSync(pidFile, note);
    writeFileSync(join(dataDir, "postgres/.s.PGSQL.5432.lock"), note);
    await (await open()).close();
  });

  it("does not start a second server next to a running one", async () => {
    const first = await open();
    const before = postmaster();
    writeFileSync(pidFile, "");
    await expect(open()).rejects.toThrow("Another server is using");
    await expect.poll(postmaster).toBe(before);
    await first.close();
  });

  it("does not hide a database left running by a dead server", async () => {
    const code = `
      import { openStore } from "#src/store/database/open-store.ts";
      await openStore({ dataDir: ${JSON.stringify(dataDir)}, report: () => undefined });
      process.kill(process.pid, "SIGKILL");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      cwd: join(import.meta.dirname, "../../.."),
      stdio: "ignore",
    });
    await new Promise((resolve) => child.on("close", resolve));
    writeFileSync(pidFile, "");
    const lines: string[] = [];
    await (await openStore({ dataDir, report: (line) => lines.push(line), durable: false })).close();
    expect(lines).toEqual(["Stopping the database that an ended server left running"]);
  });
});

describe("a database that cannot be restarted", () => {
  it("makes the server exit with code 1 and one message", async () => {
    const code = `
      import { startServer } from "#src/server/main.ts";
      import { readSettings } from "#src/server/settings.ts";
      await startServer(readSettings(process.env, process.cwd()), () => undefined, { empty: true });
      console.log("ready");`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      cwd: join(import.meta.dirname, "../../.."),
      env: { ...process.env, PORT: "0", LOG_LEVEL: "silent", DATA_DIR: dataDir, DATA_KEY: testDataKey },
    });
    let [output, complaint] = ["", ""];
    child.stdout.on("data", (part: Buffer) => {
      output += part.toString();
      if (!output.includes("ready")) return;
      output = "";
      renameSync(join(dataDir, "postgres/global/pg_control"), join(dataDir, "pg_control"));
      process.kill(postmaster() ?? 0, "SIGKILL");
    });
    child.stderr.on("data", (part: Buffer) => (complaint += part.toString()));
    expect(await new Promise((resolve) => child.on("close", resolve))).toBe(1);
    expect(complaint).toMatch(/^The embedded PostgreSQL did not start\. .*\n$/);
  });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { postmasterOf } from "./embedded/postmaster.ts";
import { openStore } from "./open-store.ts";
import { StoreError } from "./store-error.ts";

/** Made for its owner alone, like a home: the account that PostgreSQL runs under may not enter. */
const folder = mkdtempSync(join(tmpdir(), "hrms-store-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function complaint(settings: { dataDir?: string; databaseUrl?: string }): Promise<string> {
  const error: unknown = await openStore({ ...settings, report: () => undefined }).then(
    (store) => store.close(),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StoreError);
  return (error as StoreError).message;
}

describe("an invalid DATABASE_URL", () => {
  it.each([
    ["mysql://root:secret@localhost/hrms", "DATABASE_URL is not the address of a PostgreSQL database, such as"],
    ["hrms", "DATABASE_URL is not the address of a PostgreSQL database, such as"],
    [
      "postgres://hrms:secret@127.0.0.1:1/hrms",
      "DATABASE_URL: the database 127.0.0.1:1/hrms cannot be used: connect ECONNREFUSED",
    ],
    [
      "postgres://hrms:secret@/hrms?host=/nowhere",
      "DATABASE_URL: the database /nowhere/hrms cannot be used: connect ENOENT",
    ],
  ])("%s is reported in a sentence without the password", async (databaseUrl, sentence) => {
    const message = await complaint({ databaseUrl });
    expect(message).toContain(sentence);
    expect(message).not.toContain("secret");
  });
});

describe("an invalid DATA_DIR", () => {
  it("is reported in one sentence", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    expect(await complaint({ dataDir: file })).toMatch(/^DATA_DIR .*file cannot be used: EEXIST/);
    expect(await complaint({ dataDir: join(file, "below") })).toMatch(/^DATA_DIR .*below cannot be used: ENOTDIR/);
  });
});

describe("an embedded database in an awkward folder", () => {
  const dataDir = join(folder, "a folder with spaces", "ä".repeat(60), "b".repeat(60));

  it("starts in a private folder with a path too long for a socket, keeps its data, and stops", async () => {
    const lines: string[] = [];
    const open = () => openStore({ dataDir, report: (line) => lines.push(line), durable: false });
    const first = await open();
    await first.pool.query("create table kept as select 42 as answer");
    await first.close();
    const second = await open();
    expect((await second.pool.query("select answer from kept")).rows).toEqual([{ answer: 42 }]);
    await second.close();
    expect(lines).toEqual(["Making the database"]);
    await expect(second.pool.query("select 1")).rejects.toThrow();
  });

  it("keeps values of failed statements out of PostgreSQL's log", async () => {
    const store = await openStore({ dataDir, report: () => undefined, durable: false });
    await store.pool.query("create table names (name text check (name <> 'Lim Ai Ling'), salary int)");
    await expect(store.pool.query("insert into names values ($1, 918273)", ["Lim Ai Ling"])).rejects.toThrow();
    await expect(store.pool.query("select 'Lim Ai Ling'::int")).rejects.toThrow();
    await store.close();
    const log = readFileSync(join(dataDir, "postgres.log"), "utf8");
    expect(log).toContain("ready to accept connections");
    expect(log).not.toMatch(/Lim Ai Ling|918273/);
  });

  it("restarts after its server was killed, even if another process has the recorded pid", async () => {
    const store = await openStore({ dataDir, report: () => undefined, durable: false });
    process.kill(postmasterOf(join(dataDir, "postgres")) ?? 0, "SIGKILL");
    await store.close();
    const note = join(dataDir, "postgres", "postmaster.pid");
    writeFileSync(note, readFileSync(note, "utf8").replace(/^\d+/, String(process.ppid)));
    await (await openStore({ dataDir, report: () => undefined, durable: false })).close();
  });

  it("refuses files of another version", async () => {
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "17\n");
    expect(await complaint({ dataDir })).toContain("was made by PostgreSQL 17, but this release brings version 18");
  });
});

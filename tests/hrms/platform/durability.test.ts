/** Acknowledged writes survive a sudden kill of the server and its database. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { postmasterOf } from "#src/store/database/embedded/postmaster.ts";
import { openStore, type Store } from "#src/store/database/open-store.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { inTenant } from "#src/store/database/transaction.ts";

const folder = mkdtempSync(join(tmpdir(), "hrms-durability-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const script = join(import.meta.dirname, "../../support/write-until-killed.ts");

/** Runs a server until it has acknowledged that many writes, kills it, and returns its output. */
async function workUntilKilled(writes: number, killDatabase: boolean): Promise<string[]> {
  const child = spawn(process.execPath, [script, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split("\n").length <= writes || child.killed) return;
      const postmaster = postmasterOf(join(folder, "postgres"));
      child.kill("SIGKILL");
      if (killDatabase && postmaster !== null) process.kill(postmaster, "SIGKILL");
    });
    child.on("close", (code) =>
      code === null ? resolve() : reject(new Error(`The server ended by itself with ${code}.`)),
    );
  });
  // A truncated last line acknowledges nothing.
  return output.split("\n").slice(1, -1);
}

async function reopen(): Promise<Store> {
  return openStore({ dataDir: folder, report: () => undefined });
}

const acknowledged: string[] = [];

describe.each([
  ["the server is killed", false],
  ["server and database are killed", true],
  ["the server is killed once more", false],
])("after %s", (_what, killDatabase) => {
  it("no acknowledged grade or history event is lost", async () => {
    acknowledged.push(...(await workUntilKilled(40, killDatabase)));
    const store = await reopen();
    try {
      const lost = await inTenant(store, sampleTenants.merlion.id, (tx) =>
        tx.execute(sql`select id from json_array_elements_text(${JSON.stringify(acknowledged)}::json) as said(id)
          where not exists (select 1 from grades where grades.id = said.id::uuid) or not exists (select 1 from audit_events where record_id = said.id::uuid)`),
      );
      expect(acknowledged.length).toBeGreaterThanOrEqual(39);
      expect(lost.rows).toEqual([]);
    } finally {
      await store.close();
    }
    // The first one creates the database and loads the samples.
  }, 120_000);
});

describe("a data folder", () => {
  it("serves one server at a time, and the second one says so", async () => {
    const first = await reopen();
    try {
      await expect(reopen()).rejects.toThrow(
        `Another server is using ${folder}: stop it first, or set another DATA_DIR.`,
      );
      expect((await first.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      await first.close();
    }
  });
});

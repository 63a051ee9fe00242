/** A database and its DATA_KEY: another key is refused, and rotation covers every dependent value. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { MfaSecret, Problem, RecoveryCodes, RegisterAnswer, Session } from "#generated/hrms/schema.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { claimDataKey } from "#src/store/database/data-key.ts";
import { rotateDataKey } from "#src/store/database/rotate-data-key.ts";
import { sealedPlaces } from "#src/store/database/sealed-places.ts";
import { fingerprint, seal, unseal, unsealable } from "#src/store/database/sealed.ts";
import { testDataKey } from "../../support/data-key.ts";
import { openTestDatabase, type TestDatabase } from "../../support/database.ts";
import { testGateway } from "../../support/gateway.ts";
import { openHrmsGateway } from "../../support/hrms-gateway.ts";
import { startTestServer } from "../../support/server.ts";
import { codeAt } from "../../support/totp.ts";

const newKey = "another-key-for-tests-of-32-signs-or-more";
const otherKey = "a-third-key-for-tests-of-32-signs-or-more";
const refusal = "DATA_KEY is not the key that this database was encrypted with";
const unfinished = "The DATA_KEY of this database is being replaced";

let database: TestDatabase;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const started = (key: string) => claimDataKey(database, key, () => undefined).then((claim) => claim.release());

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Where in the whole database values exist that the key decrypts, with their number. */
async function openedBy(key: string): Promise<Record<string, number>> {
  const { rows: columns } = await database.pool.query<{ table: string; column: string }>(
    "select table_name as table, column_name as column from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'character varying')",
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await database.pool.query<{ value: unknown }>(
      `select "${column}" as value from "${table}" where "${column}" is not null`,
    );
    // Nonce, tag and text in base64.
    const texts = rows
      .flatMap(({ value }) => textsIn(value))
      .filter((text) => text.length >= 40 && /^[\w+/]+=*$/.test(text));
    const count = texts.filter((text) => unsealable(key, text)).length;
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
}

/** At least one value in each column that may contain one. */
async function fillEveryPlace(): Promise<void> {
  const { pool } = database;
  await pool.query("update webhooks set earlier_secret = $1, earlier_secret_until = now()", [
    seal(testDataKey, "earlier"),
  ]);
  await pool.query(
    `insert into sso_connections (tenant_id, issuer, client_id, client_secret_enc, domains, created_at, created_by, updated_at, updated_by)
     select tenant_id, 'https://id.example', 'hrms', $1, '[]', now(), id, now(), id from users where email = 'admin@demo.com'`,
    [seal(testDataKey, "client secret")],
  );
  await pool.query(
    "insert into user_mfa (user_id, secret_enc, recovery_key_enc, created_at) select id, $1, $2, now() from users where email = 'hr@merlion.demo'",
    [seal(testDataKey, "JBSWY3DPEHPK3PXP"), seal(testDataKey, "a key")],
  );
  await pool.query(
    "insert into idempotency_keys (user_id, operation, key, request_hash, response_enc, at) select id, 'createGrade', 'a key', 'hash', $1, now() from users where email = 'hr@merlion.demo'",
    [seal(testDataKey, "{}")],
  );
  const requested = (name: string) => JSON.stringify({ idType: "nric", [name]: seal(testDataKey, "S1234567D") });
  await pool.query("update change_requests set before = $1, after = $2, fields = $3", [
    requested("sealedIdNo"),
    requested("sealedIdNo"),
    requested("accountNoEnc"),
  ]);
  // More than one batch.
  await pool.query(
    "insert into import_jobs select (jsonb_populate_record(job, jsonb_build_object('id', gen_random_uuid()))).* from import_jobs job, generate_series(1, 12) where content is not null",
  );
}

const listed = sealedPlaces.flatMap(({ table, columns }) =>
  Object.keys(columns).map((column) => ({ name: `${table}.${column}`, holds: columns[column]?.holds })),
);
const encryptedColumns = listed
  .filter(({ holds }) => holds !== "hash")
  .map(({ name }) => name)
  .sort();

describe("the list of columns that depend on the key", () => {
  it("names every column with encrypted values in the samples", async () => {
    expect(encryptedColumns).toEqual(expect.arrayContaining(Object.keys(await openedBy(testDataKey))));
  });

  it("names every column with a matching name, except those stored without the key", async () => {
    const { rows } = await database.pool.query<{ name: string }>(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public' and column_name ~ '(_enc|hash|hashes|secret|sealed)$' order by 1",
    );
    const without = [
      // Hashes of random texts, of passwords, or keyed with JWT_SECRET.
      "api_keys.secret_hash",
      "idempotency_keys.request_hash",
      "email_otps.code_hash",
      "email_otps.token_hash",
      "invitation_tokens.token_hash",
      "leave_feeds.token_hash",
      "sessions.refresh_hash",
      "sso_states.state_hash",
      "users.password_hash",
      "audit_events.hash",
      "audit_events.previous_hash",
      "platform_events.hash",
      "platform_events.previous_hash",
      // Of what a payslip was calculated from, which tells whether it has changed.
      "pay_runs.input_hash",
      "payslips.input_hash",
      // Keyed with the key next to them.
      "user_mfa.recovery_hashes",
    ];
    expect(
      rows
        .map(({ name }) => name)
        .filter((name) => !without.includes(name) && !listed.some((one) => one.name === name)),
    ).toEqual([]);
  });
});

describe("a rotation", () => {
  it("leaves nothing readable with the old key and everything with the new one", async () => {
    await fillEveryPlace();
    const before = await openedBy(testDataKey);
    expect(Object.keys(before).sort()).toEqual(encryptedColumns);
    expect(await rotateDataKey({ store: database, from: testDataKey, to: newKey })).toEqual({
      changed: true,
      unreadable: [],
    });
    expect(await openedBy(testDataKey)).toEqual({});
    const after = await openedBy(newKey);
    // From now on every two-step secret has the key of its recovery codes.
    expect(after).toEqual({ ...before, "user_mfa.recovery_key_enc": before["user_mfa.secret_enc"] });
    const { rows } = await database.pool.query<{ id_no_enc: string; id_hash: string }>(
      "select id_no_enc, id_hash from persons where id_no_enc is not null",
    );
    expect(rows.filter((row) => row.id_hash !== fingerprint(newKey, unseal(newKey, row.id_no_enc)))).toEqual([]);
    await expect(started(testDataKey)).rejects.toThrow(refusal);
    await started(newKey);
    expect(await rotateDataKey({ store: database, from: testDataKey, to: newKey })).toEqual({
      changed: false,
      unreadable: [],
    });
  });

  it("that is interrupted repeatedly blocks server starts and resumes where it stopped", async () => {
    await fillEveryPlace();
    const before = await openedBy(testDataKey);
    const interruptedAfter = (steps: number): Promise<unknown> => {
      let left = steps;
      const progress = (): void => {
        left -= 1;
        if (left === 0) throw new Error("pulled out");
      };
      return rotateDataKey({ store: database, from: testDataKey, to: newKey, progress });
    };
    for (const steps of [1, 3, 6]) {
      await expect(interruptedAfter(steps)).rejects.toThrow("pulled out");
      for (const key of [testDataKey, newKey, otherKey]) await expect(started(key)).rejects.toThrow(unfinished);
    }
    await expect(rotateDataKey({ store: database, from: testDataKey, to: otherKey })).rejects.toThrow("to another key");
    await expect(rotateDataKey({ store: database, from: otherKey, to: newKey })).rejects.toThrow(
      "from another DATA_KEY",
    );
    // If restarted, it would be interrupted again.
    await expect(interruptedAfter(6)).resolves.toEqual({ changed: true, unreadable: [] });
    expect(await openedBy(testDataKey)).toEqual({});
    expect(await openedBy(newKey)).toMatchObject({
      ...before,
      "user_mfa.recovery_key_enc": before["user_mfa.secret_enc"],
    });
    await started(newKey);
  });

  it("needs the right key, and no running server", async () => {
    await expect(rotateDataKey({ store: database, from: otherKey, to: newKey })).rejects.toThrow(refusal);
    const claim = await claimDataKey(database, testDataKey, () => undefined);
    await expect(rotateDataKey({ store: database, from: testDataKey, to: newKey })).rejects.toThrow(
      "A server, or another rotation, is working on this database",
    );
    await claim.release();
    expect(await openedBy(newKey)).toEqual({});
  });

  it("keeps values that neither key decrypts, and reports where they are", async () => {
    await started(testDataKey);
    const { rows } = await database.pool.query<{ id: string }>(
      "update persons set id_no_enc = $1 where id = (select id from persons where id_no_enc is not null limit 1) returning id",
      [seal(otherKey, "S1234567D")],
    );
    expect(await rotateDataKey({ store: database, from: testDataKey, to: newKey })).toEqual({
      changed: true,
      unreadable: [`persons.id_no_enc of ${rows[0]?.id}`],
    });
  });

  it("keeps two-step secrets and recovery codes valid", async () => {
    const gateway = await openHrmsGateway();
    try {
      const person = { email: "rotated@kopi.example", username: "rotated", password: "Orchid-Road-77" };
      const { body } = await gateway.call<RegisterAnswer>("POST", "/jwt/register", { body: person });
      if (!("user" in body)) throw new Error(JSON.stringify(body));
      const headers = { Authorization: `Bearer ${body.accessToken}` };
      const { secret } = (
        await gateway.call<MfaSecret>("POST", "/me/profile/mfa", { headers, body: { password: person.password } })
      ).body;
      const { recoveryCodes } = (
        await gateway.call<RecoveryCodes>("POST", "/me/profile/mfa/confirm", {
          headers,
          body: { code: codeAt(secret, new Date()) },
        })
      ).body;
      const signInWith = async (dataKey: string, recoveryCode: string | undefined): Promise<number> => {
        const { contract, session } = hrmsContract(gateway.database, { ...gateway.settings, dataKey });
        const { call } = testGateway(createGateway({ contracts: [contract], mode: "strict", session }));
        const { challenge } = (
          await call<Problem>("POST", "/jwt/login", { body: { email: person.email, password: person.password } })
        ).body;
        return (await call<Session>("POST", "/auth/mfa", { body: { challenge, recoveryCode } })).status;
      };
      await rotateDataKey({ store: gateway.database, from: testDataKey, to: newKey });
      expect(await signInWith(newKey, recoveryCodes[0])).toBe(200);
      await rotateDataKey({ store: gateway.database, from: newKey, to: otherKey });
      expect(await signInWith(otherKey, recoveryCodes[1])).toBe(200);
      expect(await signInWith(otherKey, recoveryCodes[1])).toBe(422);
    } finally {
      await gateway.close();
    }
  });
});

describe("a server", () => {
  const start = (key: string) => startTestServer({ env: { DATABASE_URL: database.url, DATA_KEY: key } });

  it("adopts the key that decrypts an older database, and accepts no other afterwards", async () => {
    await expect(start(otherKey)).rejects.toThrow(refusal);
    await (await start(testDataKey)).close();
    await expect(start(otherKey)).rejects.toThrow(refusal);
  });

  it("uses the fingerprint if no encrypted values are left", async () => {
    await started(testDataKey);
    const empty = await openTestDatabase({ samples: false });
    try {
      const open = (key: string) => claimDataKey(empty, key, () => undefined).then((claim) => claim.release());
      await open(otherKey);
      await expect(open(testDataKey)).rejects.toThrow(refusal);
      await open(otherKey);
    } finally {
      await empty.close();
    }
  });

  it("notices a key replaced while its connection was down", async () => {
    let said = "";
    const claim = await claimDataKey(database, testDataKey, ({ message }) => (said = message));
    await database.pool.query("update server.data_key set salt = 'another'");
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hrms data key' and datname = current_database()",
    );
    await expect.poll(() => said, { timeout: 20_000 }).toContain(refusal);
    await claim.release();
  });
});

describe("npm run keys:rotate", () => {
  const folder = mkdtempSync(join(tmpdir(), "hrms-keys-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(import.meta.dirname, "../../../scripts/keys-rotate.ts");

  async function run(env: Readonly<Record<string, string>>): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: database.url, DATA_DIR: folder, ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (part: Buffer) => (output += part.toString()));
    return { code: await new Promise<number | null>((resolve) => child.on("close", resolve)), output };
  }

  it("replaces a key from the environment and one from a file", async () => {
    expect(await run({})).toEqual({
      code: 1,
      output: "There is no key to replace: set DATA_KEY, or DATA_DIR to the folder of the file data-key.\n",
    });
    expect(await run({ DATA_KEY: testDataKey })).toEqual({
      code: 1,
      output: "Set DATA_KEY_NEW to the new key, 32 characters or more.\n",
    });
    const set = await run({ DATA_KEY: testDataKey, DATA_KEY_NEW: newKey });
    expect(set.output).toContain("persons: ");
    expect([set.code, set.output.trim().split("\n").at(-1)]).toEqual([
      0,
      "Start the server with DATA_KEY set to the new key.",
    ]);
    await started(newKey);

    const file = join(folder, "data-key");
    writeFileSync(file, `${newKey}\n`);
    expect((await run({})).code).toBe(0);
    expect(readFileSync(`${file}.previous`, "utf8").trim()).toBe(newKey);
    expect(existsSync(`${file}.new`)).toBe(false);
    await started(readFileSync(file, "utf8").trim());
  }, 120_000);
});

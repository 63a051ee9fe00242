/** Audit events form a chain: removing or changing one is detected. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Grade } from "#generated/hrms/schema.ts";
import { canonicalJson, type JsonValue } from "#src/domain/shared/canonical-json.ts";
import { checkChains } from "#src/store/shared/audit-chain.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import { errorCode } from "#src/store/database/violations.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

const { merlion } = sampleTenants;
const root = join(import.meta.dirname, "../..");

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  admin = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const chainOf = async (tenant: string | null) =>
  (await checkChains(gateway.database)).find((chain) => chain.tenant === tenant);
const query = (text: string, values: unknown[] = []) =>
  gateway.database.pool.query<Record<string, unknown>>(text, values);
const createGrade = (name: string) =>
  admin<Grade>("POST", `/companies/${trading}/grades`, { body: { name, rank: 70 } });

/** Only the owner of the table can do this, by disabling its triggers. */
async function tamper(statement: string): Promise<void> {
  await query(
    `alter table audit_events disable trigger user; ${statement}; alter table audit_events enable trigger user`,
  );
}

const verify = () => {
  const { status, stdout } = spawnSync(process.execPath, [join(root, "scripts/audit-verify.ts")], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, DATABASE_URL: gateway.database.url },
  });
  return { status, lines: stdout.trim().split("\n") };
};

describe("the audit chain", () => {
  it("is valid for the samples and later changes, one chain per tenant and one for the platform", async () => {
    const before = await chainOf(merlion.name);
    expect(before).toMatchObject({ broken: null });
    await createGrade("Archivist");
    const after = await chainOf(merlion.name);
    expect([after?.events, after?.broken]).toEqual([(before?.events ?? 0) + 1, null]);
    expect((await checkChains(gateway.database)).map(({ tenant, broken }) => [tenant, broken])).toEqual([
      [null, null],
      ["Banyan Foods", null],
      ["Merlion Trading", null],
    ]);
  });

  it("gives concurrent writers separate positions", async () => {
    const before = (await chainOf(merlion.name))?.events ?? 0;
    const made = await Promise.all(Array.from({ length: 12 }, (_, index) => createGrade(`Crew ${index}`)));
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
    expect(await chainOf(merlion.name)).toMatchObject({ events: before + 12, broken: null });
  });

  it("is built by the database, whatever an insert says, and masks secrets", async () => {
    const actor = {
      tenantId: merlion.id,
      userId: sampleAccounts.adeline.id,
      actingForId: sampleAccounts.siti.id,
      requestId: "chain-1",
      now: new Date(),
    };
    const changes = [
      { field: "accountNo", before: null, after: "0123456789" },
      { field: "rate", before: 1e-7, after: 1.5e21 },
    ];
    await inTenant(gateway.database, merlion.id, (tx) =>
      recordEvent(tx, actor, {
        companyId: null,
        action: "update",
        subject: "banks",
        recordId: trading,
        recordName: 'ünïcode \u2028 "quoted"',
        changes,
        reason: "new account",
      }),
    );
    const { rows } = await query(
      "select sequence, hash, changes, reason, acting_for_id from audit_events where request_id = 'chain-1'",
    );
    expect(rows).toMatchObject([
      { reason: "new account", acting_for_id: sampleAccounts.siti.id, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ]);
    expect(JSON.stringify(rows)).not.toContain("0123456789");
    expect(await chainOf(merlion.name)).toMatchObject({ broken: null });
  });

  it("hashes equal values the same, at any depth", async () => {
    const values: JsonValue[] = [
      [],
      {},
      [{}],
      [{}, { b: 1, a: null }],
      [{ long: [], a: [{ c: { e: 1, d: 'ü"' } }, 2] }],
      [1, { b: true }],
      [[{ b: 1, a: 2 }], "x", null],
      { Z: 1, a: [{ "": {} }], ü: -0.5 },
    ];
    const { rows } = await query(
      "select canonical_json(value) as text from jsonb_array_elements($1::jsonb) with ordinality as all_of_them(value, place) order by place",
      [JSON.stringify(values)],
    );
    expect(rows.map(({ text }) => text)).toEqual(values.map(canonicalJson));
  });

  it.each([
    "update audit_events set reason = 'x'",
    "delete from audit_events",
    "truncate audit_events",
    "truncate platform_events",
  ])("is kept from its owner too: %s", async (statement) => {
    expect(errorCode(await query(statement).catch((error: unknown) => error))).toBe("42501");
  });
});

describe("tampering", () => {
  let kept: string;
  beforeEach(async () => {
    kept = String(
      (await query("select sequence from audit_events where tenant_id = $1 and sequence = 5", [merlion.id])).rows[0]?.[
        "sequence"
      ],
    );
    expect(kept).toBe("5");
  });

  it("is detected if a text was changed, and the command says where", async () => {
    expect(verify()).toMatchObject({
      status: 0,
      lines: [
        expect.stringMatching(/^Platform: /),
        expect.stringMatching(/^Banyan Foods: \d+ events, unbroken/),
        expect.stringMatching(/^Merlion Trading: \d+ events, unbroken/),
        "All 3 chains hold.",
      ],
    });
    const { rows } = await query("select record_name as name from audit_events where tenant_id = $1 and sequence = 5", [
      merlion.id,
    ]);
    await tamper(
      `update audit_events set record_name = 'Someone else' where tenant_id = '${merlion.id}' and sequence = 5`,
    );
    expect(await chainOf(merlion.name)).toMatchObject({ events: 4, broken: { sequence: 5, fault: "changed" } });
    expect(await chainOf("Banyan Foods")).toMatchObject({ broken: null });
    const reported = verify();
    expect(reported.status).toBe(1);
    expect(reported.lines.slice(2)).toEqual([
      "Merlion Trading: 4 events, then BROKEN at event 5: it was changed after it was written",
      "1 of 3 chains are broken.",
    ]);
    await tamper(
      `update audit_events set record_name = '${String(rows[0]?.["name"])}' where tenant_id = '${merlion.id}' and sequence = 5`,
    );
    expect(await chainOf(merlion.name)).toMatchObject({ broken: null });
  });

  it("is detected if the hash was recalculated", async () => {
    await tamper(
      `update audit_events set hash = event_hash(to_jsonb(audit_events) || '{"reason":"x"}'), reason = 'x' where tenant_id = '${merlion.id}' and sequence = 5`,
    );
    expect((await chainOf(merlion.name))?.broken).toMatchObject({ sequence: expect.any(Number) });
    await tamper(
      `update audit_events set reason = null where tenant_id = '${merlion.id}' and sequence = 5; update audit_events set hash = next.previous_hash from audit_events as next where audit_events.tenant_id = '${merlion.id}' and audit_events.sequence = 5 and next.tenant_id = audit_events.tenant_id and next.sequence = 6`,
    );
    expect(await chainOf(merlion.name)).toMatchObject({ broken: null });
  });

  it("is detected if an event was removed", async () => {
    await tamper(`delete from audit_events where tenant_id = '${merlion.id}' and sequence = 5`);
    expect(await chainOf(merlion.name)).toMatchObject({ events: 4, broken: { sequence: 6, fault: "missing" } });
  });
});

/** Exports of a tenant's data for its owners: contents, exclusions, access and expiry. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AuditEventPage, Problem, StoredFile, TenantExport, TenantExportPage } from "#generated/hrms/schema.ts";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { silentLog } from "#src/server/gateway/log.ts";
import { runJobNow, runQueuedTasks } from "../../support/jobs.ts";
import { sampleTenants } from "#src/store/samples/accounts.ts";
import { seal } from "#src/store/database/sealed.ts";
import { exportedTables, leftOutColumns, leftOutTables } from "#src/store/integrations/tenant-export/tables.ts";
import { testDataKey } from "../../support/data-key.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
const folder = mkdtempSync(join(tmpdir(), "hrms-exports-"));
const aWeek = 7 * 86_400_000;
let gateway: HrmsGateway;
let owner: Call;
let clock = new Date();

beforeAll(async () => {
  gateway = await openHrmsGateway({ settings: { filesDir: folder, accessTokenSeconds: 10_000_000 }, now: () => clock });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const ask = (call: Call = owner) =>
  call<TenantExport & Omit<Problem, "status">>("POST", "/tenant/exports", {
    body: { reason: "Move to another system" },
  });
const exporter = (log = silentLog, settings = gateway.settings) =>
  runQueuedTasks({ ...gateway, settings }, "make-tenant-export", { log, now: () => clock });
const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.pool.query<Row>(text, values)).rows;

async function made(): Promise<TenantExport> {
  const { status, body } = await ask();
  expect([status, body.status]).toEqual([202, "waiting"]);
  await exporter();
  return (await owner<TenantExport>("GET", `/tenant/exports/${body.id}`)).body;
}
const download = (id: string, part = 1, call: Call = owner) =>
  call<Blob | Problem>("POST", `/tenant/exports/${id}/download`, { body: { part } });

async function archive(id: string): Promise<Record<string, Uint8Array>> {
  const { status, body } = await download(id);
  expect(status).toBe(200);
  return unzipSync(body as unknown as Uint8Array);
}
/** A long table continues in files with a number. */
function table(files: Record<string, Uint8Array>, name: string, number = 1): Record<string, string>[] {
  const file = files[number === 1 ? `${name}.csv` : `${name}-${number}.csv`];
  if (!file) return [];
  const [head, ...rows] = readCsv(strFromU8(file)) ?? [];
  const records = rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, index) => [head?.cells[index] ?? "", cell])),
  );
  return [...records, ...table(files, name, number + 1)];
}

describe("the catalogue of tables", () => {
  const leftOut = Object.keys(leftOutTables);

  /** Tables of a tenant or its accounts that are neither exported nor listed as left out. */
  const forgotten = async (): Promise<string[]> => {
    const rows = await query<{ name: string }>(`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and (relname = 'tenants'
        or exists (select 1 from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')
        or exists (select 1 from pg_constraint where conrelid = pg_class.oid and confrelid = 'users'::regclass and confdeltype = 'c'))`);
    return rows
      .map(({ name }) => name)
      .filter((name) => !leftOut.includes(name) && !exportedTables.some((one) => one === name));
  };

  it("lists each table as exported or left out with a reason", async () => {
    expect(await forgotten()).toEqual([]);
    expect(leftOut.filter((name) => exportedTables.some((one) => one === name))).toEqual([]);
    await query("create table planted (id uuid, tenant_id uuid)");
    expect(await forgotten()).toEqual(["planted"]);
    await query("drop table planted");
  });

  it("exports no credentials", async () => {
    const rows = await query<{ name: string }>(
      `
      select relname || '.' || attname as name from pg_attribute join pg_class on pg_class.oid = attrelid
      where relname = any($1) and attnum > 0 and not attisdropped and attname ~ 'secret|password|token|_hash$' and has_column_privilege('app_rt', attrelid, attnum, 'select')`,
      [exportedTables],
    );
    const open = rows.map(({ name }) => name).filter((name) => !leftOutColumns.has(name));
    expect(open.sort()).toEqual([
      "audit_events.previous_hash",
      "pay_runs.input_hash",
      "payslips.input_hash",
      "sso_connections.password_allowed",
      "tenant_settings.passwords",
      "webhooks.earlier_secret_until",
    ]);
  });
});

describe("an export", () => {
  it("contains every exported table with rows of its tenant only, and the files", async () => {
    const [someone] = await query<{ id: string; company: string }>(
      "select id, company_id as company from employees where tenant_id = $1 limit 1",
      [sampleTenants.merlion.id],
    );
    const { body: file } = await owner<StoredFile>(
      "POST",
      `/companies/${someone?.company}/employees/${someone?.id}/files`,
      {
        query: { name: "../CON: letter.pdf", class: "personal" },
        headers: { "Content-Type": "application/octet-stream" },
        body: "%PDF-1.4 a page",
      },
    );
    const one = await made();
    expect(one).toMatchObject({
      status: "ready",
      reason: "Move to another system",
      createdBy: "Adeline Goh",
      parts: [{ part: 1 }],
    });
    const files = await archive(one.id);
    for (const name of exportedTables) {
      const own = name === "tenants" ? "id" : "tenant_id";
      const [{ rows } = { rows: 0 }] = await query<{ rows: number }>(
        `select count(*)::int as rows from ${name} where ${own} = $1`,
        [sampleTenants.merlion.id],
      );
      // What the exports themselves have written since.
      const since = name === "audit_events" ? 1 : 0;
      expect([
        name,
        table(
          files,
          name.replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase()),
        ).length,
      ]).toEqual([name, rows - since]);
    }
    const [name = "", bytes = new Uint8Array()] =
      Object.entries(files).find(([each]) => each.startsWith(`files/${someone?.id}/${file.id.slice(0, 8)}-`)) ?? [];
    expect([strFromU8(bytes), name.slice(6)]).toEqual(["%PDF-1.4 a page", expect.not.stringMatching(/[\\:]|\.\.\//)]);
    expect(table(files, "left-out").map((row) => row["table"])).toContain("fileBytes");
  });

  it("contains decrypted numbers of people, but no passwords, secrets or executable formulas", async () => {
    await query(
      "update persons set id_no_enc = $1, preferred_name = '=cmd()' where id = (select id from persons where tenant_id = $2 order by id limit 1)",
      [seal(testDataKey, "S1234567D"), sampleTenants.merlion.id],
    );
    const files = await archive((await made()).id);
    const [person] = table(files, "persons").filter((row) => row["idNo"] === "S1234567D");
    expect(person?.["preferredName"]).toBe("=cmd()");
    expect(strFromU8(files["persons.csv"] ?? new Uint8Array())).toContain(",'=cmd(),");
    expect(Object.keys(person ?? {})).not.toContain("idHash");
    const everything = Object.entries(files)
      .map(([name, bytes]) => (name.endsWith(".csv") ? strFromU8(bytes) : ""))
      .join("\n");
    const secrets = await query<{ text: string | null }>(
      "select password_hash as text from users union all select secret from webhooks union all select secret_hash from api_keys",
    );
    for (const { text } of secrets) if (text) expect(everything).not.toContain(text);
    expect(everything).not.toMatch(/passwordHash|refreshHash|secretEnc/);
    expect(everything).not.toContain(sampleTenants.banyan.id);
  });

  it("hides the same data about purged people as the audit trail", async () => {
    const [event] = await query<{ id: string; record: string }>(
      "select id, record_id as record from audit_events where tenant_id = $1 and subject = 'employees' order by sequence limit 1",
      [sampleTenants.merlion.id],
    );
    await query(
      "insert into purged_records (tenant_id, record_id, name, through, employee_id) values ($1, $2, 'Purged 77', 1000000, $2)",
      [sampleTenants.merlion.id, event?.record],
    );
    const row = table(await archive((await made()).id), "auditEvents").find((one) => one["id"] === event?.id);
    expect(row?.["recordName"]).toBe("Purged 77");
  });

  it("runs one at a time, and is recorded in the audit trail with each download", async () => {
    const [{ body: first }, { body: second }] = await Promise.all([ask(), ask()]);
    expect([second.id, (await ask()).body.id]).toEqual([first.id, first.id]);
    expect((await download(first.id)).status).toBe(404);
    await exporter();
    await download(first.id);
    expect((await download(first.id, 2)).status).toBe(404);
    const { body: events } = await owner<AuditEventPage>("GET", "/tenant/audit-events", {
      query: { subject: ["tenant-exports"], pageSize: 2 },
    });
    expect(events.items.map(({ action, reason }) => [action, reason])).toEqual([
      ["unmask", "Move to another system"],
      ["create", "Move to another system"],
    ]);
  });

  it("is removed after a week, with its archives", async () => {
    const one = await made();
    const kept = () =>
      readdirSync(join(folder, sampleTenants.merlion.id)).filter((name) => name.startsWith(one.id)).length;
    expect(kept()).toBe(1);
    clock = new Date(clock.getTime() + aWeek + 1000);
    await runJobNow(gateway, "expire-tenant-exports", { now: () => clock });
    expect((await owner<TenantExport>("GET", `/tenant/exports/${one.id}`)).body).toMatchObject({
      status: "expired",
      parts: [],
    });
    expect(kept()).toBe(0);
    const { body: ready } = await owner<TenantExportPage>("GET", "/tenant/exports", { query: { status: ["ready"] } });
    expect(ready.total).toBe(0);
  });

  it("is in a list that can be searched, filtered, sorted and exported", async () => {
    const other = await owner<TenantExport>("POST", "/tenant/exports", { body: { reason: "=Yearly audit" } });
    await exporter();
    const reasons = async (query: object) =>
      (await owner<TenantExportPage>("GET", "/tenant/exports", { query: { pageSize: 100, ...query } })).body.items.map(
        ({ reason }) => reason,
      );
    expect((await reasons({ sort: "reason" }))[0]).toBe("=Yearly audit");
    expect((await reasons({ sort: "-reason" })).at(-1)).toBe("=Yearly audit");
    expect([
      await reasons({ q: "YEARLY" }),
      await reasons({ q: "yearly", status: ["expired"] }),
      (await reasons({ q: "adeline" })).length,
    ]).toEqual([["=Yearly audit"], [], (await reasons({})).length]);
    const file = (
      await owner<string>("GET", "/tenant/exports/export", {
        query: { q: "yearly", columns: ["reason", "status", "parts", "size"] },
      })
    ).body;
    const { parts } = (await owner<TenantExport>("GET", `/tenant/exports/${other.body.id}`)).body;
    expect(readCsv(file)?.map(({ cells }) => cells)).toEqual([
      ["reason", "status", "parts", "size"],
      ["=Yearly audit", "ready", "1", String(parts[0]?.size)],
    ]);
    expect(file.split("\r\n")[1]).toMatch(/^'=Yearly audit,/);
  });

  it("is stored in the database if no folder is set", async () => {
    const other = await openHrmsGateway();
    const call = await other.signIn("owner@banyan.demo", "banyan");
    const { body } = await ask(call);
    await runQueuedTasks(other, "make-tenant-export");
    const { body: bytes } = await download(body.id, 1, call);
    expect(table(unzipSync(bytes as unknown as Uint8Array), "tenants").map((row) => row["name"])).toEqual([
      sampleTenants.banyan.name,
    ]);
    await other.close();
  });

  it("reports a failure, and restarts if its server stops", async () => {
    const reported: string[] = [];
    const { body } = await ask();
    await exporter(
      { ...silentLog, error: (_facts, text) => void reported.push(text) },
      { ...gateway.settings, dataKey: "another key of at least 32 letters" },
    );
    expect(reported).toEqual(["an export could not be made"]);
    expect((await owner<TenantExport>("GET", `/tenant/exports/${body.id}`)).body.status).toBe("failed");
    // The state after a server was stopped; the queue passes the task to another one.
    const next = (await ask()).body;
    await query("update tenant_exports set status = 'running', done = 7 where id = $1", [next.id]);
    await query("update background_tasks set state = 'running', attempts = 1 where record_id = $1", [next.id]);
    await exporter();
    expect((await owner<TenantExport>("GET", `/tenant/exports/${next.id}`)).body.status).toBe("ready");
    const tasks = await query(
      "select state, attempts, error_code from background_tasks where record_id = any($1) order by attempts desc",
      [[body.id, next.id]],
    );
    expect(tasks).toEqual([
      { state: "done", attempts: 2, error_code: null },
      { state: "failed", attempts: 1, error_code: "export-failed" },
    ]);
  });
});

describe("access to exports", () => {
  it("is limited to owners of the whole tenant, a suspended tenant included", async () => {
    const hr = await gateway.signIn("hr@merlion.demo", "hr");
    expect((await ask(hr)).status).toBe(403);
    const outsider = await gateway.signIn("owner@banyan.demo", "banyan");
    const one = await made();
    expect((await download(one.id, 1, outsider)).status).toBe(404);
    await query("update tenants set status = 'suspended' where id = $1", [sampleTenants.merlion.id]);
    const suspended = await gateway.signIn("admin@demo.com", "admin");
    expect(
      (
        await suspended<Problem>("PUT", "/tenant/settings", {
          headers: { "If-Match": '"1"' },
          body: { sender: { senderName: null, replyTo: null } },
        })
      ).body.code,
    ).toBe("tenant-suspended");
    expect((await ask(suspended)).status).toBe(202);
    expect((await download(one.id, 1, suspended)).status).toBe(200);
    await query("update tenants set status = 'active' where id = $1", [sampleTenants.merlion.id]);
    // The owner of one of several companies does not have access to the whole tenant.
    await query(
      "update user_access set scope = 'company' where user_id = (select id from users where email = 'admin@demo.com')",
    );
    expect((await ask(await gateway.signIn("admin@demo.com", "admin"))).status).toBe(403);
  });
});

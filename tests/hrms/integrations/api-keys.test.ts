/** API keys: what a program may do with one, what it may not, and when it ends. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiKey, NewApiKey } from "#generated/hrms/schema.ts";
import { createGateway } from "#src/server/gateway/gateway.ts";
import { hrmsContract } from "#src/server/hrms-contract.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { testGateway } from "../../support/gateway.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
interface Problem {
  code?: string;
  errors?: { pointer: string; code: string }[];
}

let gateway: HrmsGateway;
let owner: Call;
let moment = new Date();

beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => moment });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const wanted = { name: "Time clock", companyIds: [trading], roleIds: [roleId("hrAdmin")] };

async function makeKey(fields: object = {}, by = owner): Promise<NewApiKey> {
  const { status, body } = await by<NewApiKey>("POST", "/tenant/api-keys", { body: { ...wanted, ...fields } });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const withKey =
  (key: string): Call =>
  (method, path, options = {}) =>
    gateway.call(method, path, { ...options, headers: { ...options.headers, Authorization: `Bearer ${key}` } });

const grades = `/companies/${trading}/grades`;

describe("a key", () => {
  it("is shown once, and stored only as a hash", async () => {
    const { id, key, prefix } = await makeKey();
    expect(key.startsWith(`${prefix}_`)).toBe(true);
    const { body } = await owner<Record<string, unknown>>("GET", `/tenant/api-keys/${id}`);
    expect(body).toMatchObject({
      prefix,
      status: "active",
      roles: ["HR administrator"],
      companies: [sampleCompanies.trading.name],
      lastUsedAt: null,
    });
    expect(body).not.toHaveProperty("key");
    const { rows } = await gateway.database.pool.query<{ all: string }>(
      "select api_keys::text as all from api_keys where id = $1",
      [id],
    );
    expect(rows[0]?.all).not.toContain(key.slice(prefix.length + 1));
  });

  it("does what its roles allow in its companies, and appears in the history", async () => {
    const { key } = await makeKey({ name: "Grade keeper" });
    const program = withKey(key);
    const made = await program<{ id: string }>("POST", grades, { body: { name: "Made by a program", rank: 77 } });
    expect(made.status).toBe(201);
    const history = await owner<{ items: { by: string }[] }>("GET", `${grades}/${made.body.id}/history`);
    expect(history.body.items.map(({ by }) => by)).toEqual(["Grade keeper"]);
    expect((await program("GET", `/companies/${sampleCompanies.logistics.id}/grades`)).status).toBe(404);
    expect((await program("GET", `/companies/${sampleCompanies.kitchen.id}/grades`)).status).toBe(404);
    expect((await program("GET", "/tenant/audit-events")).status).toBe(403);
    expect(
      (
        await program("POST", "/countries", {
          body: { iso2: "QZ", iso3: "QZX", name: "Nowhere", nationality: "Nobody" },
        })
      ).status,
    ).toBe(403);
  });

  it("sees people as its roles allow", async () => {
    const { key } = await makeKey();
    const page = await withKey(key)<{ items: { id: string }[] }>("GET", `/companies/${trading}/employees`);
    expect(page.status).toBe(200);
    const one = await withKey(key)<{ pay: unknown; personal: unknown }>(
      "GET",
      `/companies/${trading}/employees/${page.body.items[0]?.id}`,
    );
    expect(one.body.personal).not.toBeNull();
    expect(one.body.pay).toBeNull();
  });

  it.each([
    ["GET", "/me/profile"],
    ["GET", "/me/notifications"],
    ["GET", "/tenant/api-keys"],
    ["POST", "/tenant/api-keys"],
  ])("cannot call %s %s, which is for people", async (method, path) => {
    const { key } = await makeKey({ roleIds: [roleId("tenantOwner")], scope: "tenant" });
    const { status, body } = await withKey(key)<Problem>(method, path, method === "POST" ? { body: wanted } : {});
    expect([status, body.code]).toEqual([403, "person-only"]);
  });

  it("cannot be used to sign in, and takes no seat", async () => {
    const seats = async () =>
      (
        await gateway.database.pool.query<{ n: number }>(
          "select count(*)::int as n from users where tenant_id = $1 and not api_key",
          [sampleTenants.merlion.id],
        )
      ).rows[0]?.n;
    const before = await seats();
    const { name } = await makeKey({ name: "Nobody's seat" });
    expect(await seats()).toBe(before);
    const options = await owner<{ label: string }[]>("GET", "/tenant/users", { query: { q: name } });
    expect(options.body).toEqual([]);
    const accesses = await owner<{ total: number }>("GET", "/tenant/user-access", { query: { q: name } });
    expect(accesses.body.total).toBe(0);
  });
});

describe("the end of a key", () => {
  const refused = async (key: string): Promise<number> => (await withKey(key)("GET", grades)).status;

  it("takes effect at once when revoked, and it can no longer be changed", async () => {
    const { id, key } = await makeKey();
    expect(await refused(key)).toBe(200);
    expect((await owner<ApiKey>("POST", `/tenant/api-keys/${id}/revoke`)).body.status).toBe("revoked");
    expect(await refused(key)).toBe(401);
    expect((await owner("POST", `/tenant/api-keys/${id}/revoke`)).status).toBe(409);
    expect(
      (await owner("PUT", `/tenant/api-keys/${id}`, { body: wanted, headers: { "If-Match": '"2"' } })).status,
    ).toBe(409);
  });

  it("takes effect after its last day", async () => {
    const start = moment;
    const day = (plus: number) =>
      new Date(start.getTime() + plus * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);
    const { key } = await makeKey({ expiresOn: day(1) });
    expect(await refused(key)).toBe(200);
    moment = new Date(start.getTime() + 3 * 86_400_000);
    expect(await refused(key)).toBe(401);
    moment = start;
    expect(await refused(key)).toBe(200);
    const past = await owner<Problem>("POST", "/tenant/api-keys", { body: { ...wanted, expiresOn: day(-1) } });
    expect(past.body.errors).toEqual([expect.objectContaining({ pointer: "/expiresOn", code: "past" })]);
  });

  it("is temporary while the tenant is suspended", async () => {
    const { key } = await makeKey();
    const set = (status: string) =>
      gateway.database.pool.query("update tenants set status = $2 where id = $1", [sampleTenants.merlion.id, status]);
    await set("suspended");
    try {
      expect(await refused(key)).toBe(401);
    } finally {
      await set("active");
    }
    expect(await refused(key)).toBe(200);
  });

  it("makes it as invalid as a made-up key", async () => {
    const { key, prefix } = await makeKey();
    expect(await refused(`${prefix}_${"0".repeat(48)}`)).toBe(401);
    expect(await refused(`${key}0`)).toBe(401);
    expect(await refused("hrms_")).toBe(401);
  });
});

describe("the person who manages a key", () => {
  it("cannot give it permissions they do not have", async () => {
    await gateway.database.pool.query(
      "insert into user_access (tenant_id, user_id, company_id, role_ids, scope) values ($1, $2, $3, $4, 'company') on conflict (tenant_id, user_id, company_id) do update set role_ids = excluded.role_ids, scope = 'company'",
      [sampleTenants.merlion.id, sampleAccounts.callum.id, trading, JSON.stringify([roleId("hrAdmin")])],
    );
    const hr = await gateway.signIn("client@demo.com", "client");
    expect(
      (await hr("POST", "/tenant/api-keys", { body: { ...wanted, roleIds: [roleId("tenantOwner")] } })).status,
    ).toBe(403);
    expect(
      (await hr("POST", "/tenant/api-keys", { body: { ...wanted, roleIds: [roleId("payrollMaker")] } })).status,
    ).toBe(403);
    const elsewhere = await hr<Problem>("POST", "/tenant/api-keys", {
      body: { ...wanted, companyIds: [trading, sampleCompanies.kitchen.id] },
    });
    expect([elsewhere.status, elsewhere.body.errors?.[0]?.pointer]).toEqual([422, "/companyIds/1"]);
    await makeKey({}, hr);
  });

  it("can change name, companies and last day without changing the secret", async () => {
    const { id, key } = await makeKey();
    expect((await withKey(key)("GET", grades)).status).toBe(200);
    const changed = await owner<ApiKey>("PUT", `/tenant/api-keys/${id}`, {
      body: { ...wanted, name: "Door", companyIds: [sampleCompanies.logistics.id], expiresOn: "2090-01-01" },
      headers: { "If-Match": '"1"' },
    });
    expect(changed.body).toMatchObject({
      name: "Door",
      companies: [sampleCompanies.logistics.name],
      expiresOn: "2090-01-01",
      version: 2,
    });
    expect((await withKey(key)("GET", grades)).status).toBe(404);
    expect((await withKey(key)("GET", `/companies/${sampleCompanies.logistics.id}/grades`)).status).toBe(200);
    const history = await owner<{ items: { action: string; changes: { field: string }[] }[] }>(
      "GET",
      `/tenant/api-keys/${id}/history`,
    );
    expect(history.body.items.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(history.body.items[0]?.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(["name", "companies", "expiresOn"]),
    );
  });

  it("can search by name and prefix, and filter by state, role and company", async () => {
    const { id, prefix } = await makeKey({ name: "Needle" });
    const ids = async (query: object) =>
      (
        await owner<{ items: ApiKey[] }>("GET", "/tenant/api-keys", { query: { pageSize: 100, ...query } })
      ).body.items.map((one) => one.id);
    expect(await ids({ q: "needle" })).toEqual([id]);
    expect(await ids({ q: prefix })).toEqual([id]);
    expect(await ids({ status: ["revoked"], q: "needle" })).toEqual([]);
    expect(await ids({ roleIds: [roleId("manager")] })).toEqual([]);
    expect(await ids({ companyId: [trading], q: "needle" })).toEqual([id]);
  });
});

it("sees its last use to within a few minutes", async () => {
  const { id, key } = await makeKey();
  const used = async () => (await owner<ApiKey>("GET", `/tenant/api-keys/${id}`)).body.lastUsedAt;
  await withKey(key)("GET", grades);
  const first = await used();
  expect(first).toBe(moment.toISOString());
});

it("limits only the key that calls too often", async () => {
  const { contract, session } = hrmsContract(gateway.database, gateway.settings, () => moment);
  const limited = testGateway(
    createGateway({
      contracts: [contract],
      mode: "strict",
      session,
      now: () => moment,
      keyLimit: { limit: 2, windowSeconds: 60 },
    }),
  );
  const [busy, other] = [await makeKey(), await makeKey()];
  const ask = ({ key }: NewApiKey) => limited.call("GET", grades, { headers: { Authorization: `Bearer ${key}` } });
  const answers = [await ask(busy), await ask(busy), await ask(busy)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers["Retry-After"] ?? answers[2]?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(other)).status).toBe(200);
});

/**
 * Every operation of the contract, called by everybody who must not: without a token, with the wrong role, from another company
 * of the tenant, from another tenant, from the platform, and with permission for some people's records only. New operations are
 * included automatically; those that cannot be tried are listed with the reason.
 *
 * The path says whose records they are: /companies/{companyId}/… a company's, /tenant/… the tenant's, /me/… the person's own,
 * /platform/… the platform's; all others can be read by everyone and changed by the platform, except for the few listed below.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { companies } from "#src/store/company/tables/companies.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { inTenant } from "#src/store/database/transaction.ts";
import {
  addressOf,
  exampleOf,
  idsIn,
  isCompanys,
  isOwn,
  isPlatforms,
  isTenants,
  type Names,
  ofTenants,
  onlyReads,
  recordsFor,
  send,
  words,
} from "../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];

let gateway: HrmsGateway;
/** Has all permissions in the tenant whose records are tried. */
let owner: Call;
/** Can only read about access. */
let client: Call;
/** Has all permissions in another tenant. */
let stranger: Call;
let platform: Call;
/** A company of the owner's tenant that the owner has no access to. */
let closed: string;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  [owner, client, stranger, platform] = await Promise.all([
    gateway.signIn("admin@demo.com", "admin"),
    gateway.signIn("client@demo.com", "client"),
    gateway.signIn("owner@banyan.demo", "banyan"),
    gateway.signIn("platform@hrms.demo", "platform"),
  ]);
  const at = new Date();
  const who = {
    tenantId: sampleTenants.merlion.id,
    createdAt: at,
    createdBy: sampleAccounts.adeline.id,
    updatedAt: at,
    updatedBy: sampleAccounts.adeline.id,
  };
  closed = await inTenant(gateway.database, sampleTenants.merlion.id, async (tx) => {
    const [made] = await tx
      .insert(companies)
      .values({ name: "Closed Pte. Ltd.", ...who })
      .returning({ id: companies.id });
    return made?.id ?? "";
  });
  await layTripwires();
});
afterAll(() => gateway.close());

async function tableNames(): Promise<string[]> {
  const { rows } = await gateway.database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  return rows.map(({ name }) => name);
}

/** Each table counts the statements that write to it, within their transaction: rolled-back ones leave no trace. */
async function layTripwires(): Promise<void> {
  const { pool } = gateway.database;
  const tables = await tableNames();
  await pool.query(`
    create schema tripwire;
    create table tripwire.writes (n int not null);
    insert into tripwire.writes values (0);
    create function tripwire.count() returns trigger language plpgsql security definer as $$ begin update tripwire.writes set n = n + 1; return null; end $$`);
  await pool.query(
    tables
      .map(
        (name) =>
          `create trigger tripwire after insert or update or delete or truncate on ${name} for each statement execute function tripwire.count()`,
      )
      .join("; "),
  );
}

async function writes(): Promise<number> {
  const { rows } = await gateway.database.pool.query<{ n: number }>("select n from tripwire.writes");
  return rows[0]?.n ?? Number.NaN;
}

/** Number of the rows of every table, and the sum of their hashes. */
async function everything(): Promise<Record<string, string>> {
  const { pool } = gateway.database;
  const each = (await tableNames()).map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${name} t`,
  );
  const { rows } = await pool.query<{ name: string; rows: string }>(each.join(" union all "));
  return Object.fromEntries(rows.map((row) => [row.name, row.rows]));
}

/** The database's contents when so many statements had written. */
let known: { readonly writes: number; readonly held: Record<string, string> } | undefined;

/** If no trigger has reported a write since, there is nothing to look at. */
async function contents(): Promise<Record<string, string>> {
  const written = await writes();
  if (known?.writes !== written) known = { writes: written, held: await everything() };
  return known.held;
}

const found = new Map<string, Names>();

/** Records of the owner, or of the platform, for the path parameters. */
async function recordsOf(whose: "owner" | "platform", { path }: Operation): Promise<Names> {
  const key = `${whose} ${path.slice(0, path.lastIndexOf("}") + 1)}`;
  const names =
    found.get(key) ??
    (await recordsFor(
      whose === "owner" ? owner : platform,
      path,
      whose === "owner" ? { ...words, companyId: trading } : {},
    ));
  found.set(key, names);
  return names;
}

/** The call is rejected with the status, and nothing has changed. */
async function refused(operation: Operation, call: Call, names: Names, status: number): Promise<void> {
  const before = await contents();
  const answer = await send(call, operation, names);
  const reported = `${operation.method.toUpperCase()} ${addressOf(operation.path, names)} answered ${answer.status} ${JSON.stringify(answer.body)}, not ${status}`;
  expect(answer.status, reported).toBe(status);
  expect(await contents(), `${operation.id} was refused, yet it changed something`).toEqual(before);
}

it("a write is detected by a trigger on every table, and by the table's contents", async () => {
  const before = { count: await writes(), held: await everything() };
  await gateway.database.pool.query("update grades set rank = rank + 1 where rank = 1");
  expect(await writes()).toBe(before.count + 1);
  expect(await everything()).not.toEqual(before.held);
  const { rows } = await gateway.database.pool.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'tripwire' order by 1",
  );
  expect(rows.map(({ name }) => name).sort()).toEqual((await tableNames()).sort());
});

const table = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const);
const secured = operations.filter(({ security }) => security === "required");
/** What tenants may not even read. */
const isHidden = ({ path }: Operation) => path.startsWith("/platform/");
/** A path parameter that is not an id selects one of the tenant's own, such as an email text by template and language. */
const hasRecord = ({ path }: Operation) => idsIn(path).some((name) => name.endsWith("Id") && name !== "companyId");

/** Placeholder for ids if a call is rejected before any lookup. */
const anything = (path: string): Names => Object.fromEntries(idsIn(path).map((name) => [name, trading]));

describe("without a token", () => {
  it.each(table(secured))("%s", (_id, operation) => refused(operation, gateway.call, anything(operation.path), 401));
});

describe("with the wrong role", () => {
  it.each(table(secured.filter((operation) => !isOwn(operation))))("%s", async (id, operation) => {
    expect(operation.ability, `${id} says no x-ability: everybody who is signed in could call it`).toBeDefined();
    await refused(operation, client, anything(operation.path), 403);
  });
});

describe("in another company of the tenant", () => {
  it.each(table(secured.filter(isCompanys)))("%s", async (_id, operation) => {
    await refused(operation, owner, { ...(await recordsOf("owner", operation)), companyId: closed }, 404);
  });

  it.each(table(secured.filter((operation) => isCompanys(operation) && hasRecord(operation))))(
    "%s, by a record of one's other company",
    async (_id, operation) => {
      await refused(
        operation,
        owner,
        { ...(await recordsOf("owner", operation)), companyId: sampleCompanies.logistics.id },
        404,
      );
    },
  );
});

describe("pain 22: from another tenant", () => {
  it.each(table(secured.filter(isCompanys)))("%s", async (_id, operation) => {
    await refused(operation, stranger, await recordsOf("owner", operation), 404);
  });

  it.each(table(secured.filter((operation) => !isPlatforms(operation) && hasRecord(operation))))(
    "%s, by a record of the other",
    async (_id, operation) => {
      await refused(
        operation,
        stranger,
        { ...(await recordsOf("owner", operation)), companyId: sampleCompanies.kitchen.id },
        404,
      );
    },
  );

  it.each(table(secured.filter((operation) => isOwn(operation) && hasRecord(operation))))(
    "%s, by a colleague's record",
    async (_id, operation) => {
      await refused(operation, client, await recordsOf("owner", operation), 404);
    },
  );
});

describe("with permission for some records only", () => {
  /** Callum has all permissions for people who report to him; nobody does. */
  let narrow: Call;
  const { id: userId } = sampleAccounts.callum;
  beforeAll(async () => {
    const { pool } = gateway.database;
    await pool.query(
      `insert into user_access (tenant_id, user_id, company_id, role_ids, scope) values ($1, $2, $3, $4, 'reports')
       on conflict (tenant_id, user_id, company_id) do update set role_ids = excluded.role_ids, scope = 'reports', valid_to = null`,
      [sampleTenants.merlion.id, userId, trading, JSON.stringify([roleId("tenantOwner")])],
    );
    narrow = await gateway.signIn("client@demo.com", "client");
  });
  afterAll(async () => {
    await gateway.database.pool.query("delete from user_access where user_id = $1", [userId]);
  });

  const inCompany = secured.filter(isCompanys);
  it.each(table(inCompany.filter(({ ability }) => ability?.reach !== true)))(
    "does not open %s",
    async (_id, operation) => {
      await refused(operation, narrow, { ...anything(operation.path), companyId: trading }, 403);
    },
  );

  it.each(table(inCompany.filter(({ ability, path }) => ability?.reach === true && path.includes("{employeeId}"))))(
    "hides from %s whom it does not reach",
    async (_id, operation) => {
      await refused(operation, narrow, await recordsOf("owner", operation), 404);
    },
  );
});

describe("on the platform's records", () => {
  it.each(
    table(
      secured.filter(
        (operation) =>
          isPlatforms(operation) && (isHidden(operation) || !onlyReads(operation)) && !ofTenants.has(operation.path),
      ),
    ),
  )("%s is not for tenants, whatever they may do in their own", async (_id, operation) => {
    await refused(operation, stranger, await recordsOf("platform", operation), 403);
  });
});

describe("by the platform in a tenant's company", () => {
  it.each(table(secured.filter(isCompanys)))("%s", async (_id, operation) => {
    await refused(operation, platform, await recordsOf("owner", operation), 404);
  });
});

describe("by the platform on tenant-wide records", () => {
  it.each(table(secured.filter(isTenants)))("%s", async (_id, operation) => {
    await refused(operation, platform, await recordsOf("owner", operation), 403);
  });
});

describe("example input", () => {
  it.each(table(secured))("%s has an example that matches the contract", async (id, operation) => {
    expect(() => exampleOf(operation)).not.toThrow();
    // A call rejected as malformed proves nothing about permissions.
    if (operation.body)
      expect(exampleOf(operation).body, `${id} takes a body and gives no example of it`).toBeDefined();
  });
});

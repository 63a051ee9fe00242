/** A second tenant sees only its own rows, enforced by the database; every-operation.test.ts tries each call. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CompanyOption, NotificationPage } from "#generated/hrms/schema.ts";
import { sampleAccounts, sampleTenants } from "#src/store/samples/accounts.ts";
import { auditEvents } from "#src/store/shared/tables/audit-events.ts";
import { grades } from "#src/store/company/tables/grades.ts";
import { inAuth, inTenant, type Transaction } from "#src/store/database/transaction.ts";
import { errorCode } from "#src/store/database/violations.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let stranger: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  stranger = await gateway.signIn("owner@banyan.demo", "banyan");
});
afterAll(() => gateway.close());

const { merlion, banyan } = sampleTenants;

/** Every row of every table of the first tenant. */
async function everything(): Promise<string> {
  const { rows: tables } = await gateway.database.pool.query<{ name: string }>(
    "select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1",
  );
  const contents = await Promise.all(
    tables.map(({ name }) =>
      gateway.database.pool.query(
        `select coalesce(json_agg(t order by t::text), '[]')::text as rows from ${name} t where tenant_id = $1`,
        [merlion.id],
      ),
    ),
  );
  return JSON.stringify(contents.map(({ rows }) => rows));
}

describe("calls of a second tenant", () => {
  it("list only its own companies", async () => {
    expect((await stranger<CompanyOption[]>("GET", "/companies/options")).body.map(({ label }) => label)).toEqual([
      "Banyan Kitchen Pte. Ltd.",
    ]);
  });

  it.each(["read", "unread"])("mark no notification of another as %s", async (mark) => {
    const admin = await gateway.signIn("admin@demo.com", "admin");
    const foreign = (await admin<NotificationPage>("GET", "/me/notifications")).body.items.map(({ id }) => id);
    expect(
      (await stranger<NotificationPage>("GET", "/me/notifications?pageSize=100")).body.items.filter(({ id }) =>
        foreign.includes(id),
      ),
    ).toEqual([]);
    const before = await everything();
    for (const id of foreign) expect((await stranger("POST", `/me/notifications/${id}/${mark}`)).status).toBe(404);
    await stranger("POST", "/me/notifications/read-all");
    expect(await everything()).toBe(before);
  });
});

describe("the platform's rates", () => {
  it("are protected from tenants by the database itself, and drafts hidden", async () => {
    const tried = (work: (tx: Transaction) => Promise<unknown>, tenantId: string | null = banyan.id) =>
      inTenant(gateway.database, tenantId, work);
    const one = sql`insert into rate_sets (kind, effective_from, announced_up_to, source_title, source_url, certainty, status, terms, rates, created_at, updated_at)
      values ('sdl', '2040-01-01', '2040-12-31', 'Trojan', 'https://rates.example', 'own', 'draft', '{}', '[]', now(), now())`;
    expect(errorCode(await tried((tx) => tx.execute(one)).catch((error: unknown) => error))).toBe("42501");
    await tried((tx) => tx.execute(one), null);
    const counts = await tried(async (tx) => [
      await tx.execute(sql`select from rate_sets where source_title = 'Trojan'`),
      await tx.execute(sql`update rate_sets set status = 'withdrawn' where tenant_id is null`),
      await tx.execute(sql`delete from rate_sets where tenant_id is null`),
      await tx.execute(sql`select from rate_sets where kind = 'ppf'`),
    ]);
    expect((counts as { rowCount: number }[]).map(({ rowCount }) => rowCount)).toEqual([0, 0, 0, 0]);
    expect(
      errorCode(
        await tried((tx) =>
          tx.execute(sql`insert into platform_events (actor_id, action, subject, record_id, record_name, changes, request_id, at)
      values (${sampleAccounts.lakshmi.id}, 'update', 'rates', gen_random_uuid(), 'x', '[]', 'x', now())`),
        ).catch((error: unknown) => error),
      ),
    ).toBe("42501");
  });
});

describe("the database", () => {
  const refused = async (work: Promise<unknown>) => errorCode(await work.catch((error: unknown) => error));
  const rowSecurity = "42501";

  it("shows nothing to a transaction without a tenant", async () => {
    for (const table of [
      "audit_events",
      "companies",
      "designations",
      "grades",
      "notifications",
      "tenants",
      "user_access",
    ]) {
      const { rowCount } = await inTenant(gateway.database, null, (tx) => tx.execute(sql.raw(`select from ${table}`)));
      expect([table, rowCount]).toEqual([table, 0]);
    }
  });

  it("shows a tenant its own accounts, without passwords", async () => {
    const found = await inTenant(gateway.database, banyan.id, (tx) =>
      tx.execute<{ email: string }>(sql`select email from users order by email`),
    );
    // Includes the platform account that has support access to the second tenant.
    expect(found.rows).toEqual([{ email: "owner@banyan.demo" }, { email: "support-sample@support.invalid" }]);
    expect(
      await refused(inTenant(gateway.database, banyan.id, (tx) => tx.execute(sql`select password_hash from users`))),
    ).toBe(rowSecurity);
    expect(await refused(inTenant(gateway.database, banyan.id, (tx) => tx.execute(sql`select from sessions`)))).toBe(
      rowSecurity,
    );
  });

  it("rejects a row for another tenant, and changes none of another's", async () => {
    const trojan = {
      companyId: trading,
      name: "Trojan",
      rank: 1,
      noticeDays: 1,
      probationMonths: 1,
      status: "active" as const,
    };
    const who = {
      createdAt: new Date(),
      createdBy: sampleAccounts.lakshmi.id,
      updatedAt: new Date(),
      updatedBy: sampleAccounts.lakshmi.id,
    };
    const insert = (tenantId: string) =>
      inTenant(gateway.database, banyan.id, (tx) => tx.insert(grades).values({ tenantId, ...trojan, ...who }));
    expect(await refused(insert(merlion.id))).toBe(rowSecurity);
    // With its own tenant on the row, the company's key does not match.
    expect(await refused(insert(banyan.id))).toBe("23503");
    const touched = await inTenant(gateway.database, banyan.id, async (tx) => [
      await tx.execute(sql`update grades set rank = rank`),
      await tx.execute(sql`delete from designations where code like 'MT-%'`),
    ]);
    expect(touched.map(({ rowCount }) => rowCount)).toEqual([8, 0]);
  });

  it("lets nobody rewrite history, including their own", async () => {
    expect(
      await refused(inTenant(gateway.database, merlion.id, (tx) => tx.update(auditEvents).set({ subject: "nothing" }))),
    ).toBe(rowSecurity);
    expect(await refused(inTenant(gateway.database, merlion.id, (tx) => tx.delete(auditEvents)))).toBe(rowSecurity);
  });

  it("gives the sign-in role no records", async () => {
    for (const table of ["grades", "companies", "designations", "audit_events", "notifications", "user_access"]) {
      expect(await refused(inAuth(gateway.database, (tx) => tx.execute(sql.raw(`select from ${table}`))))).toBe(
        rowSecurity,
      );
    }
  });

  it("clears tenant and role with the transaction, also when it fails", async () => {
    const { database } = gateway;
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const tenant = index % 2 === 0 ? merlion : banyan;
        const work = inTenant(database, tenant.id, async (tx) => {
          const { rows } = await tx.execute<{ name: string }>(
            sql`select name from tenants where pg_sleep(0.001) is not null`,
          );
          expect(rows).toEqual([{ name: tenant.name }]);
          if (index % 3 === 0) throw new Error("on purpose");
        });
        await work.catch((error: Error) => expect(error.message).toBe("on purpose"));
      }),
    );
    const { rows } = await database.pool.query(
      "select current_user = session_user as own, coalesce(current_setting('app.tenant', true), '') as tenant",
    );
    expect(rows).toEqual([{ own: true, tenant: "" }]);
  });

  it("writes nothing in a call that only reads", async () => {
    expect(
      await refused(
        inTenant(gateway.database, merlion.id, (tx) => tx.execute(sql`update grades set rank = rank`), true),
      ),
    ).toBe("25006");
  });
});

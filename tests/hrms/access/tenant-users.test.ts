/** Owners manage the accounts of their people: lock, unlock, sign out, links to set a password. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  AuditEventPage,
  EffectivePermissions,
  OutboxPage,
  Problem,
  TenantUserAccount,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];
let gateway: HrmsGateway;
let owner: Call;
let clock = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

async function idOf(email: string): Promise<string> {
  const { rows } = await gateway.database.pool.query<{ id: string }>("select id from users where email = $1", [email]);
  return rows[0]?.id ?? "";
}
const step = async (email: string, name: string, body?: object, call: Call = owner) =>
  call<TenantUserAccount & Omit<Problem, "status">>(
    "POST",
    `/tenant/users/${await idOf(email)}/${name}`,
    body === undefined ? {} : { body },
  );
const signIn = (email: string, password: string) =>
  gateway.call<Problem>("POST", "/jwt/login", { body: { email, password } });

describe("an account", () => {
  it("is locked with a reason, signed out, and unlocked", async () => {
    const manager = await gateway.signIn("manager@merlion.demo", "manager");
    const { status, body } = await step("manager@merlion.demo", "lock", { reason: "The laptop was stolen." });
    expect([status, body.lockReason, body.sessions]).toEqual([200, "The laptop was stolen.", 0]);
    expect(body.status).toBe("locked");
    expect((await manager("GET", "/me/profile")).status).toBe(401);
    expect((await signIn("manager@merlion.demo", "manager")).status).toBe(400);
    expect((await step("manager@merlion.demo", "lock", { reason: "Again" })).body.code).toBe("locked");
    expect((await step("manager@merlion.demo", "send-password-link")).body.code).toBe("locked");
    expect((await step("manager@merlion.demo", "unlock")).body.status).toBe("active");
    expect((await step("manager@merlion.demo", "unlock")).body.code).toBe("not-locked");
    await gateway.signIn("manager@merlion.demo", "manager");
    const { items } = (
      await owner<AuditEventPage>("GET", "/tenant/audit-events", {
        query: { recordId: await idOf("manager@merlion.demo"), pageSize: 100 },
      })
    ).body;
    expect(items.map(({ action, reason }) => [action, reason ?? null])).toEqual(
      expect.arrayContaining([
        ["unlock", null],
        ["lock", "The laptop was stolen."],
      ]),
    );
  });

  it("is signed out on every device", async () => {
    const [one, other] = [
      await gateway.signIn("employee@merlion.demo", "employee"),
      await gateway.signIn("employee@merlion.demo", "employee"),
    ];
    expect((await step("employee@merlion.demo", "end-sessions")).body.sessions).toBe(0);
    expect([(await one("GET", "/me/profile")).status, (await other("GET", "/me/profile")).status]).toEqual([401, 401]);
  });

  it("gets a link to reset the password, or the invitation again", async () => {
    expect((await step("hr@merlion.demo", "send-password-link")).status).toBe(200);
    expect((await step("hr@merlion.demo", "send-password-link")).body.code).toBe("sent-recently");
    const mails = async (email: string) =>
      (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email, pageSize: 10 } })).body.items;
    expect((await mails("hr@merlion.demo"))[0]?.text).toContain("/pages/reset-password-v1?token=");
    await gateway.database.pool.query(
      "update users set password_hash = null, last_sign_in_at = null where email = $1",
      ["harjit.singh@merlion.example"],
    );
    const { body } = await step("harjit.singh@merlion.example", "send-password-link");
    expect(body.status).toBe("invited");
    expect((await mails("harjit.singh@merlion.example"))[0]?.subject).toContain("Merlion Trading");
  });

  it("is shown with its permissions", async () => {
    const { body } = await owner<EffectivePermissions>(
      "GET",
      `/tenant/users/${await idOf("auditor@merlion.demo")}/permissions`,
    );
    expect(body.account).toMatchObject({ email: "auditor@merlion.demo", status: "active", lockedByPlatform: false });
  });
});

describe("refused are", () => {
  it("one's own account, the last owner who can sign in, and accounts of others", async () => {
    expect((await step("admin@demo.com", "lock", { reason: "Myself" })).body.code).toBe("own-account");
    expect((await step("admin@demo.com", "end-sessions")).body.code).toBe("own-account");
    expect((await step("owner@banyan.demo", "lock", { reason: "Another tenant" })).status).toBe(404);
    expect((await owner("POST", `/tenant/users/${randomUUID()}/unlock`)).status).toBe(404);
    const hr = await gateway.signIn("hr@merlion.demo", "hr");
    expect((await step("manager@merlion.demo", "lock", { reason: "No right" }, hr)).status).toBe(403);
  });

  it("what the platform has locked", async () => {
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    const id = await idOf("auditor@merlion.demo");
    await platform("POST", `/platform/users/${id}/lock`, { body: { reason: "Under investigation" } });
    const { body } = await step("auditor@merlion.demo", "unlock");
    expect(body.code).toBe("locked-by-platform");
    const { account } = (await owner<EffectivePermissions>("GET", `/tenant/users/${id}/permissions`)).body;
    expect(account).toMatchObject({ status: "locked", lockedByPlatform: true, lockReason: null });
    await platform("POST", `/platform/users/${id}/unlock`);
    clock = new Date(clock.getTime() + 120_000);
    expect((await signIn("auditor@merlion.demo", "auditor")).status).toBe(200);
  });
});

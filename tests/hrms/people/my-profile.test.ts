/** My profile: only one's own account and sessions, the password rules, and the history. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MyProfile, MySessionList, OutboxPage, Problem, RegisterAnswer, Session } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let clock = new Date("2026-11-20T04:00:00Z");
let people = 0;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
});
afterAll(() => gateway.close());

const password = "Orchid-Road-77";
const next = "Kallang-Basin-12";
const login = async (email: string, secret: string, agent = "Firefox") =>
  gateway.call<Session>("POST", "/jwt/login", { body: { email, password: secret }, headers: { "User-Agent": agent } });
const as =
  (token: string) =>
  <Body = Problem>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    gateway.call<Body>(method, path, {
      ...(body !== undefined && { body }),
      headers: { Authorization: `Bearer ${token}`, ...headers },
    });

/** A person with their own tenant, signed in once. */
async function person() {
  people += 1;
  const email = `own.master.${people}@kopi.example`;
  const { body } = await gateway.call<RegisterAnswer>("POST", "/jwt/register", {
    body: { email, username: `owner${people}x`, password },
  });
  if (!("user" in body)) throw new Error(JSON.stringify(body));
  return { email, call: as(body.accessToken) };
}
const profileOf = async (call: ReturnType<typeof as>) => (await call<MyProfile>("GET", "/me/profile")).body.user_info;

describe("the account", () => {
  it("is shown with the person's companies", async () => {
    const { email, call } = await person();
    expect(await profileOf(call)).toMatchObject({
      email,
      emailVerified: false,
      phone: null,
      locale: null,
      timeZone: null,
      mailTopics: ["expiries", "requests", "decisions", "payslips"],
      version: 1,
    });
    expect((await call<MyProfile>("GET", "/me/profile")).body.company_user).toMatchObject([
      { roles: ["Tenant owner"] },
    ]);
  });

  it("is changed against the version read, and the change is in the history", async () => {
    const { email, call } = await person();
    const body = { fullName: "  Mei   Tan ", phone: "+65 6123 4567", locale: "de", timeZone: "Asia/Singapore" };
    expect(await call<MyProfile>("PUT", "/me/profile", body, { "If-Match": '"1"' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { user_info: { ...body, fullName: "Mei Tan", version: 2 } },
    });
    expect(await call("PUT", "/me/profile", { fullName: "Lim" }, { "If-Match": '"1"' })).toMatchObject({
      status: 409,
      body: { code: "version-clash" },
    });
    const { rows } = await gateway.database.pool.query<{ fields: string[] }>(
      "select jsonb_path_query_array(changes, '$[*].field') as fields from audit_events join users on users.id = record_id where email = $1 and subject = 'users'",
      [email],
    );
    expect(rows.map(({ fields }) => fields)).toEqual([["fullName", "phone", "locale", "timeZone"]]);
  });

  it.each([
    [{ fullName: " " }, "/fullName"],
    [{ fullName: "Mei", phone: "call me" }, "/phone"],
    [{ fullName: "Mei", timeZone: "Mars/Olympus" }, "/timeZone"],
  ])("rejects %o", async (body, pointer) => {
    const { call } = await person();
    expect(await call("PUT", "/me/profile", body, { "If-Match": '"1"' })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer }] },
    });
  });

  it("accepts only valid pictures, shown from the next sign-in on", async () => {
    const { email, call } = await person();
    const png =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    expect(await call("PUT", "/me/profile/picture", { picture: png.replace("png", "jpeg") })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/picture", code: "picture" }] },
    });
    expect((await call<MyProfile>("PUT", "/me/profile/picture", { picture: png })).body.user_info.avatar).toBe(png);
    expect((await login(email, password)).body.userData.avatar).toBe(png);
    expect((await call<MyProfile>("PUT", "/me/profile/picture", { picture: null })).body.user_info.avatar).toBeNull();
  });

  it("keeps the choice of email topics", async () => {
    const { call } = await person();
    expect(
      (await call<MyProfile>("PUT", "/me/profile/mail-topics", { mailTopics: ["decisions"] })).body.user_info
        .mailTopics,
    ).toEqual(["decisions"]);
    expect((await call("PUT", "/me/profile/mail-topics", { mailTopics: ["gossip"] })).status).toBe(422);
  });

  it("can be changed on the platform too", async () => {
    const call = as((await login("ops@hrms.demo", "ops")).body.accessToken);
    const { version } = await profileOf(call);
    expect(
      await call<MyProfile>("PUT", "/me/profile", { fullName: "Ops Desk" }, { "If-Match": `"${version}"` }),
    ).toMatchObject({ status: 200, body: { user_info: { fullName: "Ops Desk" }, company_user: [] } });
  });
});

describe("the password", () => {
  it("can be changed with the current one, ends every other session, and is reported by email", async () => {
    const { email, call } = await person();
    const elsewhere = as((await login(email, password)).body.accessToken);
    expect(await call("PUT", "/me/profile/password", { currentPassword: "wrong", password: next })).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/currentPassword", code: "password-wrong" }] },
    });
    expect(
      await call("PUT", "/me/profile/password", { currentPassword: password, password: "aaaabbbbccccdddd" }),
    ).toMatchObject({ status: 422, body: { errors: [{ pointer: "/password", code: "password-varied" }] } });
    expect((await elsewhere("GET", "/me/profile")).status).toBe(200);
    expect((await call("PUT", "/me/profile/password", { currentPassword: password, password: next })).status).toBe(204);
    expect([(await call("GET", "/me/profile")).status, (await elsewhere("GET", "/me/profile")).status]).toEqual([
      200, 401,
    ]);
    expect([(await login(email, password)).status, (await login(email, next)).status]).toEqual([400, 200]);
    const { body } = await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email } });
    expect(body.items.map(({ kind }) => kind)).toEqual(["password-changed"]);
  });
});

describe("sessions", () => {
  const listed = async (call: ReturnType<typeof as>) =>
    (await call<MySessionList>("GET", "/me/profile/sessions")).body.items;

  it("show where they are used, the current one first", async () => {
    const { email, call } = await person();
    clock = new Date(clock.getTime() + 60_000);
    const { body } = await login(email, password, "Opera/9");
    expect((await listed(call)).map(({ current, userAgent }) => ({ current, userAgent }))).toEqual([
      { current: true, userAgent: null },
      { current: false, userAgent: "Opera/9" },
    ]);
    expect((await listed(as(body.accessToken)))[0]).toMatchObject({
      current: true,
      userAgent: "Opera/9",
      lastUsedAt: clock.toISOString(),
    });
  });

  it("can be ended one by one or all but the current one, and only one's own", async () => {
    const [{ email, call }, outsider] = [await person(), await person()];
    const [second, third] = [
      as((await login(email, password)).body.accessToken),
      as((await login(email, password)).body.accessToken),
    ];
    const id = (await listed(second))[0]?.id ?? "";
    expect((await outsider.call("DELETE", `/me/profile/sessions/${id}`)).status).toBe(404);
    expect((await call("DELETE", `/me/profile/sessions/${id}`)).status).toBe(204);
    expect([(await second("GET", "/me/profile")).status, (await third("GET", "/me/profile")).status]).toEqual([
      401, 200,
    ]);
    expect((await call("DELETE", `/me/profile/sessions/${id}`)).status).toBe(404);
    expect(
      (await call<MySessionList>("DELETE", "/me/profile/sessions")).body.items.map(({ current }) => current),
    ).toEqual([true]);
    expect([(await third("GET", "/me/profile")).status, (await outsider.call("GET", "/me/profile")).status]).toEqual([
      401, 200,
    ]);
  });
});

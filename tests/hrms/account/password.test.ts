/** Forgotten passwords: neutral responses, a single-use link for 30 minutes, the password rules, and ended sessions. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  MailPromise,
  OutboxPage,
  PasswordResetState,
  Problem,
  RegisterAnswer,
  Session,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let clock = new Date("2026-11-20T04:00:00Z");
let people = 0;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
});
afterAll(() => gateway.close());

const first = "Orchid-Road-77";
const second = "Kallang-Basin-12";
const after = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const post = <Body = Problem>(path: string, body: unknown) => gateway.call<Body>("POST", path, { body });
const forgot = (email: string) => post<MailPromise>("/password/forgot", { email });
const reset = (token: string, password: string) => post("/password/reset", { token, password });
const login = (email: string, password: string) => post<Session>("/jwt/login", { email, password });
const mailsTo = async (email: string) =>
  (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email, pageSize: 100 } })).body.items;
const tokenFor = async (email: string) =>
  new URL((await mailsTo(email))[0]?.link ?? "", "http://x").searchParams.get("token") ?? "";

async function person(): Promise<string> {
  people += 1;
  const email = `forgetful.mind.${people}@kopi.example`;
  const { body } = await post<RegisterAnswer>("/jwt/register", {
    email,
    username: `forgetful${people}`,
    password: first,
  });
  if (!("user" in body)) throw new Error(JSON.stringify(body));
  return email;
}

async function withLink(): Promise<{ email: string; token: string }> {
  const email = await person();
  expect((await forgot(email)).status).toBe(202);
  return { email, token: await tokenFor(email) };
}

describe("a reset link", () => {
  it("sets a new password, and the old one stops working", async () => {
    const { email, token } = await withLink();
    expect((await mailsTo(email))[0]).toMatchObject({
      kind: "password-reset",
      text: expect.stringContaining(`https://hrms.example/pages/reset-password-v1?token=${token}`),
    });
    expect(await post<PasswordResetState>("/password/reset/check", { token })).toMatchObject({
      status: 200,
      body: {
        email,
        username: expect.stringMatching(/^forgetful\d+$/),
        expiresAt: new Date(clock.getTime() + 1_800_000).toISOString(),
      },
    });
    expect((await reset(token, second)).status).toBe(204);
    expect((await login(email, first)).status).toBe(400);
    expect((await login(email, second)).status).toBe(200);
  });

  it("works once, and an expired one is reported before a password is typed", async () => {
    const { token } = await withLink();
    expect((await reset(token, second)).status).toBe(204);
    expect(await reset(token, "Another-Harbour-3")).toMatchObject({ status: 409, body: { code: "link-expired" } });
    expect(await post("/password/reset/check", { token })).toMatchObject({
      status: 409,
      body: { code: "link-expired" },
    });
  });

  it("works for only one of two simultaneous calls", async () => {
    const { token } = await withLink();
    const statuses = (await Promise.all([reset(token, second), reset(token, "Another-Harbour-3")])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([204, 409]);
  });

  it("expires after exactly 30 minutes", async () => {
    const [early, late] = [await withLink(), await withLink()];
    after(1_799);
    expect((await reset(early.token, second)).status).toBe(204);
    after(1);
    expect((await post("/password/reset/check", { token: late.token })).status).toBe(409);
    expect((await reset(late.token, second)).status).toBe(409);
  });

  it("is replaced by the next one, which can be requested after 60 seconds", async () => {
    const { email, token } = await withLink();
    after(59);
    expect(await forgot(email)).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    after(1);
    expect((await forgot(email)).status).toBe(202);
    expect((await reset(token, second)).status).toBe(409);
    expect((await reset(await tokenFor(email), second)).status).toBe(204);
  });

  it("does not verify an address, and a verification link does not set a password", async () => {
    const { email, token } = await withLink();
    expect((await post("/email/verify", { token })).status).toBe(409);
    after(1);
    await post("/otp/send", { email });
    expect((await reset(await tokenFor(email), second)).status).toBe(409);
  });
});

describe("a new password", () => {
  it.each([
    ["Short-Road1", "password-long"],
    ["aaaabbbbccccdddd", "password-varied"],
    ["my-name-is-forgetful", "password-impersonal"],
  ])("%s is rejected, and the link stays valid", async (password, code) => {
    const { token } = await withLink();
    expect(await reset(token, password)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/password", code }] },
    });
    expect((await reset(token, second)).status).toBe(204);
  });

  it("may have up to 200 characters", async () => {
    const { token } = await withLink();
    const long = "abcdefghij".repeat(20);
    expect((await reset(token, `${long}k`)).status).toBe(422);
    expect((await reset(token, long)).status).toBe(204);
  });

  it("ends every session of the person, and no other", async () => {
    const { email, token } = await withLink();
    const other = await person();
    const [mine, mineToo, theirs] = [await login(email, first), await login(email, first), await login(other, first)];
    const alive = async ({ body }: typeof mine) =>
      (await gateway.call("GET", "/companies/options", { headers: { Authorization: `Bearer ${body.accessToken}` } }))
        .status;
    expect([await alive(mine), await alive(mineToo), await alive(theirs)]).toEqual([200, 200, 200]);
    await reset(token, second);
    expect([await alive(mine), await alive(mineToo), await alive(theirs)]).toEqual([401, 401, 200]);
    expect((await post("/jwt/refresh-token", { refreshToken: mine.body.refreshToken })).status).toBe(401);
  });

  it("is reported by email and in the history without the password, and verifies the address", async () => {
    const { email, token } = await withLink();
    await reset(token, second);
    expect((await mailsTo(email)).map(({ kind }) => kind).sort()).toEqual(["password-changed", "password-reset"]);
    const { rows } = await gateway.database.pool.query<{ fields: string; whole: string; at: Date }>(
      `select jsonb_path_query_array(changes, '$[*].field')::text as fields, changes::text as whole, email_verified_at as at
       from audit_events join users on users.id = record_id where email = $1`,
      [email],
    );
    expect(rows).toMatchObject([{ fields: '["password", "emailVerifiedAt"]', at: clock }]);
    expect(rows[0]?.whole).not.toMatch(/Kallang|Orchid|scrypt/);
  });

  it("removes the account from the sample accounts", async () => {
    await forgot("client@demo.com");
    expect((await reset(await tokenFor("client@demo.com"), second)).status).toBe(204);
    const { body } = await gateway.call<{ sampleAccounts: { email: string }[] }>("GET", "/instance");
    expect(body.sampleAccounts.map(({ email }) => email)).not.toContain("client@demo.com");
  });
});

it("an unknown address gets the same response as a known one, and no email", async () => {
  const [known, unknown] = [await forgot(await person()), await forgot("nobody@kopi.example")];
  expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
  expect(await mailsTo("nobody@kopi.example")).toEqual([]);
  expect((await forgot("nobody@kopi.example")).status).toBe(429);
});

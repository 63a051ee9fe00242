/** Emailed codes: ten minutes, five attempts, one use, 60 seconds apart, without revealing who has an account. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MailPromise, OutboxPage, Problem, RegisterAnswer, VerifiedEmail } from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

const start = new Date("2026-11-20T04:00:00Z");
let gateway: HrmsGateway;
let clock = start;
let people = 0;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
});
afterAll(() => gateway.close());

const after = (seconds: number) => (clock = new Date(clock.getTime() + seconds * 1000));
const post = <Body = Problem>(path: string, body: unknown, headers: Record<string, string> = {}) =>
  gateway.call<Body>("POST", path, { body, headers });
const send = (email: string, language?: string) =>
  post<MailPromise>("/otp/send", { email, ...(language && { language }) });
const verify = <Body = Problem>(email: string, code: string) => post<Body>("/otp/verify", { email, code });
const mailsTo = async (email: string) =>
  (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q: email, pageSize: 100 } })).body.items;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

/** A newly registered person with a code. */
async function newcomer(): Promise<{ email: string; code: string; token: string; accessToken: string }> {
  people += 1;
  const username = `newcomer${people}`;
  const email = `${username}@kopi.example`;
  const { body } = await post<RegisterAnswer>("/jwt/register", { email, username, password: "Orchid-Road-77" });
  if (!("user" in body)) throw new Error(JSON.stringify(body));
  expect((await send(email)).status).toBe(202);
  const [mail] = await mailsTo(email);
  return {
    email,
    code: mail?.code ?? "",
    token: new URL(mail?.link ?? "", "http://x").searchParams.get("token") ?? "",
    accessToken: body.accessToken,
  };
}

async function verifiedAt(email: string): Promise<Date | null> {
  const { rows } = await gateway.database.pool.query<{ at: Date | null }>(
    "select email_verified_at as at from users where email = $1",
    [email],
  );
  return rows[0]?.at ?? null;
}

describe("a code", () => {
  it("has six digits, is emailed, and verifies the address", async () => {
    const { email, code } = await newcomer();
    expect(code).toMatch(/^\d{6}$/);
    expect((await mailsTo(email))[0]).toMatchObject({
      kind: "verify-email",
      recipient: email,
      subject: `${code} is your code for HRMS`,
      text: expect.stringContaining(`https://hrms.example/pages/verify-email?token=`),
    });
    expect(await verifiedAt(email)).toBeNull();
    expect(await verify<VerifiedEmail>(` ${email.toUpperCase()}`.trim(), code)).toMatchObject({
      status: 200,
      body: { email, verifiedAt: clock.toISOString() },
    });
    expect(await verifiedAt(email)).toEqual(clock);
  });

  it("works only once", async () => {
    const { email, code } = await newcomer();
    expect((await verify(email, code)).status).toBe(200);
    expect(await verify(email, code)).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "/code", code: "no-code" }] },
    });
  });

  it("expires after exactly ten minutes", async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    after(599);
    expect((await verify(early.email, early.code)).status).toBe(200);
    after(1);
    expect(await verify(late.email, late.code)).toMatchObject({ status: 422, body: { errors: [{ code: "no-code" }] } });
  });

  it("survives four wrong attempts", async () => {
    const { email, code } = await newcomer();
    for (const triesLeft of [4, 3, 2, 1]) {
      expect((await verify(email, wrong(code))).body.errors).toMatchObject([
        { pointer: "/code", code: "wrong-code", params: { triesLeft } },
      ]);
    }
    expect((await verify(email, code)).status).toBe(200);
  });

  it("is invalid after the fifth wrong attempt", async () => {
    const { email, code } = await newcomer();
    for (const triesLeft of [4, 3, 2, 1, 0])
      expect((await verify(email, wrong(code))).body.errors).toMatchObject([
        { code: "wrong-code", params: { triesLeft } },
      ]);
    expect((await verify(email, code)).body.errors).toMatchObject([{ code: "no-code" }]);
    after(60);
    expect((await send(email)).status).toBe(202);
    expect((await verify(email, (await mailsTo(email))[0]?.code ?? "")).status).toBe(200);
  });

  it("counts simultaneous attempts", async () => {
    const { email, code } = await newcomer();
    const answers = await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong(code))));
    const reported = answers.map(({ body }) => body.errors?.[0]?.params?.["triesLeft"] ?? "none").sort();
    expect(reported).toEqual([0, 1, 2, 3, 4, ...Array<string>(7).fill("none")]);
  });

  it("is replaced by the next one, which can be requested after 60 seconds", async () => {
    const { email, code } = await newcomer();
    after(59);
    const early = await send(email);
    expect(early).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
    expect((await mailsTo(email)).length).toBe(1);
    after(1);
    expect(await send(email)).toMatchObject({
      status: 202,
      body: {
        resendAt: new Date(clock.getTime() + 60_000).toISOString(),
        expiresAt: new Date(clock.getTime() + 600_000).toISOString(),
      },
    });
    expect((await verify(email, code)).status).toBe(422);
    expect((await verify(email, (await mailsTo(email))[0]?.code ?? "")).status).toBe(200);
  });

  it("is sent once when requested twice at the same moment", async () => {
    const { email } = await newcomer();
    after(60);
    expect((await Promise.all([send(email), send(email)])).map(({ status }) => status).sort()).toEqual([202, 429]);
    expect((await mailsTo(email)).length).toBe(2);
  });

  it("is emailed in the requested language", async () => {
    const { email } = await newcomer();
    after(60);
    await send(email, "de");
    expect((await mailsTo(email))[0]?.subject).toMatch(/^\d{6} ist Ihr Code für HRMS$/);
    expect(await send(email, "xx")).toMatchObject({ status: 422, body: { errors: [{ pointer: "/language" }] } });
  });

  it("is stored only as a hash, for no longer than a day", async () => {
    const { email, code, token } = await newcomer();
    const stored = async () =>
      (
        await gateway.database.pool.query<{ row: string }>(
          "select email_otps::text as row from email_otps where email = $1",
          [email],
        )
      ).rows[0]?.row;
    expect(await stored()).not.toMatch(new RegExp(`\\b${code}\\b|${token}`));
    after(90_000);
    await newcomer();
    expect(await stored()).toBeUndefined();
  });
});

describe("the emailed link", () => {
  it("verifies the address once, and invalidates the code", async () => {
    const { email, code, token } = await newcomer();
    expect(await post<VerifiedEmail>("/email/verify", { token })).toMatchObject({
      status: 200,
      body: { email, verifiedAt: clock.toISOString() },
    });
    expect(await post("/email/verify", { token })).toMatchObject({ status: 409, body: { code: "link-expired" } });
    expect((await verify(email, code)).status).toBe(422);
  });

  it("expires together with its code", async () => {
    const [early, late] = [await newcomer(), await newcomer()];
    after(599);
    expect((await post("/email/verify", { token: early.token })).status).toBe(200);
    after(1);
    expect((await post("/email/verify", { token: late.token })).status).toBe(409);
    expect((await post("/email/verify", { token: "noise" })).status).toBe(409);
  });
});

describe("an unknown address", () => {
  it("gets the same response as a known one, and no email", async () => {
    const { email } = await newcomer();
    const outsider = "nobody@kopi.example";
    after(60);
    const [known, unknown] = [await send(email), await send(outsider)];
    expect({ ...unknown, headers: {} }).toEqual({ ...known, headers: {} });
    expect(await mailsTo(outsider)).toEqual([]);
    expect((await send(outsider)).status).toBe((await send(email)).status);
    for (const code of ["000000", "111111", "222222", "333333", "444444", "555555"]) {
      const [one, other] = [await verify(outsider, code), await verify(email, code)];
      expect([one.status, one.body.errors]).toEqual([other.status, other.body.errors]);
    }
  });
});

describe("a code for the signed-in person", () => {
  it("is sent to their own address", async () => {
    const { email, accessToken } = await newcomer();
    const generate = () =>
      post<MailPromise>("/otp/generate", { language: "fr" }, { Authorization: `Bearer ${accessToken}` });
    expect((await generate()).status).toBe(429);
    // While the access token is valid.
    after(60);
    expect((await generate()).status).toBe(202);
    expect((await mailsTo(email))[0]?.subject).toContain("est votre code");
    expect((await post("/otp/generate", {})).status).toBe(401);
  });
});

it("the tenant's history records who verified which address, without secrets", async () => {
  const { email, code } = await newcomer();
  await verify(email, code);
  const { rows } = await gateway.database.pool.query<{ action: string; subject: string; changes: unknown }>(
    "select action, subject, changes from audit_events join users on users.id = record_id where email = $1",
    [email],
  );
  expect(rows).toEqual([
    {
      action: "update",
      subject: "users",
      changes: [{ field: "emailVerifiedAt", before: null, after: clock.toISOString() }],
    },
  ]);
});

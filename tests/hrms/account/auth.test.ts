/** Sign-in, registration, renewal and sign-out, exactly as specified. */
import { decodeJwt, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompanyOption,
  LoginError,
  Problem,
  RefreshError,
  RegisterAnswer,
  Session,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let clock = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => clock });
});
afterAll(() => gateway.close());

const admin = { email: "admin@demo.com", password: "admin" };
const post = <Body>(path: string, body: unknown) => gateway.call<Body>("POST", path, { body });
const login = async () => (await post<Session>("/jwt/login", admin)).body;
const refresh = <Body = Session>(refreshToken: string) => post<Body>("/jwt/refresh-token", { refreshToken });
const companies = (accessToken: string) =>
  gateway.call("GET", "/companies/options", { headers: { Authorization: `Bearer ${accessToken}` } });

describe("login", () => {
  it("returns the person without password, and two tokens valid for ten minutes", async () => {
    const { status, body } = await post<Session>("/jwt/login", admin);
    expect(status).toBe(200);
    expect(body.userData).toEqual({
      id: "5b1d8a3e-7c55-4a0e-8a56-2f6f0c4f9d01",
      fullName: "Adeline Goh",
      username: "admin",
      avatar: "/media/avatars.svg#a01",
      email: "admin@demo.com",
      role: "admin",
      ability: [{ action: "manage", subject: "all" }],
      extras: { eCommerceCartItemsCount: 5, timeZone: "Asia/Singapore" },
    });
    for (const token of [body.accessToken, body.refreshToken]) {
      const { iat = 0, exp = 0 } = decodeJwt(token);
      expect([iat * 1000, exp - iat]).toEqual([clock.getTime(), 600]);
    }
  });

  it("ignores the case of the email", async () => {
    expect((await post("/jwt/login", { ...admin, email: " Admin@Demo.com " })).status).toBe(200);
  });

  it.each([
    ["a wrong password", { ...admin, password: "Admin" }],
    ["an unknown email", { ...admin, email: "nobody@demo.com" }],
    ["a person without password", { email: "siti.rahmah@merlion.example", password: "" + null }],
    ["signs that are no text", { email: "admin@demo.com\u0000", password: "admin" }],
    ["half a sign", { email: "\ud800", password: "\ud800" }],
  ])("rejects %s with the fixed message", async (_what, body) => {
    expect(await post<LoginError>("/jwt/login", body)).toMatchObject({
      status: 400,
      body: { error: { email: ["Email or Password is Invalid"] } },
    });
  });

  it("reports that the token cannot be signed", async () => {
    const broken = await openHrmsGateway({ settings: { jwtSecret: "" } });
    try {
      expect(await broken.call("POST", "/jwt/login", { body: admin })).toMatchObject({
        status: 400,
        body: { error: "Something went wrong" },
      });
    } finally {
      await broken.close();
    }
  });

  it("gives the client account two permissions, neither of which opens an HR call", async () => {
    const { body } = await post<Session>("/jwt/login", { email: "client@demo.com", password: "client" });
    expect(body.userData).toMatchObject({
      role: "client",
      ability: [
        { action: "read", subject: "ACL" },
        { action: "read", subject: "Auth" },
      ],
    });
    expect(await companies(body.accessToken)).toMatchObject({ status: 403, body: { type: "/problems/forbidden" } });
  });
});

describe("registration", () => {
  it("creates an owner with all permissions in a new tenant with one company", async () => {
    const { body } = await post<RegisterAnswer>("/jwt/register", {
      email: "mei.tan@kopi.example",
      password: "Orchid-Road-77",
      username: "meitan",
    });
    if (!("user" in body)) throw new Error(JSON.stringify(body));
    expect(Object.keys(body)).toEqual(["user", "accessToken"]);
    expect(body.user).toMatchObject({
      role: "admin",
      ability: [{ action: "manage", subject: "all" }],
      extras: { eCommerceCartItemsCount: 0 },
    });
    const own = (await companies(body.accessToken)).body as CompanyOption[];
    expect(own).toHaveLength(1);
    const headers = { Authorization: `Bearer ${body.accessToken}` };
    expect(await gateway.call("GET", `/companies/${own[0]?.id}/grades`, { headers })).toMatchObject({
      status: 200,
      body: { items: [], total: 0 },
    });
    expect((await gateway.call("GET", `/companies/${trading}/grades`, { headers })).status).toBe(404);
    expect((await post("/jwt/login", { email: "mei.tan@kopi.example", password: "Orchid-Road-77" })).status).toBe(200);
  });

  const taken = { email: "This email is already in use.", username: "This username is already in use." };
  it.each([
    ["both names, at once", { email: "ADMIN@demo.com", username: "Client" }, taken],
    ["the email", { email: "admin@demo.com", username: "someone" }, { email: taken.email }],
    ["the username", { email: "some@body.example", username: "admin" }, { username: taken.username }],
  ])("returns 200 with the error for %s", async (_what, names, error) => {
    const { status, body } = await post("/jwt/register", { ...names, password: "Orchid-Road-77" });
    expect([status, body]).toEqual([200, { error }]);
  });

  it("lets only one of two simultaneous registrations have a user name", async () => {
    const duplicate = { email: "twin@kopi.example", username: "twin", password: "Orchid-Road-77" };
    const answers = (
      await Promise.all([
        post<RegisterAnswer>("/jwt/register", duplicate),
        post<RegisterAnswer>("/jwt/register", duplicate),
      ])
    ).map(({ body }) => body);
    expect(answers.filter((body) => "user" in body)).toHaveLength(1);
    expect(answers.find((body) => "error" in body)).toEqual({ error: taken });
  });

  it("rejects names that are not text", async () => {
    const { status, body } = await post<Problem>("/jwt/register", {
      email: "a@b.example",
      username: "a\u0000b",
      password: "x",
    });
    expect([status, body.errors?.[0]]).toMatchObject([422, { pointer: "/username", code: "characters" }]);
  });
});

describe("token renewal", () => {
  const refused = { status: 401, body: { error: "Invalid refresh token" } };

  it("issues two new tokens, repeatedly", async () => {
    const first = await login();
    const second = await refresh(first.refreshToken);
    expect(second.status).toBe(200);
    expect(second.body.userData).toEqual(first.userData);
    expect((await companies(second.body.accessToken)).status).toBe(200);
    expect((await refresh(second.body.refreshToken)).status).toBe(200);
  });

  it("revokes the whole family when a used token is presented again", async () => {
    const first = await login();
    const second = (await refresh(first.refreshToken)).body;
    expect((await companies(second.accessToken)).status).toBe(200);
    expect(await refresh<RefreshError>(first.refreshToken)).toMatchObject(refused);
    expect(await refresh<RefreshError>(second.refreshToken)).toMatchObject(refused);
    expect((await companies(second.accessToken)).status).toBe(401);
    expect((await companies(first.accessToken)).status).toBe(401);
  });

  it("lets one of two simultaneous renewals succeed", async () => {
    const { refreshToken } = await login();
    const statuses = (await Promise.all([refresh(refreshToken), refresh(refreshToken)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401]);
  });

  it("does not affect other families", async () => {
    const [mine, other] = [await login(), await login()];
    await refresh(mine.refreshToken);
    await refresh(mine.refreshToken);
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it("rejects an access token, a token with a foreign signature, and garbage", async () => {
    const { accessToken, refreshToken } = await login();
    const forged = await new SignJWT(decodeJwt(refreshToken))
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode("another-secret-of-thirty-two-chars"));
    const unsigned = `${btoa('{"alg":"none"}')}.${refreshToken.split(".")[1]}.`;
    for (const token of [accessToken, forged, unsigned, "noise", "a.b.c"])
      expect(await refresh<RefreshError>(token)).toMatchObject(refused);
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it("lets both tokens expire after ten minutes", async () => {
    const start = clock;
    const { accessToken, refreshToken } = await login();
    clock = new Date(start.getTime() + 599_000);
    expect((await companies(accessToken)).status).toBe(200);
    clock = new Date(start.getTime() + 601_000);
    expect((await companies(accessToken)).status).toBe(401);
    expect(await refresh<RefreshError>(refreshToken)).toMatchObject(refused);
    clock = start;
  });
});

describe("sign-out", () => {
  it("revokes every token of the family at once, and answers the same for unknown tokens", async () => {
    const { accessToken, refreshToken } = await login();
    expect((await companies(accessToken)).status).toBe(200);
    expect((await post("/jwt/logout", { refreshToken })).status).toBe(204);
    expect((await companies(accessToken)).status).toBe(401);
    expect(await refresh<RefreshError>(refreshToken)).toMatchObject({
      status: 401,
      body: { error: "Invalid refresh token" },
    });
    expect((await post("/jwt/logout", { refreshToken: "noise" })).status).toBe(204);
  });
});

describe("abilities", () => {
  it("are read from the database, not from the token", async () => {
    const { accessToken } = (await post<Session>("/jwt/login", { email: "owner@banyan.demo", password: "banyan" }))
      .body;
    expect((await companies(accessToken)).status).toBe(200);
    await gateway.database.pool.query(
      "update user_access set role_ids = '[]' where user_id = (select id from users where email = 'owner@banyan.demo')",
    );
    await expect.poll(async () => (await companies(accessToken)).status, { timeout: 5_000 }).toBe(403);
  });
});

/** A fresh code for sensitive actions: required only with two-step verification, valid for ten minutes in its session. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  BankAccount,
  CompanyBankAccount,
  Employee,
  MfaSecret,
  Problem,
  Session,
  UnmaskedField,
} from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { companyId, employeesAt, openPeople, type People } from "../people/employees-setup.ts";
import { codeAt } from "../../support/totp.ts";

const minute = 60_000;
let clock = new Date("2026-11-20T04:30:00.000Z");
let people: People;
let person: Employee;
/** The owner. */
let tokens: Session;
let secret: string;

const later = (ms = minute): void => {
  clock = new Date(clock.getTime() + ms);
};
const codeNow = (): string => codeAt(secret, clock);
/** Tokens are valid for ten minutes; what the session was shown stays with it. */
const renew = async (expired: Session): Promise<Session> =>
  (await people.gateway.call<Session>("POST", "/jwt/refresh-token", { body: { refreshToken: expired.refreshToken } }))
    .body;
const as =
  (token: string) =>
  <Body = Problem>(method: string, path: string, body?: unknown) =>
    people.gateway.call<Body>(method, path, {
      ...(body !== undefined && { body }),
      headers: { Authorization: `Bearer ${token}` },
    });
const login = async <Body>(name: string, password: string) =>
  (await people.gateway.call<Body>("POST", "/jwt/login", { body: { email: name, password } })).body;

beforeAll(async () => {
  people = await openPeople(() => clock);
  person = await people.add("Lim Ai Ling", { identity: { idType: "NRIC", idNo: "S1234567D" } });
  tokens = await login<Session>("admin@demo.com", "admin");
  secret = (await plain<MfaSecret>("POST", "/me/profile/mfa", { password: "admin" })).body.secret;
});
afterAll(() => people.gateway.close());
beforeEach(() => later());

const plain = <Body = Problem>(method: string, path: string, body?: unknown) =>
  as(tokens.accessToken)<Body>(method, path, body);
const wait = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 5 * minute) {
    later(Math.min(left, 5 * minute));
    tokens = await renew(tokens);
  }
};
const unmask = (call = plain) =>
  call<UnmaskedField & Problem>("POST", `${employeesAt}/${person.id}/unmask`, {
    field: "idNo",
    reason: "To file the pass",
  });

describe("a masked number", () => {
  it("is shown without a code to people without two-step verification", async () => {
    expect((await unmask()).body).toEqual({ value: "S1234567D" });
    expect((await plain("POST", "/auth/step-up", { code: codeNow() })).body).toMatchObject({
      status: 409,
      code: "mfa-off",
    });
  });

  it("is shown for ten minutes after a code at enrolment, at sign-in, or on request", async () => {
    expect((await plain("POST", "/me/profile/mfa/confirm", { code: codeNow() })).status).toBe(200);
    expect((await unmask()).status).toBe(200);
    await wait(10 * minute);
    expect((await unmask()).status).toBe(200);
    later(1);
    expect(await unmask()).toMatchObject({ status: 403, body: { code: "stepUpRequired" } });
    expect((await plain("POST", "/auth/step-up", { code: "abcdef" })).status).toBe(422);
    expect((await plain("POST", "/auth/step-up", { code: codeNow() })).status).toBe(204);
    // The code belongs to this session; a used one opens nothing more.
    expect([(await unmask()).status, (await plain("POST", "/auth/step-up", { code: codeNow() })).status]).toEqual([
      200, 422,
    ]);
  });

  it("is shown after a sign-in with a code, but not in another session", async () => {
    await wait(11 * minute);
    const { challenge } = await login<{ challenge: string }>("admin@demo.com", "admin");
    const signedIn = await people.gateway.call<Session>("POST", "/auth/mfa", { body: { challenge, code: codeNow() } });
    expect([(await unmask(as(signedIn.body.accessToken))).status, (await unmask()).status]).toEqual([200, 403]);
  });

  it("stays hidden from people without permission, with or without a code", async () => {
    const call = await people.as(null, ["payrollApprover"]);
    expect(
      (
        await call<Problem>("POST", `${employeesAt}/${person.id}/unmask`, {
          body: { field: "idNo", reason: "To file the pass" },
        })
      ).body.code,
    ).not.toBe("stepUpRequired");
  });
});

describe("an export of all data about a person", () => {
  it("requires a fresh code", async () => {
    const ask = () =>
      plain<Problem>("POST", `${employeesAt}/${person.id}/data-export`, { reason: "They asked for it" });
    await wait(11 * minute);
    expect((await ask()).body).toMatchObject({ status: 403, code: "stepUpRequired" });
    expect((await plain("POST", "/auth/step-up", { code: codeNow() })).status).toBe(204);
    expect((await ask()).status).toBe(200);
  });
});

describe("a company bank account", () => {
  it("requires a fresh code to be created, changed or archived", async () => {
    const at = `/companies/${companyId}/company-bank-accounts`;
    const body = { bankId: masterId("banks", "7171"), accountName: "Merlion Trading", accountNo: "0721234567" };
    await wait(11 * minute);
    expect((await plain("POST", at, body)).body).toMatchObject({ status: 403, code: "stepUpRequired" });
    expect((await plain("POST", "/auth/step-up", { code: codeNow() })).status).toBe(204);
    const { body: made } = await plain<CompanyBankAccount>("POST", at, body);
    await wait(11 * minute);
    const put = people.gateway.call<Problem>("PUT", `${at}/${made.id}`, {
      headers: { Authorization: `Bearer ${tokens.accessToken}`, "If-Match": '"1"' },
      body,
    });
    for (const refused of [await put, await plain("POST", `${at}/${made.id}/archive`)])
      expect(refused.body).toMatchObject({ status: 403, code: "stepUpRequired" });
  });
});

describe("an employee's bank account", () => {
  it("requires a fresh code to be approved", async () => {
    const maker = await people.gateway.signIn("maker@merlion.demo", "maker");
    const body = {
      bankId: masterId("banks", "7171"),
      accountName: "Lim Ai Ling",
      accountNo: "0721234567",
      effectiveFrom: "2026-01-01",
    };
    const { id } = (await maker<BankAccount>("POST", `${employeesAt}/${person.id}/bank-accounts`, { body })).body;
    const approve = () =>
      plain<BankAccount & Problem>("POST", `${employeesAt}/${person.id}/bank-accounts/${id}/verify`);
    await wait(11 * minute);
    expect((await approve()).body).toMatchObject({ status: 403, code: "stepUpRequired" });
    expect((await plain("POST", "/auth/step-up", { code: codeNow() })).status).toBe(204);
    expect((await approve()).body).toMatchObject({ status: "active" });
  });
});

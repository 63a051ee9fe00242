/** Invitations: sent, listed, sent again, revoked, and accepted with a new or an existing account. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompanyOption,
  Employee,
  EmployeeBulkResult,
  EmployeeOption,
  Invitation,
  InvitationPage,
  InvitationState,
  JoinedCompany,
  Package,
  PackageOption,
  Problem,
  Session,
  UserAccess,
  UserAccessPage,
} from "#generated/hrms/schema.ts";
import { roleId } from "#src/store/access/shared/access-ids.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

type Either<Body> = Body & Omit<Problem, "status">;
const { trading, logistics } = sampleCompanies;
const base = `/companies/${trading.id}/invitations`;

let gateway: HrmsGateway;
let admin: HrmsGateway["call"];
let owner: HrmsGateway["call"];
beforeAll(async () => {
  // A clock that advances at each reading: everything a call writes has one time all the same.
  let at = Date.now();
  gateway = await openHrmsGateway({ now: () => new Date((at += 1)) });
  [admin, owner] = await Promise.all([
    gateway.signIn("hr@merlion.demo", "hr"),
    gateway.signIn("admin@demo.com", "admin"),
  ]);
});
afterAll(() => gateway.close());

const invite = (call: HrmsGateway["call"], email: string, more: object = {}) =>
  call<Either<Invitation>>("POST", base, { body: { email, roleIds: [roleId("employee")], scope: "company", ...more } });

/** The link in the last email to an address. */
async function tokenOf(email: string): Promise<string> {
  const { body } = await gateway.call<{ items: { recipient: string; link: string | null }[] }>("GET", "/dev/outbox", {
    query: { q: email, pageSize: 100 },
  });
  return (
    new URLSearchParams(
      body.items
        .find(({ recipient, link }) => recipient === email && link?.includes("invitation"))
        ?.link?.split("?")[1],
    ).get("token") ?? ""
  );
}
const check = (token: string) =>
  gateway.call<Either<InvitationState>>("POST", "/invitation/check", { body: { token } });
const accept = (token: string, more: object = {}) =>
  gateway.call<Either<Session>>("POST", "/invitation/accept", {
    body: { token, fullName: "Lim Wei Ling", password: "Orchid-Road-77", ...more },
  });

describe("a new person", () => {
  it("can create an account with the link and is signed in with the invited access only", async () => {
    const made = await invite(admin, "wei.ling@kopi.example");
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        email: "wei.ling@kopi.example",
        status: "pending",
        roles: ["Employee"],
        scope: "company",
        createdBy: expect.any(String),
      },
    ]);
    const token = await tokenOf("wei.ling@kopi.example");
    expect((await check(token)).body).toMatchObject({
      email: "wei.ling@kopi.example",
      company: trading.name,
      roles: ["Employee"],
      account: "none",
    });
    expect((await accept(token, { password: "short" })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/password", code: "password-long" }],
    });
    const { status, body } = await accept(token);
    expect([status, body.userData]).toMatchObject([200, { fullName: "Lim Wei Ling", email: "wei.ling@kopi.example" }]);
    const newcomer = await gateway.signIn("wei.ling@kopi.example", "Orchid-Road-77");
    expect((await newcomer<CompanyOption[]>("GET", "/companies/options")).body.map(({ id }) => id)).toEqual([
      trading.id,
    ]);
    expect((await newcomer("GET", base)).status).toBe(403);
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "link-expired" });
    expect(
      (await admin<InvitationPage>("GET", base, { query: { status: ["accepted"], q: "kopi" } })).body.items.map(
        ({ email }) => email,
      ),
    ).toEqual(["wei.ling@kopi.example"]);
    expect(
      (await owner<UserAccessPage>("GET", "/tenant/user-access", { query: { q: "Lim Wei Ling" } })).body.items,
    ).toMatchObject([{ company: trading.name, scope: "company", roles: ["Employee"] }]);
    expect((await invite(admin, "WEI.LING@kopi.example")).body).toMatchObject({ status: 409, code: "already-member" });
  });

  it("gets no more permissions than the sender has", async () => {
    expect(
      (await invite(admin, "boss@kopi.example", { roleIds: [roleId("tenantOwner")], scope: "tenant" })).status,
    ).toBe(403);
    expect((await invite(admin, "looks@kopi.example", { roleIds: [roleId("auditor")], scope: "tenant" })).status).toBe(
      403,
    );
    expect(
      (await invite(admin, "pay@kopi.example", { roleIds: [roleId("payrollMaker")], scope: "company" })).body,
    ).toMatchObject({ status: 403, code: "beyond-own" });
    expect(
      (await invite(owner, "pay@kopi.example", { roleIds: [roleId("payrollMaker")], scope: "company" })).status,
    ).toBe(201);
    expect((await invite(owner, "none@kopi.example", { roleIds: [trading.id] })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/roleIds/0" }],
    });
  });
});

describe("an invitation link", () => {
  it("is invalid after a newer one was sent or the invitation was revoked", async () => {
    const { body } = await invite(owner, "twice@kopi.example");
    const first = await tokenOf("twice@kopi.example");
    expect((await invite(owner, "Twice@kopi.example")).body).toMatchObject({ status: 409, code: "duplicate" });
    expect((await owner<Either<Invitation>>("POST", `${base}/${body.id}/resend`)).status).toBe(200);
    expect((await check(first)).body).toMatchObject({ status: 409 });
    const second = await tokenOf("twice@kopi.example");
    expect((await check(second)).status).toBe(200);
    expect((await owner<Either<Invitation>>("POST", `${base}/${body.id}/revoke`)).body).toMatchObject({
      status: "revoked",
    });
    expect((await accept(second)).body).toMatchObject({ status: 409, code: "link-expired" });
    expect((await owner<Problem>("POST", `${base}/${body.id}/resend`)).body).toMatchObject({
      status: 409,
      code: "revoked",
    });
    expect((await invite(owner, "twice@kopi.example")).status).toBe(201);
  });

  it("can be sent again at once, then once a minute", async () => {
    const { body } = await invite(owner, "again@kopi.example");
    const again = () => owner<Problem>("POST", `${base}/${body.id}/resend`);
    expect((await again()).status).toBe(200);
    const refused = await again();
    expect([refused.status, refused.body.code, Number(refused.headers["retry-after"])]).toEqual([
      429,
      "sent-recently",
      expect.any(Number),
    ]);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(60);
    await gateway.database.pool.query(
      "update invitations set sent_at = sent_at - interval '1 minute', created_at = created_at - interval '2 minutes' where id = $1",
      [body.id],
    );
    expect((await again()).status).toBe(200);
  });

  it("that has expired is reported like other invalid links and can be replaced", async () => {
    const { body } = await invite(owner, "late.reader@kopi.example");
    const token = await tokenOf("late.reader@kopi.example");
    await gateway.database.pool.query("update invitations set expires_at = now() - interval '1 minute' where id = $1", [
      body.id,
    ]);
    expect((await check(token)).body).toMatchObject({ status: 409, code: "link-expired" });
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "link-expired" });
    expect((await owner<Either<Invitation>>("GET", `${base}/${body.id}`)).body.status).toBe("expired");
    expect((await owner<Either<Invitation>>("POST", `${base}/${body.id}/resend`)).body.status).toBe("pending");
    expect((await accept(await tokenOf("late.reader@kopi.example"))).status).toBe(200);
  });

  it("cannot be used by someone signed in with another address", async () => {
    await invite(owner, "other@kopi.example");
    expect(
      (await admin<Problem>("POST", "/me/invitation", { body: { token: await tokenOf("other@kopi.example") } })).body,
    ).toMatchObject({ status: 409, code: "other-address" });
    const elsewhere = await gateway.signIn("owner@banyan.demo", "banyan");
    expect(
      (await elsewhere<Problem>("POST", "/me/invitation", { body: { token: await tokenOf("other@kopi.example") } }))
        .body,
    ).toMatchObject({ status: 409, code: "link-expired" });
  });
});

describe("a person with an account", () => {
  it("of the tenant joins another company with it", async () => {
    const there = `/companies/${logistics.id}/invitations`;
    await owner("POST", there, {
      body: { email: "employee@merlion.demo", roleIds: [roleId("manager")], scope: "reports" },
    });
    const token = await tokenOf("employee@merlion.demo");
    expect((await check(token)).body).toMatchObject({ account: "here", company: logistics.name });
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "has-account" });
    const person = await gateway.signIn("employee@merlion.demo", "employee");
    expect((await person<Either<JoinedCompany>>("POST", "/me/invitation", { body: { token } })).body).toEqual({
      companyId: logistics.id,
      company: logistics.name,
    });
    expect((await person<CompanyOption[]>("GET", "/companies/options")).body.map(({ id }) => id)).toContain(
      logistics.id,
    );
  });

  it("invited to two companies creates an account with one link and joins with the other", async () => {
    const there = `/companies/${logistics.id}/invitations`;
    await invite(owner, "both@kopi.example");
    const first = await tokenOf("both@kopi.example");
    await owner("POST", there, { body: { email: "both@kopi.example", roleIds: [roleId("employee")] } });
    const second = await tokenOf("both@kopi.example");
    expect((await check(first)).body).toMatchObject({ company: trading.name, account: "none" });
    expect((await accept(first)).status).toBe(200);
    expect((await check(second)).body).toMatchObject({ company: logistics.name, account: "here" });
    const person = await gateway.signIn("both@kopi.example", "Orchid-Road-77");
    expect((await person("POST", "/me/invitation", { body: { token: second } })).status).toBe(200);
    expect((await person<CompanyOption[]>("GET", "/companies/options")).body.map(({ id }) => id).toSorted()).toEqual(
      [logistics.id, trading.id].toSorted(),
    );
  });

  it("of another tenant gets an error that they cannot join", async () => {
    await invite(owner, "owner@banyan.demo");
    expect((await check(await tokenOf("owner@banyan.demo"))).body).toMatchObject({ account: "elsewhere" });
  });
});

describe("an employee of the company", () => {
  const people = async (q: string) =>
    (
      await admin<EmployeeOption[]>("GET", `/companies/${trading.id}/employees/options`, {
        query: { q, withoutAccount: true },
      })
    ).body;
  const accountOf = async (id: string) =>
    (await admin<Employee>("GET", `/companies/${trading.id}/employees/${id}`)).body.account;

  /** Hired for the test, with a work address. */
  async function hired(fullName: string, workEmail: string | null): Promise<string> {
    const [departments, designations] = await Promise.all(
      ["departments", "designations"].map((name) =>
        admin<{ id: string }[]>("GET", `/companies/${trading.id}/${name}/options`),
      ),
    );
    const job = { departmentId: departments?.body[0]?.id, designationId: designations?.body[0]?.id };
    const { body } = await admin<Employee>("POST", `/companies/${trading.id}/employees`, {
      body: {
        person: { fullName, workEmail },
        employment: { startDate: "2026-01-05", contractType: "permanent" },
        job,
      },
    });
    return body.id;
  }

  it("gets an account and sees only their own record", async () => {
    const id = await hired("Lim Wei Xin", "wei.xin@kopi.example");
    expect((await people("Wei Xin")).map((one) => one.id)).toEqual([id]);
    const made = await invite(admin, "wei.xin@kopi.example", { employeeId: id, roleIds: undefined });
    expect([made.status, made.body]).toMatchObject([
      201,
      { employeeId: id, employee: "Lim Wei Xin", roles: ["Employee"] },
    ]);
    expect(await accountOf(id)).toBe("invited");
    expect(await people("Wei Xin")).toEqual([]);
    expect((await invite(admin, "other.xin@kopi.example", { employeeId: id })).body).toMatchObject({
      status: 409,
      code: "employee-invited",
      errors: [{ pointer: "/employeeId" }],
    });

    const token = await tokenOf("wei.xin@kopi.example");
    expect((await check(token)).body).toMatchObject({ fullName: "Lim Wei Xin", account: "none" });
    expect((await accept(token)).status).toBe(200);
    expect(await accountOf(id)).toBe("active");
    const person = await gateway.signIn("wei.xin@kopi.example", "Orchid-Road-77");
    const seen = await person<{ items: { id: string }[] }>("GET", `/companies/${trading.id}/employees`);
    expect(seen.body.items.map((one) => one.id)).toEqual([id]);
    expect((await person<Employee>("GET", `/companies/${trading.id}/employees/${id}`)).body).toMatchObject({
      self: true,
      person: { fullName: "Lim Wei Xin" },
    });
    const another = (await people(""))[0]?.id ?? "";
    expect((await person("GET", `/companies/${trading.id}/employees/${another}`)).status).toBe(404);
    expect((await invite(admin, "third.xin@kopi.example", { employeeId: id })).body).toMatchObject({
      status: 409,
      code: "employee-linked",
    });
  });

  it("must belong to that company and not have left", async () => {
    const elsewhere = (await owner<EmployeeOption[]>("GET", `/companies/${logistics.id}/employees/options`)).body[0]
      ?.id;
    expect((await invite(owner, "elsewhere@kopi.example", { employeeId: elsewhere })).body).toMatchObject({
      status: 422,
      errors: [{ pointer: "/employeeId", code: "unknown-reference" }],
    });
    const gone = await owner<{ items: { id: string }[] }>("GET", `/companies/${trading.id}/employees`, {
      query: { status: ["exited"] },
    });
    expect((await invite(owner, "gone@kopi.example", { employeeId: gone.body.items[0]?.id })).body).toMatchObject({
      status: 409,
      code: "employee-left",
    });
  });

  it("who has another account by now is not revealed by the link", async () => {
    const id = await hired("Goh Kai Ming", "kai.ming@kopi.example");
    await invite(owner, "kai.ming@kopi.example", { employeeId: id });
    const token = await tokenOf("kai.ming@kopi.example");
    const { body } = await owner<UserAccessPage>("GET", "/tenant/user-access", {
      query: { q: "Vivian Koh", companyId: [trading.id] },
    });
    const [access] = body.items;
    const link = (employeeId: string | null, version: number) =>
      owner<Either<UserAccess>>("PUT", `/tenant/user-access/${access?.id}`, {
        headers: { "If-Match": `"${version}"` },
        body: {
          userId: access?.userId,
          companyId: access?.companyId,
          roleIds: access?.roleIds,
          scope: access?.scope,
          employeeId,
          validFrom: access?.validFrom,
          validTo: null,
        },
      });
    // Another person's account would show them the record.
    expect((await link(id, access?.version ?? 0)).body).toMatchObject({
      status: 409,
      code: "address-differs",
      errors: [{ pointer: "/employeeId" }],
    });
    await gateway.database.pool.query(
      "update persons set personal_email = (select email from users where id = $1) where id = (select person_id from employees where id = $2)",
      [access?.userId, id],
    );
    const linked = await link(id, access?.version ?? 0);
    expect(linked.body).toMatchObject({ employeeId: id, employee: "Goh Kai Ming" });
    expect((await accept(token)).body).toMatchObject({ status: 409, code: "employee-linked" });
    expect((await link(null, linked.body.version)).body).toMatchObject({ employeeId: null });
    expect((await accept(token)).status).toBe(200);
    expect((await link(id, linked.body.version + 1)).body).toMatchObject({
      status: 409,
      code: "employee-linked",
      errors: [{ pointer: "/employeeId" }],
    });
  });

  it("can be invited together with others, with a result for each", async () => {
    const [well, without] = [await hired("Chia Hui Min", "hui.min@kopi.example"), await hired("Ong Beng Huat", null)];
    const call = (who: HrmsGateway["call"], body: object) =>
      who<EmployeeBulkResult>("POST", `${base}/employees`, { body });
    const { status, body } = await call(admin, { employeeIds: [well, without, logistics.id] });
    expect([status, body]).toMatchObject([
      200,
      {
        done: 1,
        failed: 2,
        results: [
          { fullName: "Chia Hui Min", done: true },
          { fullName: "Ong Beng Huat", done: false, code: "no-work-email" },
          { fullName: null, done: false, code: "unknown-reference" },
        ],
      },
    ]);
    expect((await check(await tokenOf("hui.min@kopi.example"))).body).toMatchObject({
      fullName: "Chia Hui Min",
      roles: ["Employee"],
    });
    expect((await call(admin, { employeeIds: [well] })).body.results).toMatchObject([
      { done: false, code: "employee-invited" },
    ]);
    expect((await call(await gateway.signIn("manager@merlion.demo", "manager"), { employeeIds: [well] })).status).toBe(
      403,
    );
  });
});

describe("a package", () => {
  it("without free seats does not allow another invitation", async () => {
    await invite(owner, "early@kopi.example");
    const earlier = await tokenOf("early@kopi.example");
    const platform = await gateway.signIn("platform@hrms.demo", "platform");
    const complete = (await platform<PackageOption[]>("GET", "/packages/options")).body.find(
      ({ label }) => label === "Complete",
    ) as PackageOption;
    const { body, headers } = await platform<Package>("GET", `/packages/${complete.id}`);
    const { code, name, priceMonthly, priceYearly, companyLimit, trialDays, popular } = body;
    const limited = await platform("PUT", `/packages/${complete.id}`, {
      headers: { "If-Match": headers["etag"] ?? `"${body.version}"` },
      body: { code, name, priceMonthly, priceYearly, companyLimit, trialDays, popular, seatLimit: 1 },
    });
    expect(limited.status).toBe(200);
    expect((await accept(earlier)).body).toMatchObject({ status: 409, code: "seat-limit" });
    expect((await check(earlier)).status).toBe(200);
    expect((await invite(owner, "late@kopi.example")).body).toMatchObject({
      status: 409,
      code: "seat-limit",
      errors: [{ params: { package: "Complete", limit: 1 } }],
    });
  });
});

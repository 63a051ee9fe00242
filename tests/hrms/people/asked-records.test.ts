/** Change requests for bank accounts, passports and dependants, also against a record changed in the meantime. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  ApprovalPage,
  BankAccountPage,
  ChangeRequest,
  ChangeRequestPage,
  DependantPage,
  Employee,
  NotificationPage,
  PassportPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let employee: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let maker: HrmsGateway["call"];
let approver: HrmsGateway["call"];
let path: string;
let own: string;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  path = `/companies/${world.companyId}/change-requests`;
  own = `/companies/${world.companyId}/employees/${world.people.report}`;
  employee = await world.account("rina", "employee", world.people.report);
  hr = await world.account("harriet", "hrAdmin");
  maker = await world.account("mei", "payrollMaker");
  approver = await world.account("arun", "payrollApprover");
});
afterAll(() => gateway.close());
beforeEach(() =>
  gateway.database.pool.query(
    "update change_requests set status = 'withdrawn', decided_at = now() where status = 'submitted'",
  ),
);

const ask = <Body = ChangeRequest>(body: unknown) => employee<Body>("POST", path, { body });
const decide = <Body = ChangeRequest>(id: string, body: object = {}, call = hr) =>
  call<Body>("POST", `${path}/${id}/approve`, { body });
const bankAccount = (accountNo: string) => ({
  bankId: masterId("banks", "7171"),
  accountName: "Rina Report",
  accountNo,
  effectiveFrom: "2026-12-01",
});
const accounts = async () => (await maker<BankAccountPage>("GET", `${own}/bank-accounts`)).body.items;

describe("a requested bank account", () => {
  it("is listed as pending at once, and takes effect when someone else approves the request", async () => {
    const requested = await ask({ section: "bankAccount", bankAccount: bankAccount("0721234567") });
    expect(requested).toMatchObject({
      status: 201,
      body: { section: "bankAccount", mayDecide: false, conflict: false },
    });
    expect(requested.body.changes.find(({ field }) => field === "accountNo")).toMatchObject({
      before: null,
      after: "••••4567",
    });
    expect(
      JSON.stringify(
        (await gateway.database.pool.query("select * from change_requests where id = $1", [requested.body.id])).rows,
      ),
    ).not.toContain("0721234567");
    expect(await accounts()).toMatchObject([{ id: requested.body.recordId, status: "pendingVerify", own: false }]);
    // Neither people without access to pay, nor those who only enter it, nor the employee.
    expect((await hr("GET", `${path}/${requested.body.id}`)).status).toBe(404);
    expect([
      (await decide(requested.body.id, {}, maker)).status,
      (await decide(requested.body.id, {}, employee)).status,
    ]).toEqual([403, 403]);
    expect((await approver<NotificationPage>("GET", "/me/notifications")).body.items[0]).toMatchObject({
      type: "change-requested",
      recordId: requested.body.id,
    });
    expect(await decide(requested.body.id, { note: "Called her" }, approver)).toMatchObject({
      status: 200,
      body: { status: "approved" },
    });
    expect(await accounts()).toMatchObject([{ status: "active", verifiedBy: "arun" }]);
    const reported = (await employee<NotificationPage>("GET", "/me/notifications")).body.items.map(({ type }) => type);
    expect(reported).toEqual(expect.arrayContaining(["bank-account-changed", "change-approved"]));
  });

  it("can replace the account that takes the remainder, and can be decided in the list of accounts", async () => {
    const [active] = await accounts();
    const requested = await ask({ section: "bankAccount", bankAccount: bankAccount("5550001111") });
    expect((await ask<Problem>({ section: "bankAccount", bankAccount: bankAccount("5550002222") })).body.code).toBe(
      "already-waiting",
    );
    expect((await approver("POST", `${own}/bank-accounts/${requested.body.recordId}/verify`)).status).toBe(200);
    expect((await employee<ChangeRequest>("GET", `${path}/${requested.body.id}`)).body.status).toBe("approved");
    expect((await accounts()).find(({ id }) => id === active?.id)?.status).toBe("replaced");
  });

  it("is removed if the request is withdrawn, stays rejected if rejected, and cannot be confirmed after being changed", async () => {
    const withdrawn = await ask({ section: "bankAccount", bankAccount: bankAccount("5550003333") });
    expect((await employee("POST", `${path}/${withdrawn.body.id}/withdraw`)).status).toBe(200);
    expect((await accounts()).some(({ id }) => id === withdrawn.body.recordId)).toBe(false);
    const rejected = await ask({ section: "bankAccount", bankAccount: bankAccount("5550004444") });
    expect(
      (await approver("POST", `${path}/${rejected.body.id}/reject`, { body: { note: "Another name" } })).status,
    ).toBe(200);
    expect((await accounts()).find(({ id }) => id === rejected.body.recordId)).toMatchObject({
      status: "rejected",
      rejectReason: "Another name",
    });
    const rewritten = await ask({ section: "bankAccount", bankAccount: bankAccount("5550005555") });
    const one = `${own}/bank-accounts/${rewritten.body.recordId}`;
    expect((await maker("PUT", one, { headers: { "If-Match": '"1"' }, body: bankAccount("5550006666") })).status).toBe(
      200,
    );
    expect((await decide<Problem>(rewritten.body.id, { replace: true }, approver)).body.code).toBe("record-changed");
    expect((await maker("DELETE", one)).status).toBe(204);
    expect((await employee<ChangeRequest>("GET", `${path}/${rewritten.body.id}`)).body.status).toBe("rejected");
  });

  it.each([
    [{ section: "bankAccount" }, "/bankAccount"],
    [
      {
        section: "bankAccount",
        bankAccount: { bankId: randomUUID(), accountName: "R", effectiveFrom: "2026-12-01", accountNo: "1" },
      },
      "/bankAccount/bankId",
    ],
    [
      {
        section: "contact",
        change: { personalEmail: "r@mail.example" },
        passport: { countryId: randomUUID(), expiry: "2030-01-01" },
      },
      "/passport",
    ],
    [{ section: "dependant", dependant: { fullName: "Ali", relation: "child" }, recordId: randomUUID() }, "/recordId"],
  ])("and other records are rejected: %j", async (body, pointer) => {
    expect(await ask<Problem>(body)).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });
});

describe("a requested passport or dependant", () => {
  it("is added with its scan, and can be changed without sending the number again", async () => {
    const { body: file } = await employee<{ id: string }>("POST", `${own}/files`, {
      query: { name: "pass.pdf", class: "identity" },
      headers: { "Content-Type": "application/octet-stream" },
      body: Buffer.from("%PDF-1.7\n1 0 obj\n"),
    });
    const requested = await ask({
      section: "passport",
      passport: { countryId: masterId("countries", "MY"), number: "A1234 5678", expiry: "2030-01-31", fileId: file.id },
    });
    expect(requested.body.changes).toMatchObject([
      { field: "country", after: "Malaysia" },
      { field: "number", after: "••••5678" },
      { field: "issueDate" },
      { field: "expiry" },
      { field: "fileName", after: "pass.pdf" },
    ]);
    expect((await employee<PassportPage>("GET", `${own}/passports`)).body.total).toBe(0);
    expect((await decide(requested.body.id)).status).toBe(200);
    const [passport] = (await employee<PassportPage>("GET", `${own}/passports`)).body.items;
    expect(passport).toMatchObject({ numberMasked: "••••5678", expiry: "2030-01-31", fileName: "pass.pdf" });
    const change = await ask({
      section: "passport",
      recordId: passport?.id,
      passport: { countryId: masterId("countries", "MY"), expiry: "2035-01-31", fileId: file.id },
    });
    expect(change.body.changes).toEqual([
      {
        field: "expiry",
        before: "2030-01-31",
        now: "2030-01-31",
        after: "2035-01-31",
        result: "2035-01-31",
        conflict: false,
      },
    ]);
    // In the meantime someone else has changed the same date.
    await hr("PUT", `${own}/passports/${passport?.id}`, {
      headers: { "If-Match": '"1"' },
      body: { countryId: masterId("countries", "MY"), expiry: "2034-06-30", fileId: file.id },
    });
    expect((await hr<ChangeRequest>("GET", `${path}/${change.body.id}`)).body).toMatchObject({
      conflict: true,
      changes: [{ now: "2034-06-30", conflict: true }],
    });
    expect(await decide<Problem>(change.body.id)).toMatchObject({
      status: 409,
      body: { code: "record-changed", errors: [{ pointer: "/changes/expiry" }] },
    });
    expect((await decide(change.body.id, { replace: true })).status).toBe(200);
    expect((await employee<PassportPage>("GET", `${own}/passports`)).body.items).toMatchObject([
      { numberMasked: "••••5678", expiry: "2035-01-31" },
    ]);
  });

  it("in different fields keeps both changes", async () => {
    const { body: made } = await ask({
      section: "dependant",
      dependant: { fullName: "Adi Report", relation: "child", birthCertNo: "T1912345D" },
    });
    await decide(made.id);
    const find = async () => (await hr<DependantPage>("GET", `${own}/dependants`)).body.items[0];
    const { body: requested } = await ask({
      section: "dependant",
      recordId: (await find())?.id,
      dependant: { fullName: "Adi Bin Report", relation: "child" },
    });
    await hr("PUT", `${own}/dependants/${(await find())?.id}`, {
      headers: { "If-Match": '"1"' },
      body: { fullName: "Adi Report", relation: "child", citizenship: "pr" },
    });
    expect((await decide(requested.id)).status).toBe(200);
    expect(await find()).toMatchObject({
      fullName: "Adi Bin Report",
      citizenship: "pr",
      birthCertNoMasked: "••••345D",
    });
  });
});

describe("a list changed after the request", () => {
  const home = {
    type: "home",
    block: "1",
    street: "Orchid Road",
    unit: null,
    building: null,
    postal: "310001",
    country: "SG",
  };
  const mailing = { ...home, type: "mailing", street: "Post Box 4" };
  const phone = (number: string) => ({ type: "mobile", number });
  const write = async (body: object) => {
    const { body: now } = await hr<Employee>("GET", own);
    expect((await hr("PUT", `${own}/contact`, { headers: { "If-Match": `"${now.version}"` }, body })).status).toBe(200);
  };
  const now = async () => (await hr<Employee>("GET", own)).body.personal;

  it("keeps other people's entries and adds the requested one", async () => {
    await write({ phones: [phone("+65 8111 1111")] });
    const { body: requested } = await ask({ section: "contact", change: { phones: [phone("+65 8222 2222")] } });
    await write({ phones: [phone("+65 8111 1111"), { type: "home", number: "+65 6333 3333" }] });
    expect((await hr<ChangeRequest>("GET", `${path}/${requested.id}`)).body.changes[0]?.result).toContain("6333 3333");
    await decide(requested.id);
    expect((await now())?.phones.map(({ number }) => number)).toEqual(["+65 8222 2222", "+65 6333 3333"]);
  });

  it("shows a conflict if both changed the same entry", async () => {
    await write({ addresses: [home] });
    const { body: requested } = await ask({
      section: "address",
      change: { addresses: [{ ...home, street: "Lily Road" }, mailing] },
    });
    await write({ addresses: [{ ...home, street: "Fern Road" }] });
    expect((await decide<Problem>(requested.id)).body.code).toBe("record-changed");
    expect((await now())?.addresses.map(({ street }) => street)).toEqual(["Fern Road"]);
    expect((await decide(requested.id, { replace: true })).status).toBe(200);
    expect((await now())?.addresses.map(({ street }) => street)).toEqual(["Lily Road", "Post Box 4"]);
  });
});

describe("the export of requests", () => {
  const rowsFor = async (call: HrmsGateway["call"], query = {}) =>
    readCsv(
      (await call<string>("GET", `${path}/export`, { query: { columns: ["fullName", "section", "result"], ...query } }))
        .body,
    )
      ?.map(({ cells }) => cells)
      .slice(1);

  it("contains what the reader may see, with masked numbers", async () => {
    await gateway.database.pool.query("delete from change_requests");
    await ask({ section: "identity", change: { idType: "NRIC", idNo: "S1234567D" } });
    await ask({ section: "bankAccount", bankAccount: bankAccount("0721239999") });
    const identity = ["Rina Report", "identity", "idType: NRIC; idNo: ••••567D"];
    const bank = ["Rina Report", "bankAccount", expect.stringContaining("accountNo: ••••9999")];
    expect(await rowsFor(world.owner)).toEqual([bank, identity]);
    expect(await rowsFor(world.owner, { sort: "createdAt", section: ["identity"], q: "rina" })).toEqual([identity]);
    expect(await rowsFor(world.owner, { status: ["approved"] })).toEqual([]);
    // HR does not see pay; payroll and employees do not see files.
    expect(await rowsFor(hr)).toEqual([identity]);
    expect(
      await Promise.all([maker, approver, employee].map(async (call) => (await call("GET", `${path}/export`)).status)),
    ).toEqual([403, 403, 403]);
  });

  it("and the queue of approvals shows values only to those whose role shows the field class", async () => {
    const shown = async (call: HrmsGateway["call"]) =>
      (
        await call<ApprovalPage>("GET", `/companies/${world.companyId}/approvals`, { query: { view: "waiting" } })
      ).body.items.map(({ section, hidden, changes }) => [section, hidden ? changes.length : "shown"]);
    const filed = async (call: HrmsGateway["call"]) =>
      readCsv(
        (
          await call<string>("GET", `/companies/${world.companyId}/approvals/export`, {
            query: { view: "waiting", columns: ["fullName", "section"] },
          })
        ).body,
      )
        ?.map(({ cells }) => cells)
        .slice(1);
    await gateway.database.pool.query("delete from change_requests");
    await gateway.database.pool.query("delete from approval_requests");
    await ask({ section: "identity", change: { idType: "NRIC", idNo: "S1234567D" } });
    await ask({ section: "bankAccount", bankAccount: bankAccount("0721238888") });
    expect(await shown(world.owner)).toEqual([
      ["identity", "shown"],
      ["bankAccount", "shown"],
    ]);
    expect(await shown(hr)).toEqual([
      ["identity", "shown"],
      ["bankAccount", 0],
    ]);
    expect(await shown(approver)).toEqual([
      ["identity", 0],
      ["bankAccount", "shown"],
    ]);
    expect(await filed(hr)).toEqual([
      ["Rina Report", "identity"],
      ["Rina Report", "bankAccount"],
    ]);
    expect((await approver("GET", `/companies/${world.companyId}/approvals/export`)).status).toBe(403);
  });

  it("contains only people within the reach of the export permission, with lists by line", async () => {
    await gateway.database.pool.query("delete from change_requests");
    await ask({
      section: "contact",
      change: {
        phones: [
          { type: "home", number: "+65 6123 4567" },
          { type: "mobile", number: "+65 8123 4567" },
        ],
      },
    });
    const newcomer = await world.account("noor", "employee", world.people.newcomer);
    await newcomer("POST", path, { body: { section: "contact", change: { personalEmail: "noor@mail.example" } } });
    const role = {
      code: "lead",
      name: "Lead",
      grants: [
        { element: "employees", actions: ["view"], scope: "company" },
        { element: "employees", actions: ["export"], scope: "reports" },
      ],
      fieldRights: [{ class: "personal", read: true, write: false }],
    };
    const made = await world.owner<{ id: string }>("POST", "/tenant/roles", { body: role });
    const lead = await world.account("bala", "employee", world.people.boss);
    await gateway.database.pool.query("update user_access set role_ids = $1 where employee_id = $2", [
      JSON.stringify([made.body.id]),
      world.people.boss,
    ]);
    expect((await lead<ChangeRequestPage>("GET", path)).body.items.map(({ fullName }) => fullName)).toEqual([
      "Noor Newcomer",
      "Rina Report",
    ]);
    expect(await rowsFor(lead)).toEqual([
      ["Rina Report", "contact", "phones: home, +65 6123 4567 / mobile, +65 8123 4567"],
    ]);
  });
});

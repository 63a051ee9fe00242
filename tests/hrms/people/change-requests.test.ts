/** Change requests: made by the employee only, decided by someone else who may write, applied at once. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type {
  ChangeRequest,
  ChangeRequestPage,
  NotificationPage,
  OutboxPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";
import { peopleOfATenant, type PeopleWorld } from "../../support/people-world.ts";

let gateway: HrmsGateway;
let world: PeopleWorld;
let employee: HrmsGateway["call"];
let hr: HrmsGateway["call"];
let path: string;

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await peopleOfATenant(gateway);
  path = `/companies/${world.companyId}/change-requests`;
  employee = await world.account("rina", "employee", world.people.report);
  hr = await world.account("harriet", "hrAdmin");
});
afterAll(() => gateway.close());
beforeEach(() =>
  gateway.database.pool.query(
    "update change_requests set status = 'withdrawn', decided_at = now() where status = 'submitted'",
  ),
);

const ask = <Body = ChangeRequest>(body: unknown, call = employee) => call<Body>("POST", path, { body });
const askForEmail = async (personalEmail = `${randomUUID().slice(0, 8)}@mail.example`) =>
  (await ask({ section: "contact", change: { personalEmail }, note: "New address" })).body;
const emailNow = async () =>
  (
    await gateway.database.pool.query<{ email: string | null }>(
      "select personal_email as email from persons where full_name = 'Rina Report'",
    )
  ).rows[0]?.email;

describe("a request", () => {
  it("shows current and requested values, and changes nothing yet", async () => {
    const before = await emailNow();
    expect(
      await ask({ section: "contact", change: { personalEmail: "rina@mail.example" }, note: "New address" }),
    ).toMatchObject({
      status: 201,
      body: {
        fullName: "Rina Report",
        self: true,
        section: "contact",
        changes: [{ field: "personalEmail", before: before ?? null, after: "rina@mail.example" }],
        status: "submitted",
        mayDecide: false,
      },
    });
    expect(await emailNow()).toBe(before);
  });

  it.each([
    [{ section: "contact", change: { fullName: "Rina R" } }, 422, "/change/fullName"],
    [{ section: "person", change: { fullName: "Rina Report" } }, 422, "/change"],
    [{ section: "identity", change: { idType: "NRIC", idNo: "S1234567A" } }, 422, "/change/idNo"],
    [
      {
        section: "contact",
        change: { personalEmail: "rina@mail.example" },
        fileId: "0d6f6a52-5c3f-4f0e-9d5b-6f3d3c6f0a11",
      },
      422,
      "/fileId",
    ],
  ])("is rejected: %j", async (body, status, pointer) => {
    expect(await ask<Problem>(body)).toMatchObject({ status, body: { errors: [{ pointer }] } });
  });

  it("is the only pending one for its section, and can be withdrawn by the requester", async () => {
    const { id } = await askForEmail();
    expect(await ask<Problem>({ section: "contact", change: { personalEmail: "two@mail.example" } })).toMatchObject({
      status: 409,
      body: { code: "already-waiting" },
    });
    expect((await hr("POST", `${path}/${id}/withdraw`)).status).toBe(403);
    expect(await employee<ChangeRequest>("POST", `${path}/${id}/withdraw`)).toMatchObject({
      status: 200,
      body: { status: "withdrawn" },
    });
    expect((await hr<Problem>("POST", `${path}/${id}/approve`, { body: {} })).body).toMatchObject({
      status: 409,
      code: "not-waiting",
    });
  });

  it("can be made only by employees of the company", async () => {
    expect(await ask<Problem>({ section: "contact", change: { personalEmail: "h@mail.example" } }, hr)).toMatchObject({
      status: 404,
      body: { code: "no-employment" },
    });
  });
});

describe("a decision", () => {
  it("applies the change with its history, and notifies both sides in the app and by email", async () => {
    const { id } = await askForEmail("rina.new@mail.example");
    const waiting = await hr<NotificationPage>("GET", "/me/notifications");
    expect(waiting.body.items[0]).toMatchObject({
      type: "change-requested",
      params: { person: "Rina Report", name: "contact" },
      recordId: id,
    });
    expect(await hr<ChangeRequest>("POST", `${path}/${id}/approve`, { body: { note: "Seen" } })).toMatchObject({
      status: 200,
      body: { status: "approved", decidedBy: "harriet", decisionNote: "Seen", mayDecide: false },
    });
    expect(await emailNow()).toBe("rina.new@mail.example");
    const { rows } = await gateway.database.pool.query<{ changes: unknown }>(
      "select changes from audit_events where record_id = $1 and subject = 'employees' order by sequence desc limit 1",
      [world.people.report],
    );
    expect(rows[0]?.changes).toEqual([
      expect.objectContaining({ field: "personal.personalEmail", after: "rina.new@mail.example" }),
    ]);
    expect((await employee<NotificationPage>("GET", "/me/notifications")).body.items[0]).toMatchObject({
      type: "change-approved",
      params: { by: "harriet", name: "contact" },
    });
    const mails = async (q: string) =>
      (await gateway.call<OutboxPage>("GET", "/dev/outbox", { query: { q, pageSize: 100 } })).body.items.map(
        ({ kind }) => kind,
      );
    expect(await mails("rina@people.example")).toContain("notice");
    expect(await mails("harriet@people.example")).toContain("notice");
  });

  it("to reject changes nothing", async () => {
    const before = await emailNow();
    const { id } = await askForEmail();
    expect(await hr<ChangeRequest>("POST", `${path}/${id}/reject`, { body: { note: "No proof" } })).toMatchObject({
      status: 200,
      body: { status: "rejected", decisionNote: "No proof" },
    });
    expect(await emailNow()).toBe(before);
  });

  it("cannot be made on one's own request or with read access only", async () => {
    const { id } = await askForEmail();
    expect((await employee("POST", `${path}/${id}/approve`, { body: {} })).status).toBe(403);
    const own = await world.account("selfmade", "hrAdmin", world.people.newcomer);
    const mine = (
      await ask(
        {
          section: "emergency",
          change: { emergencyContacts: [{ name: "Ali", relation: "Brother", phone: "+65 8123 4567" }] },
        },
        own,
      )
    ).body;
    expect(await own<Problem>("POST", `${path}/${mine.id}/approve`, { body: {} })).toMatchObject({
      status: 403,
      body: { code: "second-person" },
    });
    const auditor = await world.account("otto", "auditor");
    expect((await auditor("POST", `${path}/${id}/approve`, { body: {} })).status).toBe(403);
  });

  it("keeps an identity number encrypted until applied, and shows its last four characters", async () => {
    const requested = await ask({ section: "identity", change: { idType: "NRIC", idNo: "S1234567D" } });
    expect(requested).toMatchObject({
      status: 201,
      body: { changes: [{ field: "idType" }, { field: "idNo", after: "••••567D" }] },
    });
    const { rows } = await gateway.database.pool.query<{ whole: string }>(
      "select after::text as whole from change_requests where id = $1",
      [requested.body.id],
    );
    expect(rows[0]?.whole).not.toContain("S1234567D");
    expect((await hr("POST", `${path}/${requested.body.id}/approve`, { body: {} })).status).toBe(200);
    const stored = await gateway.database.pool.query<{ last4: string }>(
      "select id_last4 as last4 from persons where full_name = 'Rina Report'",
    );
    expect(stored.rows).toEqual([{ last4: "567D" }]);
  });
});

describe("the list", () => {
  it("shows HR all requests, employees their own, and other people none", async () => {
    const { id } = await askForEmail();
    const other = await world.account("noor", "employee", world.people.boss);
    const list = async (call: HrmsGateway["call"], query = {}) =>
      (await call<ChangeRequestPage>("GET", path, { query })).body;
    expect((await list(hr, { status: ["submitted"] })).items).toMatchObject([{ id, mayDecide: true, self: false }]);
    expect((await list(employee, { pageSize: 100 })).items.every(({ self }) => self)).toBe(true);
    expect((await list(other)).items.filter(({ self }) => !self)).toEqual([]);
    expect((await other("GET", `${path}/${id}`)).status).toBe(404);
    const { counts, total } = await list(hr);
    expect(total).toBe(counts.submitted + counts.approved + counts.rejected + counts.withdrawn);
  });
});

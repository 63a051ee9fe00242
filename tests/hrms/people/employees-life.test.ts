/** The life cycle of an employment, forward and back, and the effects of an exit. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Employee, EmployeeBulkResult, EmployeeJobList, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
/** Friday, 20 November 2026 in Singapore. */
const now = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  people = await openPeople(() => now);
});
afterAll(() => people.gateway.close());

const step = (one: Pick<Employee, "id">, name: string, body?: object) =>
  people.owner<Employee & Omit<Problem, "status">>("POST", `${employeesAt}/${one.id}/${name}`, body ? { body } : {});
const faults = ({ body }: { body: Pick<Problem, "errors"> }) =>
  (body.errors ?? []).map(({ pointer, code }) => [pointer, code]);
const job = () => ({ departmentId: people.departmentId, designationId: people.designationId });
const offered = {
  employment: {
    status: "offered" as const,
    startDate: "2026-08-01",
    contractType: "permanent" as const,
    probationEnd: "2026-10-31",
    noticeDays: 30,
  },
};

describe("an employment", () => {
  it("goes from offer to confirmation, step by step", async () => {
    const one = await people.add("Koh Boon Huat", offered);
    expect(one.rights.actions).toEqual(["acceptOffer", "delete"]);
    expect((await step(one, "confirm", { confirmedOn: "2026-11-01" })).body.code).toBe("wrong-state");
    expect((await step(one, "accept-offer")).body.status).toBe("onboarding");
    expect(faults(await step(one, "start-probation", { startDate: "2027-01-01" }))).toEqual([
      ["/startDate", "in-future"],
    ]);
    const started = await step(one, "start-probation", {});
    expect(started.body).toMatchObject({
      status: "probation",
      employment: { probationEnd: "2026-10-31" },
      warnings: [{ code: "probation-overdue", params: { day: "2026-10-31" } }],
    });
    expect(faults(await step(one, "extend-probation", { probationEnd: "2026-10-31", reason: "More time" }))).toEqual([
      ["/probationEnd", "not-later"],
    ]);
    expect(
      (await step(one, "extend-probation", { probationEnd: "2026-12-31", reason: "More time" })).body,
    ).toMatchObject({ employment: { probationEnd: "2026-12-31" }, warnings: [] });
    expect((await step(one, "confirm", { confirmedOn: "2026-11-15" })).body).toMatchObject({
      status: "confirmed",
      employment: { confirmedOn: "2026-11-15" },
      rights: { actions: ["giveNotice", "completeExit", "suspend"] },
    });
  });

  it("without probation is confirmed on its first day", async () => {
    const one = await people.add("No Probation", {
      employment: { status: "onboarding", startDate: "2026-11-02", contractType: "intern", probationEnd: null },
    });
    expect((await step(one, "start-probation", {})).body).toMatchObject({
      status: "confirmed",
      employment: { confirmedOn: "2026-11-02" },
    });
  });

  it("can be suspended in any state, and resumed", async () => {
    const one = await people.add("Sus Pended");
    expect((await step(one, "suspend", { from: "2026-11-20", reason: "Inquiry" })).body).toMatchObject({
      status: "confirmed",
      suspendedFrom: "2026-11-20",
    });
    expect((await step(one, "suspend", { from: "2026-11-20", reason: "Inquiry" })).status).toBe(409);
    expect((await step(one, "resume")).body.suspendedFrom).toBeNull();
  });

  it("ends by notice, which can be withdrawn; short notice is reported", async () => {
    const one = await people.add("Lee Notice", {
      employment: { startDate: "2018-01-01", contractType: "permanent", noticeDays: 14 },
    });
    const given = await step(one, "give-notice", { noticeGivenOn: "2026-11-20", exitReason: "resignation" });
    expect(given.body).toMatchObject({
      status: "notice",
      employment: { lastDay: "2026-12-03", exitReason: "resignation" },
    });
    expect(given.body.warnings).toEqual([
      { code: "notice-below-minimum", params: { days: 28 } },
      { code: "last-day-before-notice-ends", params: { day: "2026-12-17" } },
    ]);
    expect(faults(await step(one, "complete-exit", {}))).toEqual([["/lastDay", "in-future"]]);
    expect((await step(one, "cancel-exit", { reason: "Both agreed" })).body).toMatchObject({
      status: "confirmed",
      employment: { lastDay: null, exitReason: null, noticeGivenOn: null },
    });
  });
});

describe("an exit", () => {
  it("ends access, and hides the record from lists unless requested", async () => {
    const one = await people.add("Gone Person");
    const call = await people.as(one.id, ["employee"]);
    expect((await call("GET", `${employeesAt}/${one.id}`)).status).toBe(200);
    const gone = await step(one, "complete-exit", {
      lastDay: "2026-11-19",
      exitReason: "resignation",
      rehireEligible: true,
    });
    expect(gone.body).toMatchObject({
      status: "exited",
      employment: { lastDay: "2026-11-19", rehireEligible: true },
      rights: { actions: ["rehire"] },
    });
    expect([403, 404]).toContain((await call("GET", `${employeesAt}/${one.id}`)).status);
    const list = async (query: string) =>
      (await people.owner<{ total: number }>("GET", `${employeesAt}?q=Gone Person${query}`)).body.total;
    expect([
      await list(""),
      await list("&status=exited"),
      await list("&asOf=2026-11-19"),
      await list("&asOf=2026-11-20"),
    ]).toEqual([0, 1, 1, 0]);
  });

  it("cancels changes dated after it, such as a raise", async () => {
    const one = await people.add("Raise Ahead", { job: job(), pay: { rateType: "monthly", basic: 400000 } });
    const at = (name: string) => `${employeesAt}/${one.id}/${name}`;
    expect(
      (
        await people.owner("POST", at("pay-terms"), {
          body: { effectiveFrom: "2027-01-01", rateType: "monthly", basic: 450000, reason: "Promotion" },
        })
      ).status,
    ).toBe(201);
    expect((await people.owner("POST", at("jobs"), { body: { ...job(), effectiveFrom: "2026-11-20" } })).status).toBe(
      201,
    );
    expect((await step(one, "complete-exit", { lastDay: "2026-11-19", exitReason: "resignation" })).status).toBe(200);
    const days = async (name: string) =>
      (await people.owner<EmployeeJobList>("GET", at(name))).body.items.map(({ effectiveFrom }) => effectiveFrom);
    expect([await days("jobs"), await days("pay-terms")]).toEqual([["2024-01-01"], ["2024-01-01"]]);
    const { body } = await people.owner<HistoryPage>("GET", at("history"));
    expect(
      body.items.some(({ changes }) =>
        changes.some(({ field, before, after }) => field === "pay.basic" && before === 450000 && after === null),
      ),
    ).toBe(true);
  });

  it("requires direct reports to be handed over first", async () => {
    const [leaver, successor] = [await people.add("Old Boss"), await people.add("New Boss")];
    const report = await people.add("Loyal Report", {
      job: { ...job(), reporting_tos: [{ managerId: leaver.id, kind: "primary" }] },
    });
    const exit = { lastDay: "2026-11-20", exitReason: "retirement" };
    const refused = await step(leaver, "complete-exit", exit);
    expect([refused.status, refused.body.code, refused.body.errors?.[0]?.params?.["id"]]).toEqual([
      409,
      "has-reports",
      report.id,
    ]);
    expect(faults(await step(leaver, "complete-exit", { ...exit, reportsTo: leaver.id }))).toEqual([
      ["/reportsTo", "unknown-reference"],
    ]);
    expect((await step(leaver, "complete-exit", { ...exit, reportsTo: successor.id })).status).toBe(200);
    const { body } = await people.owner<EmployeeJobList>("GET", `${employeesAt}/${report.id}/jobs`);
    expect(
      body.items.map(({ effectiveFrom, reporting_tos }) => [
        effectiveFrom,
        reporting_tos.map(({ manager }) => manager),
      ]),
    ).toEqual([
      ["2026-11-21", ["New Boss"]],
      ["2024-01-01", ["Old Boss"]],
    ]);
  });

  it("can be followed by a new employment of the same person", async () => {
    const one = await people.add("Back Again", { residency: { residency: "citizen" } });
    await step(one, "complete-exit", { lastDay: "2026-10-31", exitReason: "resignation" });
    expect(faults(await step(one, "rehire", { startDate: "2026-10-31", contractType: "permanent" }))).toEqual([
      ["/startDate", "before-last-day"],
    ]);
    const back = await step(one, "rehire", { startDate: "2026-12-01", contractType: "permanent" });
    expect([back.status, back.body]).toMatchObject([
      201,
      {
        status: "offered",
        person: one.person,
        employment: { previousEmploymentId: one.id },
        job: { department: "Archive", effectiveFrom: "2026-12-01" },
        identity: { residency: { residency: "citizen" } },
      },
    ]);
    expect(back.body.employeeNo).not.toBe(one.employeeNo);
    expect((await step(one, "rehire", { startDate: "2026-12-01", contractType: "permanent" })).body.code).toBe(
      "already-employed",
    );
    const barred = await people.add("Not Again");
    await step(barred, "complete-exit", { lastDay: "2026-10-31", exitReason: "dismissal", rehireEligible: false });
    expect((await step(barred, "rehire", { startDate: "2026-12-01", contractType: "permanent" })).body.code).toBe(
      "not-eligible",
    );
  });
});

describe("an offer", () => {
  it("can be deleted with its person; a started employment cannot", async () => {
    const one = await people.add("Never Came", { ...offered, identity: { idType: "passport", idNo: "K1234567" } });
    expect((await people.owner("DELETE", `${employeesAt}/${one.id}`)).status).toBe(204);
    expect((await people.owner("GET", `${employeesAt}/${one.id}`)).status).toBe(404);
    expect(
      (await people.gateway.database.pool.query("select 1 from persons where id = $1", [one.person.id])).rows,
    ).toEqual([]);
    expect(
      (await people.owner<Problem>("DELETE", `${employeesAt}/${(await people.add("Did Come")).id}`)).body.code,
    ).toBe("not-offered");
  });
});

describe("a bulk update", () => {
  it("changes each employee separately, with a result for each", async () => {
    const [one, two] = [
      await people.add("Bulk One"),
      await people.add("Bulk Two", {
        employment: { startDate: "2026-09-01", contractType: "permanent", status: "probation" },
      }),
    ];
    const bulk = (body: object) => people.owner<EmployeeBulkResult & Problem>("POST", `${employeesAt}/bulk`, { body });
    const confirmed = await bulk({
      employeeIds: [one.id, two.id, people.departmentId],
      action: "confirm",
      on: "2026-11-20",
    });
    expect(confirmed.body.results.map(({ fullName, done, code }) => [fullName, done, code])).toEqual([
      ["Bulk One", false, "wrong-state"],
      ["Bulk Two", true, null],
      [null, false, "not-found"],
    ]);
    const moved = await bulk({
      employeeIds: [one.id, two.id],
      action: "changeJob",
      on: "2026-12-01",
      managerId: one.id,
    });
    expect(moved.body.results.map(({ done, code }) => [done, code])).toEqual([
      [false, "own-manager"],
      [true, null],
    ]);
    const { body } = await people.owner<EmployeeJobList>("GET", `${employeesAt}/${two.id}/jobs`);
    expect(body.items[0]).toMatchObject({
      effectiveFrom: "2026-12-01",
      department: "Archive",
      reporting_tos: [{ manager: "Bulk One" }],
    });
    expect((await bulk({ employeeIds: [one.id], action: "changeJob", on: "2026-12-01" })).status).toBe(422);
  });
});

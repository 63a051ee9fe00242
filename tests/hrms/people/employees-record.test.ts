/** An employee's record: created, changed by section and by date, searched, masked and unmasked. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  Employee,
  EmployeeFacets,
  EmployeeJob,
  EmployeeJobList,
  EmployeePage,
  EmployeePayTerms,
  EmployeeTimeline,
  HistoryPage,
  Problem,
  UnmaskedField,
} from "#generated/hrms/schema.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
/** Friday, 20 November 2026 in Singapore. */
const now = new Date("2026-11-20T04:00:00Z");
beforeAll(async () => {
  people = await openPeople(() => now);
});
afterAll(() => people.gateway.close());

const at = ({ id }: Employee, rest = "") => `${employeesAt}/${id}${rest}`;
const read = async ({ id }: Employee) => (await people.owner<Employee>("GET", `${employeesAt}/${id}`)).body;
const change = (one: Employee, section: string, body: unknown, version = one.version) =>
  people.owner<Employee & Omit<Problem, "status">>("PUT", at(one, `/${section}`), {
    body,
    headers: { "If-Match": String(version) },
  });
const faults = (body: Pick<Problem, "errors">) => (body.errors ?? []).map(({ pointer, code }) => [pointer, code]);
const job = () => ({ departmentId: people.departmentId, designationId: people.designationId });

describe("a new employee", () => {
  it("gets the next number, and terms from the grade", async () => {
    const grade = await people.owner<{ id: string }>("POST", `/companies/${companyId}/grades`, {
      body: { name: "Archive grade", rank: 3, noticeDays: 45, probationMonths: 6 },
    });
    const body = {
      person: { fullName: "Ho Ah Kow" },
      employment: { startDate: "2026-12-01", contractType: "permanent" },
      job: { ...job(), gradeId: grade.body.id },
    };
    const first = await people.owner<Employee>("POST", employeesAt, { body });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      status: "offered",
      employment: { noticeDays: 45, probationEnd: "2027-05-31" },
      job: { grade: "Archive grade", future: true, effectiveFrom: "2026-12-01" },
    });
    const second = await people.owner<Employee>("POST", employeesAt, {
      body: { ...body, person: { fullName: "Ho Ah Leong" } },
    });
    expect(second.body.employeeNo).not.toBe(first.body.employeeNo);
  });

  it("is rejected with a pointer to each error", async () => {
    const employment = { startDate: "2026-12-01", contractType: "permanent" };
    const answer = async (more: object) => {
      const { status, body } = await people.owner<Problem>("POST", employeesAt, {
        body: { person: { fullName: "Ho Ah Kow" }, employment, ...more },
      });
      return [status, faults(body)];
    };
    expect(await answer({ identity: { idType: "NRIC", idNo: "S1234567A" } })).toEqual([
      422,
      [["/identity/idNo", "wrong-letter"]],
    ]);
    expect(await answer({ identity: { idType: "FIN", idNo: "S1234567D" } })).toEqual([
      422,
      [["/identity/idNo", "wrong-kind"]],
    ]);
    expect(await answer({ person: { fullName: "A", dateOfBirth: "2027-01-01" } })).toEqual([
      422,
      [["/person/dateOfBirth", "in-future"]],
    ]);
    expect(await answer({ employment: { ...employment, contractType: "fixedTerm" } })).toEqual([
      422,
      [["/employment/contractEnd", "required"]],
    ]);
    expect(await answer({ job: { ...job(), locationId: companyId } })).toEqual([
      422,
      [["/job/locationId", "unknown-reference"]],
    ]);
    expect(await answer({ job: { ...job(), costSplit: [{ departmentId: people.departmentId, pct: 4000 }] } })).toEqual([
      422,
      [["/job/costSplit", "not-whole"]],
    ]);
    expect(await answer({ residency: { residency: "pr" } })).toEqual([422, [["/residency/prGrantedOn", "required"]]]);
    expect(await answer({ pay: { rateType: "monthly", basic: 1, otEligible: true } })).toEqual([
      422,
      [["/pay/otReason", "required"]],
    ]);
    expect(await answer({ statutory: { shg: [{ fund: "CDAC", mode: "custom" }] } })).toEqual([
      422,
      [["/statutory/shg/0/amount", "required"]],
    ]);
  });

  it("is covered by Part IV according to class and pay, and coverage is unknown without a class", async () => {
    const office = await people.owner<{ id: string }>("POST", `/companies/${companyId}/classes`, {
      body: { class: "Archive staff", eaCategory: "nonWorkman" },
    });
    const hired = async (classId: string | null, basic: number) =>
      (await people.add("Kay Class", { job: { ...job(), classId }, pay: { rateType: "monthly", basic } })).pay;
    expect(await hired(office.body.id, 250_000)).toMatchObject({ partIV: true, otEligible: true });
    expect(await hired(office.body.id, 270_000)).toMatchObject({ partIV: false, otEligible: false });
    expect(await hired(null, 250_000)).toMatchObject({ partIV: null, otEligible: false });
  });

  it("is rejected as a duplicate by the whole number, in any format", async () => {
    await people.add("First Owner", { identity: { idType: "NRIC", idNo: "S7654321F" } });
    const again = {
      person: { fullName: "Second Owner" },
      employment: { startDate: "2026-12-01", contractType: "permanent" },
      identity: { idType: "NRIC", idNo: " s7654 321f" },
    };
    const { status, body } = await people.owner<Problem>("POST", employeesAt, { body: again });
    expect([status, body.code, faults(body)]).toEqual([409, "duplicate", [["/identity/idNo", "taken"]]]);
    const numbered = {
      ...again,
      identity: undefined,
      employment: { ...again.employment, employeeNo: (await people.add("Third")).employeeNo.toLowerCase() },
    };
    expect(faults((await people.owner<Problem>("POST", employeesAt, { body: numbered })).body)).toEqual([
      ["/employment/employeeNo", "taken"],
    ]);
  });
});

describe("a section", () => {
  it("changes only its own fields, and increments the version", async () => {
    const one = await people.add("Rajan Pillai");
    const changed = await change(one, "contact", {
      workEmail: "rajan@merlion.example",
      addresses: [{ type: "home", street: "Orchid Lane", postal: "310012", country: "SG" }],
    });
    expect(changed.body.person.workEmail).toBe("rajan@merlion.example");
    expect(changed.body.version).toBeGreaterThan(one.version);
    const person = await change(changed.body, "person", { fullName: "Rajan s/o Pillai", dateOfBirth: "1980-02-29" });
    expect(person.body).toMatchObject({
      person: { fullName: "Rajan s/o Pillai", workEmail: "rajan@merlion.example" },
      personal: { dateOfBirth: "1980-02-29" },
    });
    expect(
      (
        await change(one, "employment", {
          employeeNo: one.employeeNo,
          startDate: "2024-01-01",
          contractType: "permanent",
        })
      ).body.code,
    ).toBe("version-clash");
    const wrong = await change(person.body, "contact", {
      addresses: [{ type: "home", street: "Orchid Lane", postal: "12", country: "SG" }],
    });
    expect(faults(wrong.body)).toEqual([["/addresses/0/postal", "wrong-shape"]]);
  });

  it("of identity is masked, shown on demand, and each viewing is recorded with person and reason", async () => {
    const one = await people.add("Noor Aishah");
    const { body } = await change(one, "identity", { idType: "FIN", idNo: "G1234567X" });
    expect(body.identity).toMatchObject({ idType: "FIN", idNoMasked: "••••567X" });
    expect(JSON.stringify(body)).not.toContain("G1234567X");
    const shown = await people.owner<UnmaskedField>("POST", at(one, "/unmask"), {
      body: { field: "idNo", reason: "To file the pass" },
    });
    expect([shown.status, shown.body]).toEqual([200, { value: "G1234567X" }]);
    const { body: history } = await people.owner<HistoryPage>("GET", at(one, "/history"));
    expect(history.items[0]).toMatchObject({ action: "unmask", reason: "To file the pass", by: "Adeline Goh" });
    expect(JSON.stringify(history)).not.toContain("G1234567X");
    const { rows } = await people.gateway.database.pool.query("select id_no_enc from persons where id = $1", [
      body.person.id,
    ]);
    expect(String(rows[0].id_no_enc)).not.toContain("1234567");
  });
});

describe("dated rows", () => {
  it("end where the next one starts, and never overlap", async () => {
    const one = await people.add("Lau Siew Hong", { pay: { rateType: "monthly", basic: 400_000 } });
    const raise = await people.owner<EmployeePayTerms>("POST", at(one, "/pay-terms"), {
      body: { effectiveFrom: "2027-01-01", rateType: "monthly", basic: 450_000, reason: "Review" },
    });
    expect([raise.status, raise.body.future]).toEqual([201, true]);
    const { body: list } = await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"));
    expect(list.items.map(({ basic, effectiveFrom, effectiveTo }) => [basic, effectiveFrom, effectiveTo])).toEqual([
      [450_000, "2027-01-01", null],
      [400_000, "2024-01-01", "2026-12-31"],
    ]);
    const add = async (effectiveFrom: string) => {
      const { status, body } = await people.owner<Problem>("POST", at(one, "/pay-terms"), {
        body: { effectiveFrom, rateType: "monthly", basic: 1 },
      });
      return [status, faults(body)];
    };
    expect(await add("2027-01-01")).toEqual([409, [["/effectiveFrom", "same-day"]]]);
    expect(await add("2023-12-31")).toEqual([422, [["/effectiveFrom", "before-start"]]]);
    expect((await people.owner<Employee>("GET", at(one))).body.pay?.basic).toBe(400_000);
  });

  it("in the future can be replaced or withdrawn; current rows cannot be withdrawn", async () => {
    const one = await people.add("Lau Siew Mei");
    const made = await people.owner<EmployeeJob>("POST", at(one, "/jobs"), {
      body: { effectiveFrom: "2027-02-01", ...job() },
    });
    const put = (id: string, version: number) =>
      people.owner<EmployeeJob & Problem>("PUT", at(one, `/jobs/${id}`), {
        body: { effectiveFrom: "2027-03-01", ...job() },
        headers: { "If-Match": String(version) },
      });
    expect((await put(made.body.id, 7)).body.code).toBe("version-clash");
    expect((await put(made.body.id, 1)).body).toMatchObject({ effectiveFrom: "2027-03-01", version: 2 });
    expect((await people.owner("DELETE", at(one, `/jobs/${made.body.id}`))).status).toBe(204);
    const first = (await read(one)).job?.id ?? "";
    expect((await people.owner<Problem>("DELETE", at(one, `/jobs/${first}`))).body).toMatchObject({
      status: 409,
      code: "has-begun",
    });
  });

  it("that are current can be corrected with a reason from their first day", async () => {
    const one = await people.add("Lau Siew Lan", { pay: { rateType: "monthly", basic: 40_000_000 } });
    const first =
      (await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"))).body.items[0]?.id ?? "";
    const correct = async (id: string, version: number, body: object) => {
      const answer = await people.owner<EmployeePayTerms & Problem>("PUT", at(one, `/pay-terms/${id}`), {
        body: { effectiveFrom: "2024-01-01", rateType: "monthly", basic: 400_000, ...body },
        headers: { "If-Match": String(version) },
      });
      return answer.status === 200
        ? [answer.body.effectiveFrom, answer.body.basic, answer.body.version]
        : [answer.status, answer.body.code ?? faults(answer.body)];
    };
    const correction = "Two noughts too many";
    expect(await correct(first, 1, {})).toEqual([422, [["/correction", "required"]]]);
    expect(await correct(first, 1, { correction: " " })).toEqual([422, [["/correction", "required"]]]);
    expect(await correct(first, 1, { correction, effectiveFrom: "2024-02-01" })).toEqual([
      422,
      [["/effectiveFrom", "first-row"]],
    ]);
    expect(await correct(first, 1, { correction, effectiveFrom: "2023-12-31" })).toEqual([
      422,
      [["/effectiveFrom", "before-start"]],
    ]);
    expect(await correct(first, 1, { correction })).toEqual(["2024-01-01", 400_000, 2]);
    expect((await people.owner<Employee>("GET", at(one))).body.pay?.basic).toBe(400_000);
    const { body: history } = await people.owner<HistoryPage>("GET", at(one, "/history"));
    expect(history.items[0]).toMatchObject({
      reason: correction,
      by: "Adeline Goh",
      changes: [{ field: "pay.basic", before: 40_000_000, after: 400_000 }],
    });

    const next = await people.owner<EmployeePayTerms>("POST", at(one, "/pay-terms"), {
      body: { effectiveFrom: "2026-01-01", rateType: "monthly", basic: 450_000, reason: "Review" },
    });
    const day = (effectiveFrom: string) => correct(next.body.id, 1, { correction, effectiveFrom, basic: 450_000 });
    expect(await day("2099-01-01")).toEqual([422, [["/effectiveFrom", "in-future"]]]);
    expect(await day("2023-12-31")).toEqual([422, [["/effectiveFrom", "before-start"]]]);
    expect(await day("2024-01-01")).toEqual([409, "duplicate"]);
    expect(await day("2026-02-01")).toEqual(["2026-02-01", 450_000, 2]);
    expect(
      (await people.owner<{ items: EmployeePayTerms[] }>("GET", at(one, "/pay-terms"))).body.items.map(
        ({ effectiveFrom, effectiveTo, reason }) => [effectiveFrom, effectiveTo, reason],
      ),
    ).toEqual([
      ["2026-02-01", null, null],
      ["2024-01-01", "2026-01-31", null],
    ]);
  });

  it("do not allow people to report to themselves, directly, through others, or in the future", async () => {
    const [one, two, three] = [
      await people.add("Ring One"),
      await people.add("Ring Two"),
      await people.add("Ring Three"),
    ];
    const reportTo = (who: Employee, managerId: string, effectiveFrom = "2026-12-01") =>
      people.owner<EmployeeJob & Problem>("POST", at(who, "/jobs"), {
        body: { effectiveFrom, ...job(), reporting_tos: [{ managerId, kind: "primary" }] },
      });
    expect((await reportTo(two, one.id)).status).toBe(201);
    expect((await reportTo(three, two.id)).status).toBe(201);
    expect(faults((await reportTo(one, three.id, "2026-12-05")).body)).toEqual([
      ["/reporting_tos/0/managerId", "circle"],
    ]);
    expect(faults((await reportTo(one, one.id)).body)).toEqual([["/reporting_tos/0/managerId", "own-manager"]]);
    expect(faults((await reportTo(one, companyId)).body)).toEqual([
      ["/reporting_tos/0/managerId", "unknown-reference"],
    ]);
    const { body } = await people.owner<EmployeeJobList>("GET", at(two, "/jobs"));
    expect(body.items[0]?.reporting_tos).toEqual([{ managerId: one.id, manager: "Ring One", kind: "primary" }]);
  });

  it("form the timeline, with the changes of each", async () => {
    const one = await people.add("Time Line", { pay: { rateType: "monthly", basic: 300_000 } });
    await people.owner("POST", at(one, "/pay-terms"), {
      body: { effectiveFrom: "2027-01-01", rateType: "monthly", basic: 330_000, reason: "Review" },
    });
    const { body } = await people.owner<EmployeeTimeline>("GET", at(one, "/timeline"));
    expect(body.items.map(({ date, kind }) => `${date} ${kind}`)).toEqual([
      "2027-01-01 pay",
      "2024-01-01 confirmed",
      "2024-01-01 pay",
      "2024-01-01 job",
      "2024-01-01 started",
    ]);
    expect(body.items[0]).toMatchObject({
      reason: "Review",
      changes: [{ field: "pay.basic", before: 300_000, after: 330_000 }],
    });
    const hr = await people.as(null, ["hrAdmin"]);
    expect(
      (await hr<EmployeeTimeline>("GET", at(one, "/timeline"))).body.items.some(({ kind }) => kind === "pay"),
    ).toBe(false);
    expect(JSON.stringify((await hr<HistoryPage>("GET", at(one, "/history"))).body)).not.toContain("pay.basic");
  });
});

describe("the list", () => {
  it("searches text, combines filters, and counts each filter's choices", async () => {
    await people.add("Zhuang Part Timer", {
      employment: { startDate: "2025-05-01", contractType: "partTime", status: "probation" },
    });
    const only = `departmentId=${people.departmentId}&pageSize=100`;
    const list = async (query: string) => (await people.owner<EmployeePage>("GET", `${employeesAt}?${query}`)).body;
    expect((await list("q=zhuang part")).items.map(({ fullName }) => fullName)).toEqual(["Zhuang Part Timer"]);
    const part = await list(`${only}&contractType=partTime&contractType=casual`);
    expect(part.items).toMatchObject([{ contractType: "partTime", department: "Archive", designation: "Archivist" }]);
    const { body: facets } = await people.owner<EmployeeFacets>(
      "GET",
      `${employeesAt}/facets?departmentId=${people.departmentId}&contractType=partTime`,
    );
    const count = (field: string, value: string) =>
      facets.facets.find((one) => one.field === field)?.values.find((one) => one.value === value)?.count;
    expect([facets.total, count("status", "probation"), count("status", "confirmed")]).toEqual([1, 1, undefined]);
    expect(count("contractType", "permanent")).toBe((await list(`${only}&contractType=permanent`)).total);
    expect(
      (await list(`${only}&joined[from]=2025-01-01&joined[to]=2025-12-31`)).items.map(({ fullName }) => fullName),
    ).toEqual(["Zhuang Part Timer"]);
    const sorted = await list(`${only}&sort=-startDate`);
    expect(sorted.items.map(({ startDate }) => startDate)).toEqual(
      sorted.items
        .map(({ startDate }) => startDate)
        .toSorted()
        .toReversed(),
    );
  });

  it("is exported without fields the reader may not see, and without formulas", async () => {
    await people.add("=HYPERLINK(1)");
    const { body } = await people.owner<string>(
      "GET",
      `${employeesAt}/export?departmentId=${people.departmentId}&columns=fullName&columns=residency&q=HYPERLINK`,
    );
    expect(body).toBe("\uFEFFfullName,residency\r\n'=HYPERLINK(1),\r\n");
    const sheet = await people.owner("GET", `${employeesAt}/export?format=xlsx&departmentId=${people.departmentId}`);
    expect(sheet.headers["content-type"]).toContain("spreadsheetml");
    const hr = await people.as(null, ["hrAdmin"]);
    expect(
      (await hr<string>("GET", `${employeesAt}/export?columns=fullName&columns=basic&q=HYPERLINK`)).body,
    ).toContain("\uFEFFfullName\r\n");
    // The remaining headings stay with their columns.
    const named = await hr<string>("GET", `${employeesAt}/export`, {
      query: { columns: ["basic", "fullName"], heads: ["Pay", "Name"], q: "HYPERLINK" },
    });
    expect(named.body).toBe("\uFEFFName\r\n'=HYPERLINK(1)\r\n");
  });
});

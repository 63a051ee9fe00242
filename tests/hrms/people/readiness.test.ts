/** Readiness of records: reported by area, within each reader's rights, in lists, on the dashboard and before a confirmation. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  CompanySettings,
  Dashboard,
  Employee,
  EmployeePage,
  EmployeeReadiness,
  Problem,
} from "#generated/hrms/schema.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

let people: People;
let boss: Employee;
/** Everything but a bank account. */
let nearly: Employee;
/** A foreigner of whom only name, job and pay are known. */
let bare: Employee;
const now = new Date("2026-11-20T04:00:00Z");
const settingsAt = `/companies/${companyId}/company-settings`;

beforeAll(async () => {
  people = await openPeople(() => now);
  const job = { departmentId: people.departmentId, designationId: people.designationId };
  boss = await people.add("Readiness Boss");
  const under = { job: { ...job, reporting_tos: [{ managerId: boss.id, kind: "primary" as const }] } };
  const pay = { pay: { rateType: "monthly" as const, basic: 559_999 } };
  const probation = { status: "probation" as const, contractType: "permanent" as const };
  nearly = await people.add("Readiness Nearly", {
    ...under,
    ...pay,
    person: {
      fullName: "Readiness Nearly",
      gender: "female",
      dateOfBirth: "1991-05-17",
      raceId: masterId("races", "CN"),
      religionId: masterId("religions", "NON"),
      nationalityId: masterId("countries", "SG"),
    },
    contact: { addresses: [{ type: "home", street: "Orchid Lane", country: "SG" }] },
    identity: { idType: "NRIC", idNo: "S1234567D" },
    residency: { residency: "citizen" },
    employment: { ...probation, startDate: "2026-11-10" },
  });
  bare = await people.add("Readiness Bare", {
    ...under,
    ...pay,
    residency: { residency: "foreigner" },
    employment: { ...probation, startDate: "2026-10-01" },
  });
}, 60_000);
afterAll(() => people.gateway.close());

const readiness = async (call: People["owner"], { id }: Pick<Employee, "id">) =>
  (await call<EmployeeReadiness>("GET", `${employeesAt}/${id}/readiness`)).body;
const open = ({ areas }: EmployeeReadiness) => areas.filter((one) => one.open).map(({ area }) => area);
const hidden = ({ areas }: EmployeeReadiness) => areas.filter((one) => one.hidden).map(({ area }) => area);
const codes = ({ items }: EmployeeReadiness) => items.map(({ code }) => code);
const names = async (query: string) =>
  (await people.owner<EmployeePage>("GET", `${employeesAt}?q=Readiness&pageSize=100&${query}`)).body.items.map(
    ({ fullName }) => fullName.replace("Readiness ", ""),
  );

describe("the readiness of a record", () => {
  it("names each open item with its areas and the field that corrects it", async () => {
    expect(await readiness(people.owner, nearly)).toEqual({
      readiness: "open",
      areas: ["cpf", "pay", "bank", "pass", "terms", "tax"].map((area) => ({
        area,
        open: area === "bank",
        hidden: false,
      })),
      items: [
        { code: "bank-missing", areas: ["bank"], tab: "pay", field: "bank-accounts.new", recordId: null, params: {} },
      ],
    });
    expect(codes(await readiness(people.owner, bare))).toEqual([
      "id-missing",
      "nationality-missing",
      "birth-date-missing",
      "gender-missing",
      "religion-missing",
      "address-missing",
      "bank-missing",
      "pass-missing",
      "ket-not-issued",
    ]);
  });

  it("judges pay by the pass, and the pass by its last day", async () => {
    const { body: pass } = await people.owner<{ id: string; version: number }>(
      "POST",
      `${employeesAt}/${bare.id}/work-passes`,
      {
        body: {
          typeId: masterId("workpass-types", "EP"),
          passNo: "EP 1",
          issuedOn: "2026-01-01",
          expiry: "2026-11-20",
          status: "issued",
        },
      },
    );
    expect(await readiness(people.owner, bare)).toMatchObject({
      items: expect.arrayContaining([
        {
          code: "pay-below-pass-minimum",
          areas: ["pass", "pay"],
          tab: "pay",
          field: "pay.new",
          recordId: null,
          params: { minimum: 560_000 },
        },
      ]),
    });
    await people.owner("PUT", `${employeesAt}/${bare.id}/work-passes/${pass.id}`, {
      headers: { "If-Match": `"${pass.version}"` },
      body: { typeId: masterId("workpass-types", "EP"), passNo: "EP 1", issuedOn: "2026-01-01", expiry: "2026-11-19" },
    });
    expect(await readiness(people.owner, bare)).toMatchObject({
      items: expect.arrayContaining([
        {
          code: "pass-expired",
          areas: ["pass"],
          tab: "identity",
          field: "work-passes.new",
          recordId: pass.id,
          params: { day: "2026-11-19" },
        },
      ]),
    });
  });

  it("hides items of a class that the reader may not see, but says that something is open", async () => {
    const hr = await people.as(null, ["hrAdmin"]);
    const ofHr = await readiness(hr, nearly);
    expect([ofHr.readiness, open(ofHr), hidden(ofHr), codes(ofHr)]).toEqual(["open", ["bank"], ["bank"], []]);
    const manager = await people.as(boss.id, ["manager"]);
    const ofManager = await readiness(manager, bare);
    expect(codes(ofManager)).toEqual([]);
    expect(hidden(ofManager)).toEqual(open(ofManager));
    expect((await manager("GET", `${employeesAt}/${boss.id}/readiness`)).status).toBe(404);
  });
});

describe("lists", () => {
  it("show, filter and export it", async () => {
    const { body } = await people.owner<EmployeePage>("GET", `${employeesAt}?q=Readiness Nearly`);
    expect(body.items[0]).toMatchObject({ readiness: "open", openAreas: ["bank"] });
    expect(await names("openArea=terms")).toEqual(["Bare", "Boss"]);
    expect(await names("openArea=pass&openArea=terms")).toEqual(["Bare", "Boss"]);
    expect(await names("openArea=bank")).toEqual(["Bare", "Boss", "Nearly"]);
    expect(await names("readiness=ready")).toEqual([]);
    expect(await names("readiness=open")).toEqual(["Bare", "Boss", "Nearly"]);
    const file = await people.owner<string>(
      "GET",
      `${employeesAt}/export?q=Readiness Nearly&columns=fullName&columns=readiness&columns=openAreas`,
    );
    expect(file.body).toContain("fullName,readiness,openAreas\r\nReadiness Nearly,open,bank\r\n");
  });

  it("count it by the same filter, and the dashboard shows as many people as its links", async () => {
    const { body } = await people.owner<Dashboard>("GET", `/companies/${companyId}/dashboard`);
    const counts = body.people!.readiness;
    const total = async (query: string) =>
      (await people.owner<EmployeePage>("GET", `${employeesAt}?pageSize=1&${query}`)).body.total;
    expect([await total("readiness=ready"), await total("readiness=open")]).toEqual([counts.ready, counts.open]);
    expect(counts.ready).toBeGreaterThan(0);
    for (const { area, count } of counts.areas) expect(await total(`openArea=${area}`)).toBe(count);
    const facets = await people.owner<{ total: number }>("GET", `${employeesAt}/facets?readiness=open`);
    expect(facets.body.total).toBe(counts.open);
  });
});

describe("a confirmation", () => {
  const confirm = (call: People["owner"]) =>
    call<Employee & Omit<Problem, "status">>("POST", `${employeesAt}/${nearly.id}/confirm`, {
      body: { confirmedOn: "2026-11-20" },
    });

  it("waits for complete records if the company wants that", async () => {
    const { body: before } = await people.owner<CompanySettings>("GET", settingsAt);
    const { version, updatedAt: _at, updatedBy: _by, ...settings } = before;
    const { body: after } = await people.owner<CompanySettings>("PUT", settingsAt, {
      headers: { "If-Match": `"${version}"` },
      body: { ...settings, requireCompleteRecords: true },
    });
    expect(after.requireCompleteRecords).toBe(true);
    const refused = await confirm(people.owner);
    expect([refused.status, refused.body.code]).toEqual([409, "records-incomplete"]);
    expect(refused.body.errors).toMatchObject([
      {
        pointer: "/pay/bank-accounts.new",
        code: "bank-missing",
        params: { areas: "bank", tab: "pay", field: "bank-accounts.new" },
      },
    ]);
    const hr = await people.as(null, ["hrAdmin"]);
    expect((await confirm(hr)).body.errors).toMatchObject([
      { pointer: "/bank", code: "hidden", params: { area: "bank" } },
    ]);

    // Entered and confirmed by two people.
    const account = await people.owner<{ id: string }>("POST", `${employeesAt}/${nearly.id}/bank-accounts`, {
      body: {
        bankId: masterId("banks", "7339"),
        accountName: "Readiness Nearly",
        accountNo: "5011234567",
        method: "giro",
        shareKind: "remainder",
        effectiveFrom: "2026-11-01",
      },
    });
    expect(account.status).toBe(201);
    expect((await confirm(people.owner)).body.errors).toMatchObject([{ code: "bank-unverified" }]);
    const approver = await people.as(null, ["payrollApprover"]);
    await approver("POST", `${employeesAt}/${nearly.id}/bank-accounts/${account.body.id}/verify`);
    expect((await confirm(people.owner)).body.status).toBe("confirmed");
    expect((await readiness(people.owner, nearly)).readiness).toBe("ready");
  });
});

/** A company's settings: defaults, versions, rules and history. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  CompanyPage,
  CompanySettings,
  Employee,
  EmployeePage,
  HistoryPage,
  Problem,
} from "#generated/hrms/schema.ts";
import {
  companySettingsSections,
  defaultCompanySettings,
  employeeNoOf,
} from "#src/domain/company/shared/company-settings.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const at = `/companies/${trading}/company-settings`;
let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

/** Of the samples: their people have numbers such as MT0118. */
const usual = { ...defaultCompanySettings, employeeNoPrefix: "MT" };

const put = (version: number, body: object) =>
  owner<CompanySettings & Problem>("PUT", at, {
    headers: { "If-Match": `"${version}"` },
    body: { ...usual, ...body },
  });

it("have defaults until a company changes them, and each change is a new version", async () => {
  const first = await owner<CompanySettings>("GET", at);
  expect([first.headers["etag"], first.body]).toEqual([
    '"1"',
    { ...usual, version: 1, updatedAt: null, updatedBy: null },
  ]);
  const changed = await put(1, { payDay: 25, expiryDays: [30, 90] });
  expect(changed.body).toMatchObject({ payDay: 25, expiryDays: [90, 30], version: 2, updatedBy: "Adeline Goh" });
  expect((await put(1, { payDay: 26 })).body).toMatchObject({ status: 409, code: "version-clash" });
  const { items } = (await owner<HistoryPage>("GET", `${at}/history`)).body;
  expect(items[0]?.changes).toEqual([
    { field: "payDay", before: 28, after: 25 },
    { field: "expiryDays", before: "90; 60; 30", after: "90; 30" },
  ]);
});

it("keep the employee numbers in use when another section is saved for the first time", async () => {
  const { items } = (await owner<EmployeePage>("GET", `/companies/${trading}/employees`, { query: { pageSize: 1 } }))
    .body;
  const job = (await owner<Employee>("GET", `/companies/${trading}/employees/${items[0]?.id}`)).body.job;
  const hired = await owner<Employee>("POST", `/companies/${trading}/employees`, {
    body: {
      person: { fullName: "Numbered Person" },
      employment: { startDate: "2026-12-01", contractType: "permanent" },
      job: { departmentId: job?.departmentId, designationId: job?.designationId },
    },
  });
  expect(hired.body.employeeNo).toMatch(/^MT0[1-9]\d\d$/);
});

it("show as many digits as settings can say where the numbers in use have fewer or more", async () => {
  const banyan = await gateway.signIn("owner@banyan.demo", "banyan");
  const companyId = (await banyan<CompanyPage>("GET", "/companies")).body.items[0]?.id ?? "";
  const people = `/companies/${companyId}/employees`;
  const first = (await banyan<EmployeePage>("GET", people)).body.items[0];
  const { job } = (await banyan<Employee>("GET", `${people}/${first?.id}`)).body;
  const settings = async () => (await banyan<CompanySettings>("GET", `/companies/${companyId}/company-settings`)).body;
  const shown = [];
  for (const employeeNo of ["ZZ12", "Y123456789"]) {
    // The highest number decides.
    await gateway.database.pool.query(
      "update employees set employee_no = 'old ' || id where tenant_id = (select tenant_id from employees where id = $1)",
      [first?.id],
    );
    const hired = await banyan<Employee>("POST", people, {
      body: {
        person: { fullName: `Person ${employeeNo}` },
        employment: { employeeNo, startDate: "2026-12-01", contractType: "permanent" },
        job: { departmentId: job?.departmentId, designationId: job?.designationId },
      },
    });
    expect(hired.status).toBe(201);
    const { employeeNoPrefix, employeeNoDigits } = await settings();
    shown.push([employeeNoPrefix, employeeNoDigits]);
  }
  expect(shown).toEqual([
    ["ZZ", 3],
    ["Y", 8],
  ]);
});

it("can be reset to the defaults by section", async () => {
  const reset = (version: number, section: string) =>
    owner<CompanySettings & Problem>("POST", `${at}/reset`, {
      headers: { "If-Match": `"${version}"` },
      body: { section },
    });
  const { version } = (await owner<CompanySettings>("GET", at)).body;
  const settled = (
    await put(version, {
      payDay: 21,
      proration: "26days",
      workDays: ["mon", "sat"],
      leaveYearBasis: "fiscal",
      leaveYearStartMonth: 4,
    })
  ).body;
  expect((await reset(version, "pay")).body).toMatchObject({ status: 409, code: "version-clash" });
  const { body, headers } = await reset(settled.version, "pay");
  expect([headers["etag"], body]).toMatchObject([
    `"${settled.version + 1}"`,
    { payDay: 28, proration: "workingDays", workDays: ["mon", "sat"], leaveYearStartMonth: 4 },
  ]);
  expect((await reset(body.version, "leave")).body).toMatchObject({
    leaveYearBasis: "calendar",
    leaveYearStartMonth: 1,
    workDays: ["mon", "sat"],
  });
  const { items } = (await owner<HistoryPage>("GET", `${at}/history`)).body;
  expect(items[1]?.changes).toEqual([
    { field: "payDay", before: 21, after: 28 },
    { field: "proration", before: "26days", after: "workingDays" },
  ]);
});

it("have the employee numbers in use again after a reset", async () => {
  const { version } = (await owner<CompanySettings>("GET", at)).body;
  const saved = (await put(version, { employeeNoPrefix: "Q", employeeNoDigits: 6 })).body;
  const { body } = await owner<CompanySettings>("POST", `${at}/reset`, {
    headers: { "If-Match": `"${saved.version}"` },
    body: { section: "numbers" },
  });
  expect(body).toMatchObject({ employeeNoPrefix: "MT", employeeNoDigits: 4 });
});

it("can be reset in every section", () => {
  expect(Object.values(companySettingsSections).flat().toSorted()).toEqual(
    Object.keys(defaultCompanySettings).toSorted(),
  );
});

it.each([
  ["a year by the calendar that begins in April", { leaveYearStartMonth: 4 }, "/leaveYearStartMonth", "calendar-year"],
  ["a week without work", { workDays: [] }, "/workDays", "minItems"],
  ["45 hours", { weeklyMinutes: 2700 }, "/weeklyMinutes", "maximum"],
  ["a pay day beyond every month", { payDay: 32 }, "/payDay", "maximum"],
])("reject %s", async (_what, body, pointer, code) => {
  const { version } = (await owner<CompanySettings>("GET", at)).body;
  expect((await put(version, body)).body).toMatchObject({ status: 422, errors: [{ pointer, code }] });
});

it("determine the format of employee numbers", () => {
  expect([
    employeeNoOf(defaultCompanySettings, 42),
    employeeNoOf({ employeeNoPrefix: "", employeeNoDigits: 3 }, 12_345),
  ]).toEqual(["E0042", "12345"]);
});

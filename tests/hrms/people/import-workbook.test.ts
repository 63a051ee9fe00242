/** Imports of whole workbooks: existing and new people with their records, compared, applied, and verified by a second person. */
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  BankAccountPage,
  Employee,
  HistoryPage,
  ImportAccountPage,
  ImportJob,
  ImportRowPage,
  NotificationPage,
  Problem,
  VerifiedImportAccounts,
} from "#generated/hrms/schema.ts";
import { readXlsx } from "#src/handlers/hrms/shared/uploads/xlsx-reader.ts";
import { toWorkbook, type WorkbookSheet } from "#src/handlers/hrms/shared/workbook.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { runQueuedTasks } from "../../support/jobs.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

type Call = HrmsGateway["call"];
type Cells = Readonly<Record<string, string>>;

let people: People;
let ana: Employee;
let ben: Employee;
const now = new Date("2026-11-20T04:00:00Z");
const imports = `/companies/${companyId}/imports`;

beforeAll(async () => {
  people = await openPeople(() => now);
  const pay = { rateType: "monthly" as const, basic: 480_000 };
  ana = await people.add("Ana Importee", { pay, identity: { idType: "NRIC", idNo: "S1234567D" } });
  ben = await people.add("Ben Importee", { pay });
}, 60_000);
afterAll(() => people.gateway.close());

function sheet(name: string, rows: readonly Cells[]): WorkbookSheet {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return {
    name,
    columns: headers.map((header) => ({ header })),
    rows: rows.map((row) => headers.map((header) => row[header] ?? "")),
  };
}
const uploadTo = async (at: string, call: Call, sheets: readonly WorkbookSheet[], name = "move.xlsx") =>
  call<ImportJob>("POST", at, {
    query: { name },
    headers: { "Content-Type": "application/octet-stream" },
    body: await toWorkbook(sheets),
  });
const upload = async (call: Call, ...sheets: WorkbookSheet[]) => (await uploadTo(imports, call, sheets)).body;
const validate = async (
  { id, sheets }: Pick<ImportJob, "id" | "sheets">,
  corrections: { sheet: number; row: number; column: number; value: string }[] = [],
) =>
  (
    await people.owner<ImportJob>("POST", `${imports}/${id}/validate`, {
      body: { sheets: sheets.map(({ kind, mapping }, index) => ({ sheet: index, kind, mapping })), corrections },
    })
  ).body;
const commit = async ({ id }: Pick<ImportJob, "id">) =>
  (await people.owner<ImportJob>("POST", `${imports}/${id}/commit`)).body;
const rowsOf = async ({ id }: Pick<ImportJob, "id">, query: object = {}) =>
  (await people.owner<ImportRowPage>("GET", `${imports}/${id}/rows`, { query: { pageSize: 100, ...query } })).body;
const accountsOf = async ({ id }: Employee) =>
  (await people.owner<BankAccountPage>("GET", `${employeesAt}/${id}/bank-accounts`)).body.items;

const move = (): WorkbookSheet[] => [
  sheet("People", [
    { "Employee no": ana.employeeNo, Basic: "5,200.00", Gender: "Female", Department: "ARC" },
    { "Employee no": ben.employeeNo, Basic: "4800" },
    { "Employee no": "WB-1", "Full name": "Cho New", "Start date": "01/12/2026", Residency: "Foreigner" },
  ]),
  sheet("Bank accounts", [
    { "Employee no": ana.employeeNo, Bank: "7171", "Account no": "123456789" },
    { "Employee no": "wb-1", Bank: "7339", "Account no": "1234567890", "Account name": "Cho N." },
  ]),
  sheet("Work passes", [
    { "Employee no": "WB-1", "Pass type": "EP", "Pass no": "E-1", "Issued on": "2026-11-01", Expiry: "2028-10-31" },
  ]),
  sheet("Passports", [
    { "Employee no": "WB-1", "Passport country": "KR", "Passport no": "M12345678", Expiry: "2031-05-01" },
  ]),
  sheet("Dependants", [{ "Employee no": ben.employeeNo, Name: "Kit Importee", Relation: "Child", DOB: "2019-04-02" }]),
  sheet("Fund choices", [{ "Employee no": ana.employeeNo, Fund: "CDAC", Choice: "Custom", Amount: "5.00" }]),
  sheet("Previous employment", [{ "Employee no": ben.employeeNo, Employer: "Old Mill", From: "2020-01-01" }]),
  sheet("CPF opening", [{ "Employee no": ana.employeeNo, Year: "2026", "Ordinary wages": "48000" }]),
  sheet("Notes", [{ Remark: "Checked by Rita" }]),
];

describe("a workbook", () => {
  let job: ImportJob;

  it("is recognised sheet by sheet; other sheets are left out", async () => {
    job = await upload(people.owner, ...move());
    expect(job.sheets.map(({ name, kind, rows }) => [name, kind, rows])).toEqual([
      ["People", "people", 3],
      ["Bank accounts", "bankAccounts", 2],
      ["Work passes", "passes", 1],
      ["Passports", "passports", 1],
      ["Dependants", "dependants", 1],
      ["Fund choices", "funds", 1],
      ["Previous employment", "previousEmployments", 1],
      ["CPF opening", "cpfOpening", 1],
      ["Notes", null, 1],
    ]);
    expect(job.rows).toBe(12);
  });

  it("is compared with the people who are there, by filter and page", async () => {
    job = await validate(job);
    expect(job.faults).toEqual([]);
    expect(job.counts).toEqual({ new: 9, changed: 1, unchanged: 1, error: 0 });
    expect((await rowsOf(job, { state: ["changed"] })).items).toMatchObject([
      {
        sheet: 0,
        row: 2,
        person: "Ana Importee",
        changes: [
          { field: "gender", before: null, after: "female" },
          { field: "basic", before: "4800.00", after: "5200.00" },
        ],
      },
    ]);
    expect((await rowsOf(job, { q: "ben", state: ["unchanged"] })).items).toMatchObject([{ sheet: 0, row: 3 }]);
    const accounts = await rowsOf(job, { sheet: [1] });
    expect(accounts.items[1]).toMatchObject({ person: "Cho New", state: "new" });
    expect(JSON.stringify(accounts)).not.toContain("1234567890");
    expect(await rowsOf(job, { page: 3, pageSize: 5 })).toMatchObject({ total: 11, items: [{ row: 2 }] });
  });

  it("is applied whole, with the history of every record", async () => {
    expect(await commit(job)).toMatchObject({ status: "committed", created: 1, updated: 1, accounts: 2 });
    const { rows } = await people.gateway.database.pool.query<{ subject: string; name: string; changes: unknown }>(
      "select subject, record_name as name, changes from audit_events where reason = 'Import of move.xlsx' order by subject, name",
    );
    expect(rows.map(({ subject, name }) => [subject, name])).toEqual([
      ["bank-accounts", "DBS Bank / POSB ••••6789"],
      ["bank-accounts", "OCBC Bank ••••7890"],
      ["dependants", "Kit Importee"],
      ["employees", "Ana Importee"],
      ["employees", "Ana Importee"],
      ["employees", "Cho New"],
      ["passports", "South Korea ••••5678"],
      ["previous-employments", "Old Mill"],
      ["work-passes", "Employment Pass E-1"],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/1234567890|M12345678/);
    const { rows: persons } = await people.gateway.database.pool.query(
      "select p.gender from persons p join employees e on e.person_id = p.id where e.id = $1",
      [ana.id],
    );
    expect(persons).toEqual([{ gender: "female" }]);
    const { rows: terms } = await people.gateway.database.pool.query(
      "select basic, effective_from::text as from from employee_pay_terms where employee_id = $1 order by effective_from",
      [ana.id],
    );
    expect(terms).toEqual([
      { basic: "480000", from: "2024-01-01" },
      { basic: "520000", from: "2026-11-20" },
    ]);
    const { rows: statutory } = await people.gateway.database.pool.query<{ shg: unknown; opening: unknown }>(
      "select shg, cpf_opening as opening from employee_statutory where employee_id = $1",
      [ana.id],
    );
    expect(statutory).toMatchObject([
      { shg: [{ fund: "CDAC", mode: "custom", amount: 500 }], opening: { year: 2026, ordinaryWages: 4_800_000 } },
    ]);
    const history = await people.owner<HistoryPage>("GET", `${imports}/${job.id}/history`);
    expect(history.body.items.map(({ action, by }) => [action, by])).toEqual([
      ["update", "Adeline Goh"],
      ["create", "Adeline Goh"],
    ]);
    expect(history.body.items[0]?.changes).toContainEqual({ field: "accounts", before: 0, after: 2 });
  });

  it("changes nothing when it is imported again", async () => {
    const again = await validate(await upload(people.owner, ...move()));
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 11, error: 0 });
  });
});

describe("imported bank accounts", () => {
  let job: ImportJob;
  const verify = <Body = VerifiedImportAccounts>(call: Call, { id } = job) =>
    call<Body>("POST", `${imports}/${id}/verify-accounts`);

  beforeAll(async () => {
    job = await validate(
      await upload(
        people.owner,
        sheet("People", [
          { "Employee no": "BK-1", "Full name": "Dee Bank", "Start date": "2026-12-01" },
          { "Employee no": "BK-2", "Full name": "Eli Bank", "Start date": "2026-12-01" },
        ]),
        sheet("Bank accounts", [
          { "Employee no": "BK-1", Bank: "7171", "Account no": "111111111" },
          { "Employee no": "BK-2", Bank: "7171", "Account no": "222222222", "Share percent": "30" },
          { "Employee no": "BK-2", Bank: "7375", "Account no": "3333333333", "Share percent": "70" },
          { "Employee no": ben.employeeNo, Bank: "7171", "Account no": "444444444" },
        ]),
      ),
    );
    expect(await commit(job)).toMatchObject({ status: "committed", accounts: 4 });
  });

  it("are asked about once, and not verified by the person who has imported them", async () => {
    const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
    const notices = await approver<NotificationPage>("GET", "/me/notifications", { query: { pageSize: 100 } });
    expect(
      notices.body.items.filter(({ recordId }) => recordId === job.id).map(({ type, params }) => [type, params]),
    ).toEqual([["accounts-imported", { by: "Adeline Goh", name: "move.xlsx", count: 4 }]]);
    expect(await verify<Problem>(people.owner)).toMatchObject({ status: 403, body: { code: "second-person" } });
    expect((await accountsOf(ben)).map(({ status }) => status)).toEqual(["pendingVerify"]);
  });

  it("are listed for and verified by a second person, all accounts of a person together", async () => {
    const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
    const list = await approver<ImportAccountPage>("GET", `${imports}/${job.id}/accounts`, { query: { q: "bank" } });
    expect(list.body).toMatchObject({
      total: 3,
      decidable: 4,
      counts: { pendingVerify: 4 },
      importedBy: "Adeline Goh",
    });
    expect(list.body.items[0]).toMatchObject({ fullName: "Dee Bank", accountNoMasked: "••••1111", mayDecide: true });
    expect((await verify(approver)).body).toEqual({ verified: 4, waiting: 0, failed: 0, inBackground: false });
    expect((await accountsOf(ben)).map(({ status }) => status)).toEqual(["active"]);
    expect(await verify<Problem>(approver)).toMatchObject({ status: 409, body: { code: "not-waiting" } });
  });

  it("replace the account that has received the pay", async () => {
    const next = await validate(
      await upload(
        people.owner,
        sheet("Bank accounts", [{ "Employee no": ben.employeeNo, Bank: "7171", "Account no": "555555555" }]),
      ),
    );
    expect((await rowsOf(next)).items[0]?.changes).toContainEqual({
      field: "replaces",
      before: null,
      after: "DBS Bank / POSB ••••4444",
    });
    await commit(next);
    const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
    expect((await verify(approver, next)).body).toMatchObject({ verified: 1 });
    expect((await accountsOf(ben)).map(({ status, accountNoMasked }) => [status, accountNoMasked])).toEqual([
      ["active", "••••5555"],
      ["replaced", "••••4444"],
    ]);
  });

  it("exist for nobody of another tenant, and are hidden from who may not approve pay", async () => {
    const stranger = await people.gateway.signIn("owner@banyan.demo", "banyan");
    for (const at of ["accounts", "rows", "history"])
      expect([at, (await stranger("GET", `${imports}/${job.id}/${at}`)).status]).toEqual([at, 404]);
    expect((await verify(stranger)).status).toBe(404);
    const hr = await people.gateway.signIn("hr@merlion.demo", "hr");
    expect((await hr("GET", `${imports}/${job.id}/rows`)).status).toBe(404);
    for (const name of ["manager", "employee", "auditor", "maker"]) {
      const call = await people.gateway.signIn(`${name}@merlion.demo`, name);
      const seen = await call<ImportAccountPage>("GET", `${imports}/${job.id}/accounts`);
      expect([name, seen.status === 403 || seen.body.total === 0]).toEqual([name, true]);
      expect([name, (await verify(call)).status === 200]).toEqual([name, false]);
    }
  });
});

it("names sheet, row, column and person of each fault, writes nothing, and takes corrections", async () => {
  const job = await upload(
    people.owner,
    sheet("People", [{ "Employee no": "FX-1", "Full name": "Fay Fault", "Start date": "2026-12-01" }]),
    sheet("Bank accounts", [{ "Employee no": "FX-1", Bank: "No bank", "Account no": "111111111" }]),
    sheet("Work passes", [{ "Employee no": "FX-1", "Pass type": "EP", Status: "Issued" }]),
  );
  const checked = await validate(job);
  expect(
    checked.faults.map(({ sheet: at, row, column, field, person, code }) => [at, row, column, field, person, code]),
  ).toEqual([
    [1, 2, 1, "bank", "Fay Fault", "unknown-reference"],
    [2, 2, null, "issuedOn", "Fay Fault", "required"],
    [2, 2, null, "expiry", "Fay Fault", "required"],
  ]);
  expect(await people.owner("POST", `${imports}/${job.id}/commit`)).toMatchObject({ status: 409 });
  const passes = checked.sheets[2] as ImportJob["sheets"][number];
  const added = [
    { column: passes.columns.length, field: "issuedOn" },
    { column: passes.columns.length + 1, field: "expiry" },
  ];
  const sheets = checked.sheets.map((one, at) => (at === 2 ? { ...one, mapping: [...one.mapping, ...added] } : one));
  const corrected = await validate({ id: job.id, sheets }, [
    { sheet: 1, row: 2, column: 1, value: "7171" },
    { sheet: 2, row: 2, column: added[0]?.column ?? 0, value: "2026-01-01" },
    { sheet: 2, row: 2, column: added[1]?.column ?? 0, value: "31/12/2027" },
  ]);
  expect(corrected).toMatchObject({ faultCount: 0, counts: { new: 3 } });
  // Someone takes the number in between: nothing is written, and the person sees what would happen now.
  await people.gateway.database.pool.query("update employees set employee_no = 'FX-1' where id = $1", [ben.id]);
  expect(await commit(job)).toMatchObject({ status: "validated", stale: true, counts: { changed: 1, new: 2 } });
  const { rows } = await people.gateway.database.pool.query(
    "select 1 from employee_work_passes where employee_id = $1",
    [ben.id],
  );
  expect(rows).toEqual([]);
  await people.gateway.database.pool.query("update employees set employee_no = $2 where id = $1", [
    ben.id,
    ben.employeeNo,
  ]);
});

it("remembers for the company what columns and sheets were used for", async () => {
  const odd = () => [
    sheet("Leute", [{ Nummer: "RM-1", Rufname: "Gus", Beginn: "2026-12-01", Notiz: "-" }]),
    sheet("Anderes", [{ Nummer: "RM-1", Passart: "EP" }]),
  ];
  const first = await upload(people.owner, ...odd());
  expect(first.sheets.map(({ kind }) => kind)).toEqual([null, null]);
  const mapping = [
    { column: 0, field: "employeeNo" },
    { column: 1, field: "fullName" },
    { column: 2, field: "startDate" },
  ];
  const passes = [
    { column: 0, field: "employeeNo" },
    { column: 1, field: "passType" },
  ];
  const sheets = first.sheets.map((one, at) =>
    at === 0 ? { ...one, kind: "people" as const, mapping } : { ...one, kind: "passes" as const, mapping: passes },
  );
  expect(await validate({ id: first.id, sheets })).toMatchObject({ faultCount: 0, counts: { new: 2 } });
  const second = await upload(people.owner, ...odd());
  expect(second.sheets.map(({ kind, mapping: own }) => [kind, own.toSorted((a, b) => a.column - b.column)])).toEqual([
    ["people", mapping],
    ["passes", passes],
  ]);
});

it("is applied in the background if it is large, with progress, and whole", async () => {
  const rows = Array.from({ length: 60 }, (_, index) => ({
    "Employee no": `LG-${index}`,
    "Full name": `Large ${index}`,
    "Start date": "2026-12-01",
  }));
  const family = Array.from({ length: 400 }, (_, index) => ({
    "Employee no": `LG-${index % 60}`,
    Name: `Child ${index}`,
    Relation: "Child",
  }));
  const banks = rows.map((row, index) => ({
    "Employee no": row["Employee no"],
    Bank: "7171",
    "Account no": String(600_000_000 + index),
  }));
  const job = await validate(
    await upload(people.owner, sheet("People", rows), sheet("Bank accounts", banks), sheet("Dependants", family)),
  );
  expect(await commit(job)).toMatchObject({ status: "applying", progress: { done: 0, total: 0 } });
  expect(await people.owner("POST", `${imports}/${job.id}/discard`)).toMatchObject({
    status: 409,
    body: { code: "import-applying" },
  });
  await runQueuedTasks(people.gateway, "apply-import", { now: () => now });
  const read = async () => (await people.owner<ImportJob>("GET", `${imports}/${job.id}`)).body;
  expect(await read()).toMatchObject({ status: "committed", failure: null, created: 60, accounts: 60, progress: null });
  const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
  const verified = await approver<VerifiedImportAccounts>("POST", `${imports}/${job.id}/verify-accounts`);
  expect(verified.body).toEqual({ verified: 0, waiting: 60, failed: 0, inBackground: true });
  await runQueuedTasks(people.gateway, "verify-import-accounts", { now: () => now });
  const list = await approver<ImportAccountPage>("GET", `${imports}/${job.id}/accounts`);
  expect(list.body.counts).toEqual({ pendingVerify: 0, active: 60, replaced: 0, rejected: 0 });
}, 120_000);

it("has a template that offers the company's own choices", async () => {
  const file = (await people.owner<Buffer>("GET", `${imports}/template`, { query: { format: "xlsx" } })).body;
  const parts = unzipSync(new Uint8Array(file));
  const part = (name: string) => strFromU8(parts[name] as Uint8Array);
  const sheets = [...part("xl/workbook.xml").matchAll(/<sheet [^>]*name="([^"]*)"[^>]*>/g)];
  expect(sheets.map(([tag, name]) => [name, tag.includes('state="hidden"')])).toEqual([
    ["People", false],
    ["Bank accounts", false],
    ["Work passes", false],
    ["Passports", false],
    ["Dependants", false],
    ["Fund choices", false],
    ["Previous employment", false],
    ["CPF opening", false],
    ["Key employment terms", false],
    ["Guide", false],
    ["Lists", true],
  ]);
  const head = (await readXlsx(new Uint8Array(file)))[0]?.cells ?? [];
  const validation =
    /<dataValidation [^>]*sqref="J2:J20000"><formula1>Lists!\$([A-Z]+)\$1:\$\1\$(\d+)<\/formula1>/.exec(
      part("xl/worksheets/sheet1.xml"),
    );
  expect(head[9]).toBe("Department");
  expect(Number(validation?.[2])).toBeGreaterThan(3);
  expect(part("xl/sharedStrings.xml")).toContain("Archive");
});

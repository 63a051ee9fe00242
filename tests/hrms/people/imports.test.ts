/** Imports of people: files, mapping, errors by row and column, corrections, all rows or none, and permissions. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportJob, ImportPage, Problem } from "#generated/hrms/schema.ts";
import { toCsv } from "#src/domain/shared/csv.ts";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { readXlsx } from "#src/handlers/hrms/shared/uploads/xlsx-reader.ts";
import { toXlsx } from "#src/handlers/hrms/shared/xlsx.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];

let gateway: HrmsGateway;
let owner: Call;
let hr: Call;
beforeAll(async () => {
  gateway = await openHrmsGateway({ now: () => new Date("2026-11-20T04:00:00Z") });
  owner = await gateway.signIn("admin@demo.com", "admin");
  hr = await gateway.signIn("hr@merlion.demo", "hr");
});
afterAll(() => gateway.close());

const imports = `/companies/${trading}/imports`;
const head = [
  "Personalnummer",
  "Full name",
  "Start date",
  "Department",
  "Job title",
  "Reports to",
  "NRIC",
  "Salary",
  "Shoe size",
];
const row = (number: string, over: Partial<Record<(typeof head)[number], string>> = {}) => {
  const cells: Record<string, string> = {
    Personalnummer: number,
    "Full name": `Person ${number}`,
    "Start date": "01/12/2026",
    Department: "wh",
    "Job title": "Packer",
    "Reports to": "",
    NRIC: "",
    Salary: "2,150.50",
    "Shoe size": "42",
    ...over,
  };
  return head.map((name) => cells[name] ?? "");
};
const upload = (call: Call, body: string | Uint8Array, name = "people.csv") =>
  call<ImportJob>("POST", imports, { query: { name }, headers: { "Content-Type": "application/octet-stream" }, body });
const validate = (
  call: Call,
  { id, sheets }: Pick<ImportJob, "id" | "sheets">,
  corrections: { row: number; column: number; value: string; sheet?: number }[] = [],
) =>
  call<ImportJob>("POST", `${imports}/${id}/validate`, {
    body: {
      sheets: sheets.map(({ kind, mapping }, sheet) => ({ sheet, kind, mapping })),
      corrections: corrections.map((one) => ({ sheet: 0, ...one })),
    },
  });
const firstOf = ({ sheets }: ImportJob) => sheets[0] as ImportJob["sheets"][number];
const commit = <Body = ImportJob>(call: Call, { id }: ImportJob) => call<Body>("POST", `${imports}/${id}/commit`);
const people = async (prefix: string) =>
  (
    await gateway.database.pool.query(
      "select e.employee_no, e.status, e.start_date::text, p.full_name, p.id_last4, t.basic from employees e join persons p on p.id = e.person_id left join employee_pay_terms t on t.employee_id = e.id where e.employee_no like $1 order by 1",
      [`${prefix}%`],
    )
  ).rows;

describe("a file", () => {
  it("is uploaded as CSV with columns suggested by name; unknown columns are ignored", async () => {
    const { status, body } = await upload(owner, toCsv(head, [row("A-1"), row("A-2")]));
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "uploaded", format: "csv", rows: 2, faultCount: 0, progress: null });
    expect(Object.fromEntries(firstOf(body).mapping.map(({ column, field }) => [head[column], field]))).toEqual({
      Personalnummer: "employeeNo",
      "Full name": "fullName",
      "Start date": "startDate",
      Department: "department",
      "Job title": "designation",
      "Reports to": "managerNo",
      NRIC: "idNo",
      Salary: "basic",
    });
    expect(firstOf(body).columns[1]).toEqual({ index: 1, header: "Full name", samples: ["Person A-1", "Person A-2"] });
  });

  it("is recognised as XLSX by content, whatever its name; semicolons are accepted", async () => {
    expect((await upload(owner, await toXlsx("x", head, [row("B-1")]), "people.csv")).body).toMatchObject({
      format: "xlsx",
      rows: 1,
    });
    const { body } = await upload(owner, 'Full name;Salary\r\n"Tan; Wei";2.150,50\r\nLim, Jun;3\r\n');
    expect(firstOf(body).columns.map(({ samples }) => samples)).toEqual([
      ["Tan; Wei", "Lim, Jun"],
      ["2.150,50", "3"],
    ]);
  });

  it.each([
    ["no table", "\u0000\u0001", "unreadable-file"],
    ["a head alone", "Full name\n", "unreadable-file"],
    ["a quote without an end", 'Full name\n"Tan', "open-quote"],
    ["no UTF-8", Buffer.from([0x41, 0x0a, 0xff, 0xfe]), "wrong-encoding"],
    ["a broken archive", "PK\u0003\u0004 nothing", "damaged-file"],
    ["an older workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), "protected-file"],
  ])("is rejected as %s", async (_what, body, code) => {
    expect(await upload(owner, body)).toMatchObject({ status: 422, body: { errors: [{ pointer: "", code }] } });
  });
});

describe("validation", () => {
  it("reports every error by row and column, and accepts corrections", async () => {
    const rows = [
      row("C-1", { Salary: "much", "Start date": "31/02/2026" }),
      row("C-2", { Department: "Nowhere", NRIC: "S1234567A" }),
      row("c-1", { "Full name": "" }),
      row("MT0001", { "Full name": "=cmd()" }),
      row("C-5", { "Reports to": "C-6" }),
      row("C-6", { "Reports to": "C-5" }),
      row("C-7", { "Reports to": "nobody" }),
    ];
    const { body: job } = await upload(owner, toCsv(head, rows));
    const { body: checked } = await validate(owner, job);
    expect(checked.faults.map(({ row: line, column, code }) => [line, head[column ?? -1], code])).toEqual([
      [2, "Start date", "date"],
      [2, "Salary", "number"],
      [3, "Department", "unknown-reference"],
      [3, "NRIC", "wrong-letter"],
      [4, "Personalnummer", "twice"],
      [4, "Full name", "required"],
      [5, "Full name", "formula"],
      [6, "Reports to", "circle"],
      [7, "Reports to", "circle"],
      [8, "Reports to", "unknown-reference"],
    ]);
    expect(checked.faultCount).toBe(10);
    expect(await commit<Problem>(owner, job)).toMatchObject({ status: 409, body: { code: "not-checked" } });
    const repaired = [
      [2, 2, "2026-12-01"],
      [2, 7, "2150"],
      [3, 3, "WH"],
      [3, 6, "S1234567D"],
      [4, 0, "C-3"],
      [4, 1, "Person C-3"],
      [5, 0, "C-4"],
      [5, 1, "Person C-4"],
      [6, 5, "MT0001"],
      [8, 5, "mt0002"],
    ] as const;
    expect(
      (
        await validate(
          owner,
          checked,
          repaired.map(([line, column, value]) => ({ row: line, column, value })),
        )
      ).body,
    ).toMatchObject({ status: "validated", faultCount: 0, faults: [] });
    expect((await commit(owner, job)).body).toMatchObject({
      status: "committed",
      created: 7,
      sheets: [{ columns: [{ samples: [] }, {}, {}, {}, {}, {}, {}, {}, {}] }],
    });
    const made = await people("C-");
    expect(made).toHaveLength(7);
    expect(made[1]).toMatchObject({
      employee_no: "C-2",
      status: "onboarding",
      start_date: "2026-12-01",
      full_name: "Person C-2",
      id_last4: "567D",
      basic: "215050",
    });
  });

  it("reads a country by code or name, with Singapore as the default", async () => {
    const columns = [...head, "Street", "Country"];
    const at = (number: string, country: string) => [...row(number), "Jalan Bukit", country];
    const { body: job } = await upload(
      owner,
      toCsv(columns, [at("AD-1", "my"), at("AD-2", "Indonesia"), at("AD-3", ""), at("AD-4", "Atlantis")]),
    );
    const { body: checked } = await validate(owner, job);
    expect(checked.faults.map(({ row: line, field, code }) => [line, field, code])).toEqual([
      [5, "country", "unknown-reference"],
    ]);
    expect((await validate(owner, job, [{ row: 5, column: columns.length - 1, value: "IDN" }])).body.faultCount).toBe(
      0,
    );
    expect((await commit(owner, job)).status).toBe(200);
    const { rows } = await gateway.database.pool.query(
      "select p.addresses->0->>'country' as country from employees e join persons p on p.id = e.person_id where e.employee_no like 'AD-%' order by e.employee_no",
    );
    expect(rows.map(({ country }) => country)).toEqual(["MY", "ID", "SG", "ID"]);
  });

  it("finds numbers that already exist in the tenant", async () => {
    const { rows: elsewhere } = await gateway.database.pool.query<{ employee_no: string }>(
      "select employee_no from employees where tenant_id = (select tenant_id from companies where id = $1) and company_id <> $1 limit 1",
      [trading],
    );
    const { body: job } = await upload(
      owner,
      toCsv(head, [row(elsewhere[0]?.employee_no ?? ""), row("mt0001", { NRIC: "S1234567D" }), row("MT0001")]),
    );
    expect((await validate(owner, job)).body.faults.map(({ field, code }) => [field, code])).toEqual([
      ["employeeNo", "other-company"],
      ["idNo", "taken"],
      ["employeeNo", "twice"],
    ]);
  });

  it("rejects a mapping without a required field, with a duplicate, or with a field the caller may not write", async () => {
    const { body: job } = await upload(hr, toCsv(head, [row("E-1")]));
    const [sheet] = job.sheets;
    const mapping = sheet?.mapping ?? [];
    expect(mapping.map(({ field }) => field)).not.toContain("basic");
    expect(job.kinds.map(({ kind }) => kind)).not.toContain("bankAccounts");
    const faultsOf = async (kind: string, fields: typeof mapping) =>
      (
        await hr<Problem>("POST", `${imports}/${job.id}/validate`, {
          body: { sheets: [{ sheet: 0, kind, mapping: fields }] },
        })
      ).body.errors?.map(({ pointer, code, params }) => [pointer, code, params?.["field"]]);
    expect(await faultsOf("people", [{ column: 1, field: "fullName" }])).toEqual([
      ["/sheets/0/mapping", "field-missing", "employeeNo"],
    ]);
    expect(await faultsOf("passes", [{ column: 0, field: "employeeNo" }])).toEqual([
      ["/sheets/0/mapping", "field-missing", "passType"],
    ]);
    expect(await faultsOf("bankAccounts", [{ column: 0, field: "employeeNo" }])).toEqual([
      ["/sheets/0/kind", "unknown", undefined],
    ]);
    const at = (index: number, name: string) => `/sheets/0/mapping/${index}${name}`;
    expect(await faultsOf("people", [...mapping, { column: 7, field: "basic" }])).toEqual([
      [at(mapping.length, "/field"), "unknown", undefined],
    ]);
    expect(await faultsOf("people", [...mapping, { column: 0, field: "preferredName" }])).toEqual([
      [at(mapping.length, ""), "twice", undefined],
    ]);
  });
});

describe("the import", () => {
  it("names the person of a fault, and takes a value for a field that the file has no column for", async () => {
    const file = await toXlsx("x", [...head, "Residency"], [[...row("R-1"), "pr"]]);
    const { body: job } = await upload(owner, file);
    const { body: checked } = await validate(owner, job);
    expect(checked.faults).toMatchObject([
      { row: 2, person: "Person R-1", column: null, field: "prGrantedOn", code: "required" },
    ]);
    const sheet = firstOf(checked);
    const column = sheet.columns.length;
    const mapping = [...sheet.mapping, { column, field: "prGrantedOn" }];
    const { body: corrected } = await validate(owner, { ...job, sheets: [{ ...sheet, mapping }] }, [
      { row: 2, column, value: "2020-05-01" },
    ]);
    expect(corrected).toMatchObject({
      faultCount: 0,
      sheets: [{ mapping: expect.arrayContaining(mapping) as unknown }],
    });
    expect(firstOf(corrected).columns).toHaveLength(column + 1);
    // Further behind than the added columns there is nothing.
    const beyond = [...sheet.mapping, { column: column + 5, field: "prGrantedOn" }];
    expect((await validate(owner, { ...job, sheets: [{ ...sheet, mapping: beyond }] })).status).toBe(422);
  });

  it("creates all or none, with audit events, and returns its report in the order of the file", async () => {
    const { body: job } = await upload(
      owner,
      await toXlsx("x", head, [
        row("F-1", { "Reports to": "F-2" }),
        row("F-2", { "Reports to": "MT0001" }),
        row("F-3", { "Start date": "2026-01-05" }),
      ]),
    );
    await validate(owner, job);
    // Someone else has been given the number: the row is about them now.
    await gateway.database.pool.query("update employees set employee_no = 'f-3' where employee_no = 'C-7'");
    expect((await commit(owner, job)).body).toMatchObject({
      status: "validated",
      stale: true,
      faultCount: 0,
      counts: { new: 2, changed: 1, unchanged: 0, error: 0 },
    });
    expect((await people("F-")).map(({ employee_no }) => employee_no)).toEqual([]);
    await gateway.database.pool.query("update employees set employee_no = 'C-7' where employee_no = 'f-3'");
    await validate(owner, job);
    expect((await commit(owner, job)).body).toMatchObject({ status: "committed", created: 3 });
    expect((await people("F-")).map(({ status }) => status)).toEqual(["onboarding", "onboarding", "confirmed"]);
    const { rows } = await gateway.database.pool.query(
      "select e.employee_no, m.employee_no as manager, a.reason from employees e left join employee_reporting_lines l on l.employee_id = e.id left join employees m on m.id = l.manager_id join audit_events a on a.record_id = e.id where e.employee_no like 'F-%' order by 1",
    );
    expect(rows).toEqual(
      [
        ["F-1", "F-2"],
        ["F-2", "MT0001"],
        ["F-3", null],
      ].map(([employee_no, manager]) => ({ employee_no, manager, reason: "Import of people.csv" })),
    );
    expect(await commit<Problem>(owner, job)).toMatchObject({ status: 409, body: { code: "import-over" } });
  });

  it("stores file contents encrypted, and removes them when discarded", async () => {
    const { body: job } = await upload(owner, toCsv(head, [row("G-1", { NRIC: "S1234567D" })]));
    const kept = async () =>
      (
        await gateway.database.pool.query<{ content: string | null; all: string }>(
          "select content, i::text as all from import_jobs i where id = $1",
          [job.id],
        )
      ).rows[0];
    expect((await kept())?.all).not.toMatch(/S1234567D|Person G-1/);
    expect((await owner<ImportJob>("POST", `${imports}/${job.id}/discard`)).body.status).toBe("discarded");
    expect((await kept())?.content).toBeNull();
    expect((await validate(owner, job)).status).toBe(409);
  });

  it("is visible only to its author, and not available to managers and employees", async () => {
    const { body: job } = await upload(owner, toCsv(head, [row("H-1")]));
    expect((await hr("GET", `${imports}/${job.id}`)).status).toBe(404);
    expect((await owner("GET", `${imports}/${job.id}`)).status).toBe(200);
    for (const name of ["manager", "employee", "auditor", "maker"]) {
      const call = await gateway.signIn(`${name}@merlion.demo`, name);
      expect([name, (await upload(call, toCsv(head, [row("H-2")]))).status]).toEqual([name, 403]);
    }
  });

  it("lists imports with author, date and result; those of others cannot be opened", async () => {
    const { body: job } = await upload(
      hr,
      toCsv(head, [row("L-1", { Salary: "" }), row("L-2", { "Start date": "soon" })]),
      "of-hr.csv",
    );
    await upload(owner, await toXlsx("x", head, [row("L-3")]), "of-owner.xlsx");
    await validate(hr, job);
    const list = async (call: Call, query: object) =>
      (await call<ImportPage>("GET", imports, { query: { q: "of-", ...query } })).body;
    expect(
      (await list(owner, {})).items
        .map(({ fileName, status, rows, faultCount, mine, createdBy }) => [
          fileName,
          status,
          rows,
          faultCount,
          mine,
          createdBy,
        ])
        .toSorted(),
    ).toEqual([
      ["of-hr.csv", "validated", 2, 1, false, "Rachel Tan"],
      ["of-owner.xlsx", "uploaded", 1, 0, true, "Adeline Goh"],
    ]);
    expect((await list(owner, { kind: ["xlsx"] })).items.map(({ fileName }) => fileName)).toEqual(["of-owner.xlsx"]);
    const mine = (await list(hr, { status: ["validated"] })).items;
    expect(mine).toMatchObject([{ id: job.id, mine: true }]);
    expect((await hr<ImportJob>("GET", `${imports}/${job.id}`)).body.faults).toMatchObject([
      { row: 3, field: "startDate", code: "date" },
    ]);
    expect((await (await gateway.signIn("manager@merlion.demo", "manager"))("GET", imports)).status).toBe(403);
    const file = readCsv(
      (
        await hr<string>("GET", `${imports}/export`, {
          query: { q: "of-", sort: "fileName", columns: ["fileName", "status", "faultCount", "createdBy"] },
        })
      ).body,
    );
    expect(file?.map(({ cells }) => cells).slice(1)).toEqual([
      ["of-hr.csv", "validated", "1", "Rachel Tan"],
      ["of-owner.xlsx", "uploaded", "0", "Adeline Goh"],
    ]);
    // May export people, but not import them.
    expect((await (await gateway.signIn("auditor@merlion.demo", "auditor"))("GET", `${imports}/export`)).status).toBe(
      403,
    );
  });

  it("offers a template with columns it recognises, limited to what the caller may write", async () => {
    const csv = (await owner<string>("GET", `${imports}/template`)).body;
    const { body: job } = await upload(owner, csv);
    const { mapping, columns } = firstOf(job);
    expect(mapping.map(({ column }) => column).toSorted((a, b) => a - b)).toEqual(columns.map(({ index }) => index));
    expect((await validate(owner, job)).body.faults).toEqual([]);
    const xlsx = await readXlsx((await hr<Buffer>("GET", `${imports}/template`, { query: { format: "xlsx" } })).body);
    expect(xlsx[0]?.cells).toContain("Date of birth");
    expect(xlsx[0]?.cells).not.toContain("Basic");
  });
});

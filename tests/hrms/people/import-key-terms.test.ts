/** Key employment terms that were issued before a migration: imported with their days, written down from the record. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportJob, ImportRowPage, KetPage } from "#generated/hrms/schema.ts";
import { toWorkbook } from "#src/handlers/hrms/shared/workbook.ts";
import { companyId, employeesAt, openPeople, type People } from "./employees-setup.ts";

type Cells = Readonly<Record<string, string>>;

let people: People;
const imports = `/companies/${companyId}/imports`;
beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
}, 60_000);
afterAll(() => people.gateway.close());

async function checked(rows: readonly Cells[], persons: readonly Cells[] = []): Promise<ImportJob> {
  const sheet = (name: string, cells: readonly Cells[]) => {
    const heads = [...new Set(cells.flatMap((row) => Object.keys(row)))];
    return {
      name,
      columns: heads.map((header) => ({ header })),
      rows: cells.map((row) => heads.map((head) => row[head] ?? "")),
    };
  };
  const sheets = [...(persons.length > 0 ? [sheet("People", persons)] : []), sheet("KET", rows)];
  const job = await people.owner<ImportJob>("POST", imports, {
    query: { name: "terms.xlsx" },
    headers: { "Content-Type": "application/octet-stream" },
    body: await toWorkbook(sheets),
  });
  const body = {
    sheets: job.body.sheets.map(({ kind, mapping }, index) => ({ sheet: index, kind, mapping })),
    corrections: [],
  };
  return (await people.owner<ImportJob>("POST", `${imports}/${job.body.id}/validate`, { body })).body;
}
const commit = ({ id }: ImportJob) => people.owner<ImportJob>("POST", `${imports}/${id}/commit`);
const termsOf = async (id: string) => (await people.owner<KetPage>("GET", `${employeesAt}/${id}/kets`)).body.items;

it("are written down with the salary of their day and the texts of the file, once", async () => {
  const { id, employeeNo } = await people.add("Ket Holder", { pay: { rateType: "monthly", basic: 480_000 } });
  const rows = [
    {
      "Employee no": employeeNo,
      "Issued on": "2026-11-02",
      Signed: "2026-11-04",
      "Leave entitlement": "18 days of annual leave",
    },
  ];
  const job = await checked(rows);
  expect(job.sheets.map(({ kind }) => kind)).toEqual(["keyTerms"]);
  expect(job.counts).toEqual({ new: 1, changed: 0, unchanged: 0, error: 0 });
  expect((await commit(job)).body.status).toBe("committed");
  expect(await termsOf(id)).toMatchObject([
    {
      number: 1,
      status: "acknowledged",
      issuedOn: "2026-11-02",
      leave: "18 days of annual leave",
      basicSalary: 480_000,
      medical: "As the Employment Act gives",
    },
  ]);
  expect((await checked(rows)).counts).toEqual({ new: 0, changed: 0, unchanged: 1, error: 0 });
});

it("are refused before they were acknowledged, in the future, twice, and without pay", async () => {
  const { employeeNo } = await people.add("Ket Faults", { pay: { rateType: "monthly", basic: 480_000 } });
  const job = await checked(
    [
      { "Employee no": employeeNo, "Issued on": "2026-11-02", Signed: "2026-11-01" },
      { "Employee no": employeeNo, "Issued on": "2026-12-01" },
      { "Employee no": employeeNo, "Issued on": "2026-11-02" },
      { "Employee no": "KT-9", "Issued on": "2026-11-02" },
    ],
    [{ "Employee no": "KT-9", "Full name": "Ket Unpaid", "Start date": "2026-11-01" }],
  );
  const { items } = (await people.owner<ImportRowPage>("GET", `${imports}/${job.id}/rows`, { query: { sheet: [1] } }))
    .body;
  expect(items.flatMap(({ row, faults }) => faults.map(({ code }) => `${row} ${code}`))).toEqual([
    "2 wrong-order",
    "3 too-late",
    "4 twice",
    "5 pay-missing",
  ]);
});

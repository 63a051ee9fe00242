/** The grid of one pay month, and trying out pay items. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Allowance,
  Deduction,
  Employee,
  EmployeePayItemPage,
  PayItemPreview,
  Problem,
  VariablePay,
  VariablePaySaved,
} from "#generated/hrms/schema.ts";
import type { HrmsGateway } from "../../support/hrms-gateway.ts";
import { companyId, openPeople, type People } from "../people/employees-setup.ts";

type Or<Body> = Body & Pick<Problem, "code" | "errors">;
const base = `/companies/${companyId}`;
const month = "2027-06";

let people: People;
let maker: HrmsGateway["call"];
let [commission, fine]: [Allowance, Deduction] = [] as never;
let [one, other]: [Employee, Employee] = [] as never;

const item = async <Body>(kind: "allowances" | "deductions", body: object) =>
  (await people.owner<Body>("POST", `${base}/${kind}`, { body })).body;

beforeAll(async () => {
  people = await openPeople(() => new Date("2026-11-20T04:00:00Z"));
  maker = await people.gateway.signIn("maker@merlion.demo", "maker");
  commission = await item("allowances", { name: "Grid commission", code: "G_COMMISSION", amount: 1_000 });
  fine = await item("deductions", { name: "Grid damage", code: "G_DAMAGE", ground: "damage", consentRequired: true });
  const pay = { rateType: "monthly", basic: 300_000 } as const;
  one = await people.add("Grid One", { pay });
  other = await people.add("Grid Other", { pay });
});
afterAll(() => people.gateway.close());

const save = (cells: object[], of = month) =>
  maker<Or<VariablePaySaved>>("PUT", `${base}/variable-pay`, { body: { month: of, cells } });
const cell = ({ id: employeeId }: Employee, amount: number | null, itemId = commission.id) => ({
  employeeId,
  itemId,
  amount,
});
const grid = async (query: object = {}) =>
  (await maker<VariablePay>("GET", `${base}/variable-pay`, { query: { month, q: "Grid O", ...query } })).body;

it("sets, changes and clears amounts in one call, and shows them by person", async () => {
  expect((await save([cell(one, 12_000), cell(other, 8_000)])).body).toEqual({ set: 2, cleared: 0 });
  const shown = await grid();
  expect(shown.items).toMatchObject([{ code: "G_COMMISSION", total: 20_000 }]);
  expect(shown.rows.map(({ fullName, cells }) => [fullName, cells[0]?.amount])).toEqual([
    ["Grid One", 12_000],
    ["Grid Other", 8_000],
  ]);
  expect((await save([cell(one, 12_500), cell(other, null)])).body).toEqual({ set: 1, cleared: 1 });
  expect((await save([cell(one, 12_500), cell(other, null)])).body).toEqual({ set: 0, cleared: 0 });
  const { items } = (
    await maker<EmployeePayItemPage>("GET", `${base}/employee-pay-items`, { query: { employeeId: one.id } })
  ).body;
  expect(items).toMatchObject([{ mode: "payroll", fromMonth: month, amount: 12_500, status: "active" }]);
});

it("saves nothing if a cell is wrong, and points to each", async () => {
  const stranger = "11111111-1111-4111-8111-111111111111";
  const cells = [
    cell(one, 99),
    cell(one, 98),
    { ...cell(other, 5), employeeId: stranger },
    { ...cell(other, 5), itemId: stranger },
    cell(other, 700, fine.id),
  ];
  const { status, body } = await save(cells);
  expect([status, body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
    422,
    [
      "/cells/1/itemId cell-twice",
      "/cells/2/employeeId not-employed",
      "/cells/3/itemId unknown-reference",
      "/cells/4/amount consent-needed",
    ],
  ]);
  expect((await grid()).rows.map(({ cells: own }) => own.map(({ amount }) => amount))).toEqual([[12_500], []]);
});

it("shows the items asked for, and those of the month before", async () => {
  expect((await grid({ item: [fine.id] })).items.map(({ code }) => code)).toEqual(["G_DAMAGE"]);
  expect((await grid({ month: "2027-07" })).items).toMatchObject([{ code: "G_COMMISSION", total: 0 }]);
  expect((await grid({ month: "2027-08" })).items).toEqual([]);
});

it("takes the right to everybody’s pay", async () => {
  const self = await people.as(one.id, ["employee"], "self");
  expect((await self("GET", `${base}/variable-pay`, { query: { month } })).status).toBe(403);
  const approver = await people.gateway.signIn("approver@merlion.demo", "approver");
  const refused = await approver("PUT", `${base}/variable-pay`, { body: { month, cells: [cell(one, 1)] } });
  expect(refused.status).toBe(403);
});

it("tries a formula out with people, and names what is unknown or circular", async () => {
  const preview = async (formula: string, more: object = {}) =>
    (
      await maker<PayItemPreview>("POST", `${base}/pay-item-preview`, {
        body: { code: "G_TRIED", calculation: "formula", formula, ...more },
      })
    ).body;
  const { people: found, faults } = await preview("basic * 0.1 + G_COMMISSION");
  expect(faults).toEqual([]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ amount, reason }) => amount !== null && amount > 0 && reason === null)).toBe(true);
  expect((await preview("basic * wages")).faults).toMatchObject([
    { code: "formula-unknown-name", params: { part: "wages" } },
  ]);
  const based = await item<Allowance>("allowances", {
    name: "Grid based",
    code: "G_BASED",
    calculation: "formula",
    formula: "G_COMMISSION * 2",
  });
  const circle = await preview("G_BASED + 1", { itemId: commission.id, code: "G_COMMISSION" });
  expect(circle.faults).toMatchObject([{ code: "formula-cycle" }]);
  expect(based.code).toBe("G_BASED");
  const hr = await people.gateway.signIn("hr@merlion.demo", "hr");
  const hidden = await hr("POST", `${base}/pay-item-preview`, {
    body: { code: "G_TRIED", calculation: "formula", formula: "basic" },
  });
  expect(hidden.status).toBe(403);
});

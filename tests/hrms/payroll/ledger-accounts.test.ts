/** The chart of accounts: what a company starts with, what may share an account, files, and what the journal does without one. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  Allowance,
  Company,
  HistoryPage,
  LedgerAccount,
  LedgerAccountImportResult,
  LedgerAccountPage,
  Problem,
} from "#generated/hrms/schema.ts";
import { postings } from "#src/domain/payroll/ledger-accounts.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const list = `/companies/${trading}/ledger-accounts`;
const input = { code: "6050", name: "Staff welfare", kind: "expense" };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = LedgerAccount>({ id, version }: LedgerAccount, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });
const all = async (at = list) => (await call<LedgerAccountPage>("GET", at, { query: { pageSize: "100" } })).body.items;
const load = async (csv: string, dryRun = false) =>
  (await call<LedgerAccountImportResult>("POST", `${list}/import`, { body: { csv, dryRun } })).body;
const fault = ({ status, body }: { status: number; body: unknown }) => {
  const { code, errors } = body as Problem;
  return [status, code, errors?.[0]?.pointer];
};

it("a new company has an account for everything that payroll posts, and leaves them behind when it is deleted", async () => {
  const { body: made } = await call<Company>("POST", "/companies", {
    body: { company_name: "Ledger of a test Pte. Ltd.", uen: "202134567W" },
  });
  const accounts = await all(`/companies/${made.id}/ledger-accounts`);
  expect(accounts.flatMap((account) => account.postings).sort()).toEqual([...postings].sort());
  expect((await call("DELETE", `/companies/${made.id}`)).status).toBe(204);
});

it("accounts are created, changed, archived, restored and deleted, and the history says so", async () => {
  const { status, body: made } = await call<LedgerAccount>("POST", list, { body: input });
  expect([status, made.code, made.postings]).toEqual([201, "6050", []]);
  const changed = (await put(made, { name: "Welfare" })).body;
  expect([changed.name, changed.version]).toEqual(["Welfare", 2]);
  expect(fault(await put<Problem>(made, {}))[1]).toBe("version-clash");
  const { body: offered } = await call<{ label: string }[]>("GET", `${list}/options`, { query: { q: "6050" } });
  expect(offered.map(({ label }) => label)).toEqual(["6050 Welfare"]);
  expect((await call<LedgerAccount>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<LedgerAccount>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
});

it("a posting belongs to one account, of the kind it needs", async () => {
  const taken = await call("POST", list, { body: { ...input, code: "6051", name: "Pay", postings: ["salaries"] } });
  expect(fault(taken)).toEqual([409, "posting-taken", "/postings"]);
  const wrong = await call("POST", list, { body: { ...input, code: "6052", name: "Owed", postings: ["cpf-payable"] } });
  expect(fault(wrong)).toEqual([422, undefined, "/postings"]);
  const [salaries] = (await all()).filter(({ code }) => code === "6000");
  if (!salaries) throw new Error("No account of salaries.");
  const { code, name, kind } = salaries;
  const freed = (await put(salaries, { code, name, kind, postings: [] })).body;
  const other = await call<LedgerAccount>("POST", list, {
    body: { ...input, code: "6051", name: "Pay", postings: ["salaries"] },
  });
  expect([other.status, other.body.postings]).toEqual([201, ["salaries"]]);
  expect((await call("DELETE", `${list}/${other.body.id}`)).status).toBe(204);
  expect((await put(freed, { code, name, kind, postings: ["salaries"] })).status).toBe(200);
});

it("neither number nor name is shared, whatever the case", async () => {
  const sameCode = await call("POST", list, { body: { ...input, code: "6000", name: "Others" } });
  expect(fault(sameCode)).toEqual([409, "duplicate", "/code"]);
  const sameName = await call("POST", list, { body: { ...input, code: "6053", name: "SALARIES AND WAGES" } });
  expect(fault(sameName)).toEqual([409, "duplicate", "/name"]);
});

it("an account that a pay item names stays, and pay items take only accounts of their company", async () => {
  const { body: account } = await call<LedgerAccount>("POST", list, { body: { ...input, code: "6060" } });
  const items = `/companies/${trading}/allowances`;
  const item = { name: "Welfare of a test", code: "WELFARE_TEST" };
  const foreign = await call("POST", items, { body: { ...item, ledgerAccountId: trading } });
  expect(fault(foreign)).toEqual([422, undefined, "/ledgerAccountId"]);
  const named = await call<Allowance>("POST", items, { body: { ...item, ledgerAccountId: account.id } });
  expect([named.status, named.body.ledgerAccount]).toEqual([201, "6060 Staff welfare"]);
  expect(fault(await call("DELETE", `${list}/${account.id}`))).toEqual([409, "in-use", ""]);
  expect((await call("DELETE", `${items}/${named.body.id}`)).status).toBe(204);
  expect((await call("DELETE", `${list}/${account.id}`)).status).toBe(204);
});

it("a file adds and changes accounts, all rows or none, and takes what an export gave", async () => {
  const csv = "code,name,kind,postings\n7001,Training,expense,\n7002,Suppliers,liability,";
  expect(await load(csv, true)).toMatchObject({ committed: false, rows: 2, created: 2, updated: 0, faults: [] });
  expect((await all()).some(({ code }) => code === "7001")).toBe(false);
  expect(await load(csv)).toMatchObject({ committed: true, created: 2 });
  const again = await load("code,name,kind\n7001,Training and courses,expense\n7002,Suppliers,liability");
  expect(again).toMatchObject({ committed: true, created: 0, updated: 1, unchanged: 1 });
  const wrong = await load(
    "code,name,kind,postings\n7003,Rent,income,\n7004,Pay,expense,salaries\n7005,Owed,expense,cpf-payable\n7001,A,asset,\n7001,B,asset,\n,C,asset,\n7006,D,asset,tips",
  );
  expect([wrong.committed, wrong.faults.map(({ row, column, code }) => [row, column, code])]).toEqual([
    false,
    [
      [2, "kind", "enum"],
      [6, "code", "twice"],
      [7, "code", "required"],
      [8, "postings", "enum"],
      [3, "postings", "posting-taken"],
      [4, "postings", "wrong-kind"],
    ],
  ]);
  const { body: file } = await call<string>("GET", `${list}/export`);
  expect(file.split("\r\n")[0]).toContain("code,name,kind,postings,description,status,updatedAt");
  expect(await load(file.replace("\uFEFF", ""), true)).toMatchObject({ created: 0, updated: 0, faults: [] });
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});

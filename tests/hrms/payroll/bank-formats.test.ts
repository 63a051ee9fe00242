/** Bank formats through the gateway: their life, what is refused, the preview of a real run, and the file that follows them. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type {
  BankFormat,
  BankFormatPage,
  BankFormatPreview,
  HistoryPage,
  PayRunFile,
  Problem,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";
import { base, openPayroll } from "./run-setup.ts";

const list = `/companies/${trading}/bank-formats`;
const columns = [
  { of: "name", head: "Beneficiary", length: 20 },
  { of: "account", head: "Account" },
  { of: "bic", head: "Bank" },
  { of: "amount", head: "Amount" },
];
const input = { name: "Lamp Bank", columns };

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const put = <Body = BankFormat>({ id, version }: BankFormat, changes: object) =>
  call<Body>("PUT", `${list}/${id}`, { headers: { "If-Match": `"${version}"` }, body: { ...input, ...changes } });

it("are made, changed, archived, restored and deleted, and tell all of it", async () => {
  const { status, body: made } = await call<BankFormat>("POST", list, { body: input });
  expect([status, made.name, made.status]).toEqual([201, "Lamp Bank", "active"]);
  const changed = (await put(made, { description: "For uploads." })).body;
  expect([changed.description, changed.version]).toEqual(["For uploads.", 2]);
  expect((await put<Problem>(made, {})).body.code).toBe("version-clash");
  expect((await call<BankFormatPage>("GET", list, { query: { q: "lamp" } })).body.total).toBe(1);
  expect((await call<BankFormat>("POST", `${list}/${made.id}/archive`)).body.status).toBe("archived");
  expect((await call<unknown[]>("GET", `${list}/options`)).body).toEqual([]);
  expect((await call<BankFormat>("POST", `${list}/${made.id}/restore`)).body.status).toBe("active");
  const { items } = (await call<HistoryPage>("GET", `${list}/${made.id}/history`)).body;
  expect(items.map(({ action }) => action)).toEqual(["restore", "archive", "update", "create"]);
  expect((await call("DELETE", `${list}/${made.id}`)).status).toBe(204);
  expect((await call("GET", `${list}/${made.id}`)).status).toBe(404);
});

it("share no name, whatever the case, and are exported with the columns of the contract", async () => {
  await call("POST", list, { body: input });
  const sameName = await call<Problem>("POST", list, { body: { ...input, name: "LAMP BANK" } });
  expect(sameName).toMatchObject({ status: 409, body: { code: "duplicate", errors: [{ pointer: "/name" }] } });
  const { body } = await call<string>("GET", `${list}/export`, { query: { q: "lamp" } });
  expect(body.trim().split("\r\n")[0]).toBe(
    "name,layout,separator,dates,amounts,extension,columns,description,status,updatedAt",
  );
  expect(body).toContain("Lamp Bank,delimited,comma,yyyymmdd,units,csv,name; account; bic; amount,,active,");
});

it.each<[string, object, string]>([
  ["without an account", { columns: columns.filter(({ of }) => of !== "account") }, "/columns no-account"],
  ["without a bank", { columns: columns.filter(({ of }) => of !== "bic") }, "/columns no-bic"],
  [
    "an amount that is cut",
    { columns: [...columns, { of: "amount", length: 3 }] },
    "/columns/4/length not-for-this-column",
  ],
  ["a fixed text without one", { columns: [...columns, { of: "fixed" }] }, "/columns/4/value required"],
  ["fixed width without widths", { layout: "fixed" }, "/columns/1/length required"],
  ["an unknown value in a line", { header: "H{payer}" }, "/header unknown-fact"],
])("%s is refused", async (_name, changes, fault) => {
  const { status, body } = await call<Problem>("POST", list, { body: { ...input, name: "Refused", ...changes } });
  expect(status).toBe(422);
  expect(body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toContain(fault);
});

const preview = (body: object, as = call) => as<BankFormatPreview>("POST", `${list}/preview`, { body });

it("shows the last locked run in the format, with masked accounts, and what does not fit", async () => {
  const { body } = await preview({ columns, heads: true, header: "H{valueDate}", footer: "T{count:6}{total:15}" });
  expect(body.faults).toEqual([]);
  expect(body.payRun).not.toBeNull();
  const [header, heads, first = "", ...rest] = body.lines;
  expect([header, heads]).toEqual([expect.stringMatching(/^H\d{8}$/), "Beneficiary,Account,Bank,Amount"]);
  expect(first).toMatch(/^[^,]{1,20},•+[^•,]{4},[A-Z0-9]{11},\d+\.\d\d$/);
  const footer = rest.at(-1) ?? "";
  expect(footer).toMatch(/^T\d{6}\d{12}\.\d\d$/);
  expect(Number(footer.slice(1, 7))).toBe(body.lines.length + body.moreLines - 3);

  const tight = columns.map(({ of }) => ({ of, length: of === "amount" ? 2 : 40 }));
  const tooNarrow = (await preview({ layout: "fixed", columns: tight, footer: "{total:1}" })).body;
  expect(tooNarrow.faults.map(({ code }) => code)).toContain("too-long");
  expect(tooNarrow.faults[0]?.params).toMatchObject({ maximum: 2, employeeNo: expect.stringMatching(/\w/) });
  expect((await preview({ columns: [{ of: "amount" }] })).body).toMatchObject({
    payRun: null,
    lines: [],
    faults: [{ code: "no-account" }, { code: "no-bic" }],
  });
});

it("shows nobody's pay to readers without the right to it", async () => {
  const role = await call<{ id: string }>("POST", "/tenant/roles", {
    body: {
      name: "Formats only",
      code: "formats-only",
      grants: [{ element: "bank-formats", actions: ["view"], scope: "company" }],
      fieldRights: [],
    },
  });
  expect(role.status, JSON.stringify(role.body)).toBe(201);
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    "update user_access set role_ids = jsonb_build_array($1::text) where user_id = (select id from users where email = 'employee@merlion.demo') returning user_id as id",
    [role.body.id],
  );
  expect(rows.length).toBeGreaterThan(0);
  const reader = await gateway.signIn("employee@merlion.demo", "employee");
  const { status, body } = await preview({ columns }, reader);
  expect([status, body.payRun, body.lines.length]).toEqual([200, null, 1]);
});

it("writes the bank file of a run, which stays the same when the format changes", async () => {
  const payroll = await openPayroll();
  const { maker } = payroll;
  const period = await payroll.period("2027-08");
  const run = await payroll.pay(await payroll.run({ periodId: period.id }));
  const { body: format } = await maker<BankFormat>("POST", list, { body: { ...input, heads: true, extension: "txt" } });
  const files = `${base}/pay-runs/${run.id}/files`;
  const order = { kind: "bank", format: "own", valueDate: "2027-08-23" };
  const missing = await maker<Problem>("POST", files, { body: order });
  expect([missing.status, missing.body.errors?.[0]]).toMatchObject([
    422,
    { pointer: "/bankFormatId", code: "required" },
  ]);
  const made = await maker<PayRunFile>("POST", files, { body: { ...order, bankFormatId: format.id } });
  expect(made).toMatchObject({ status: 201, body: { format: "own", fileName: "payments-20270823-001.txt" } });
  const content = async () => (await maker<Buffer>("GET", `${files}/${made.body.id}/content`)).body.toString();
  const first = await content();
  const lines = first.trim().split("\r\n");
  expect(lines[0]).toBe("Beneficiary,Account,Bank,Amount");
  const paid = lines.slice(1).reduce((sum, line) => sum + Math.round(Number(line.split(",").at(-1)) * 100), 0);
  expect(paid).toBe(made.body.total);
  expect(first).not.toContain("•");

  const changed = await maker<BankFormat>("PUT", `${list}/${format.id}`, {
    headers: { "If-Match": `"${format.version}"` },
    body: { ...input, layout: "fixed", columns: columns.map(({ of }) => ({ of, length: of === "account" ? 4 : 30 })) },
  });
  expect(changed.status).toBe(200);
  expect(await content()).toBe(first);
  const narrow = await maker<Problem>("POST", files, { body: { ...order, bankFormatId: format.id } });
  expect([narrow.status, narrow.body.errors?.[0]?.code]).toEqual([422, "too-long"]);
  await maker("POST", `${list}/${format.id}/archive`);
  expect((await maker("POST", files, { body: { ...order, bankFormatId: format.id } })).status).toBe(422);
  await payroll.gateway.close();
});

it("are nobody else's", async () => {
  const other = await gateway.signIn("owner@banyan.demo", "banyan");
  expect((await other("GET", list)).status).toBe(404);
  expect((await other("POST", list, { body: input })).status).toBe(404);
});

/** Bank accounts of a company: encrypted, one of them primary, and only for people who may see pay. */
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Bank, CompanyBankAccount, CompanyBankAccountPage, HistoryPage, Problem } from "#generated/hrms/schema.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { unseal } from "#src/store/database/sealed.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { testDataKey } from "../../support/data-key.ts";
import { type HrmsGateway, openHrmsGateway, trading } from "../../support/hrms-gateway.ts";

const at = `/companies/${trading}/company-bank-accounts`;
const [dbs, ocbc] = [masterId("banks", "7171"), masterId("banks", "7339")];

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

type Either = Omit<CompanyBankAccount, "status"> & Omit<Problem, "status"> & { status: unknown };
const input = { bankId: dbs, accountName: " Merlion  Trading ", accountNo: "072 555 1234" };
const create = (body: object, base = at) => call<Either>("POST", base, { body: { ...input, ...body } });
const put = ({ id, version }: Pick<CompanyBankAccount, "id" | "version">, body: object) =>
  call<Either>("PUT", `${at}/${id}`, {
    headers: { "If-Match": `"${version}"` },
    body: { ...input, accountNo: undefined, ...body },
  });
const step = ({ id }: Pick<CompanyBankAccount, "id">, name: "archive" | "restore") =>
  call<Either>("POST", `${at}/${id}/${name}`);
const listed = async (query: object = {}) =>
  (await call<CompanyBankAccountPage>("GET", at, { query: { pageSize: 100, ...query } })).body.items;
const primaries = async () => (await listed()).filter(({ primary }) => primary).map(({ id }) => id);

it("encrypts the number and shows only its last four digits, in the list and in the history", async () => {
  const { status, body: made } = await create({ orgId: "mltrad02" });
  expect([status, made]).toMatchObject([
    201,
    {
      bank: "DBS Bank / POSB",
      accountName: "Merlion Trading",
      accountNoMasked: "••••1234",
      orgId: "MLTRAD02",
      format: "dbs-uff",
      primary: false,
      status: "active",
    },
  ]);
  expect(JSON.stringify(made)).not.toContain("5551234");
  const { rows } = await gateway.database.pool.query<{ account_no_enc: string }>(
    "select account_no_enc from company_bank_accounts where id = $1",
    [made.id],
  );
  expect(unseal(testDataKey, rows[0]?.account_no_enc ?? "")).toBe("0725551234");
  const renamed = await put(made, { accountName: "Merlion Payroll" });
  expect(renamed.body).toMatchObject({ accountName: "Merlion Payroll", accountNoMasked: "••••1234", version: 2 });
  const replaced = await put(renamed.body, { accountNo: "0725559876" });
  expect(replaced.body).toMatchObject({ accountNoMasked: "••••9876", version: 3 });
  const { items } = (await call<HistoryPage>("GET", `${at}/${made.id}/history`)).body;
  expect(items[0]?.changes).toContainEqual({ field: "accountNoMasked", before: "••••1234", after: "••••9876" });
  expect(JSON.stringify(items)).not.toMatch(/072555|Enc/);
  expect((await listed({ q: "9876" })).map(({ id }) => id)).toEqual([made.id]);
  expect((await listed({ bankId: [ocbc] })).every(({ bankId }) => bankId === ocbc)).toBe(true);
});

it("always has one primary account: the chosen one or the only one", async () => {
  const [first] = await primaries();
  const { body: made } = await create({ primary: true });
  expect(await primaries()).toEqual([made.id]);
  expect((await call<HistoryPage>("GET", `${at}/${first}/history`)).body.items[0]?.changes).toEqual([
    { field: "primary", before: true, after: false },
  ]);
  expect((await put(made, { primary: false })).body).toMatchObject({
    status: 422,
    errors: [{ pointer: "/primary", code: "one-primary" }],
  });
  expect((await step(made, "archive")).body).toMatchObject({ status: 409, code: "primary-account" });
  for (const other of (await listed()).filter(({ primary }) => !primary)) await step(other, "archive");
  expect((await step(made, "archive")).body).toMatchObject({ status: "archived", primary: false });
  expect((await step(made, "restore")).body).toMatchObject({ status: "active", primary: true });
  for (const other of await listed({ status: ["archived"] }))
    expect((await step(other, "restore")).body).toMatchObject({ status: "active", primary: false });
  expect(await primaries()).toEqual([made.id]);
});

it.each([
  ["no number", { accountNo: " " }, "/accountNo", "required"],
  ["a bank that nobody knows", { bankId: masterId("banks", "0000") }, "/bankId", "unknown-reference"],
  ["signs that no number has", { accountNo: "072/555" }, "/accountNo", "pattern"],
])("is rejected with %s", async (_what, body, pointer, code) => {
  expect((await create(body)).body).toMatchObject({ status: 422, errors: [{ pointer, code }] });
});

it("accepts only numbers valid for the bank, also after the bank is changed", async () => {
  const platform = await gateway.signIn("platform@hrms.demo", "platform");
  const { body: bank } = await platform<Bank>("POST", "/banks", {
    body: { code: "9009", name: "Pattern Bank", acctNoPattern: "[0-9]{3}-[0-9]{6}", giroFormat: "iso20022" },
  });
  expect((await create({ bankId: bank.id })).body).toMatchObject({
    status: 422,
    errors: [
      {
        pointer: "/accountNo",
        code: "account-number",
        params: { bank: "Pattern Bank", rule: "format", format: "000-000000" },
      },
    ],
  });
  expect((await create({ accountNo: "07255512" })).body).toMatchObject({
    errors: [{ params: { bank: "DBS Bank / POSB", rule: "range", minimum: 9, maximum: 10 } }],
  });
  const { body: made } = await create({ bankId: bank.id, accountNo: "072-555123" });
  expect(made).toMatchObject({ bank: "Pattern Bank", format: "iso20022" });
  expect((await put(made, {})).body).toMatchObject({
    status: 422,
    errors: [{ pointer: "/accountNo", code: "required" }],
  });
});

it("can be written by the payroll maker, read by the approver, and neither by HR", async () => {
  const [maker, approver, hr] = [
    await gateway.signIn("maker@merlion.demo", "maker"),
    await gateway.signIn("approver@merlion.demo", "approver"),
    await gateway.signIn("hr@merlion.demo", "hr"),
  ];
  expect((await maker("POST", at, { body: { ...input, accountNo: "0039012345" } })).status).toBe(201);
  expect([(await approver("GET", at)).status, (await approver("POST", at, { body: input })).status]).toEqual([
    200, 403,
  ]);
  expect((await hr("GET", at)).status).toBe(403);
  expect((await call("GET", `/companies/${sampleCompanies.kitchen.id}/company-bank-accounts`)).status).toBe(404);
});

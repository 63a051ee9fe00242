/** Invoices: lists, search, details and deletion. */
import { afterAll, expect, test } from "vitest";
import {
  type Invoice,
  type InvoiceAnswer,
  type InvoiceClient,
  type InvoiceDetail,
  type InvoiceDetailsAnswer,
  type InvoicePage,
  type User,
  invoiceStatusValues,
} from "#generated/demo/schema.ts";
import { invoiceTotals } from "#src/domain/shared/invoice-totals.ts";
import { openDemoGateway } from "../support/gateway.ts";

const now = new Date("2027-03-06T02:30:00Z");
const gateway = await openDemoGateway({ now: () => now });
afterAll(() => gateway.close());

async function list(
  query: Record<string, string | number> = {},
  headers: Record<string, string> = {},
): Promise<InvoicePage> {
  const { status, body } = await gateway.call<InvoicePage>("GET", "/apps/invoice/invoices", { query, headers });
  expect(status).toBe(200);
  return body;
}

const ids = (invoices: readonly Invoice[]): number[] => invoices.map(({ id }) => id);
const owed = ({ balance }: Invoice): number =>
  typeof balance === "number" ? balance : Number(balance.replace("$", ""));
const today = now.toISOString().slice(0, 10);

test("lists 36 invoices from 5036 to 4987, ten per page", async () => {
  const { allData, invoices, total } = await list();
  expect([total, allData.length, invoices.length]).toEqual([36, 36, 10]);
  expect(ids(allData)).toEqual(ids(allData).toSorted((a, b) => b - a));
  expect([allData[0]?.id, allData.at(-1)?.id]).toEqual([5036, 4987]);
  expect(invoices).toEqual(allData.slice(0, 10));
  expect((await list({ page: 4 })).invoices).toEqual(allData.slice(30));
  expect(await list({ page: 5 })).toMatchObject({ invoices: [], total: 36 });
});

test("amounts, dates and states are consistent", async () => {
  const { allData } = await list();
  expect(new Set(allData.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(invoiceStatusValues));
  for (const invoice of allData) {
    expect(invoice.balance === 0, `${invoice.id} paid`).toBe(invoice.invoiceStatus === "Paid");
    expect(owed(invoice), `${invoice.id}`).toBeLessThanOrEqual(invoice.total);
    expect(invoice.issuedDate < invoice.dueDate && invoice.issuedDate <= today, `${invoice.id} dates`).toBe(true);
    if (invoice.invoiceStatus === "Past Due") expect(invoice.dueDate < today, `${invoice.id} overdue`).toBe(true);
  }
  expect(allData.some((invoice) => owed(invoice) < 0)).toBe(true);
  expect(new Set(allData.map(({ balance }) => typeof balance))).toEqual(new Set(["number", "string"]));
});

test.each([
  ["name", "melvin", 2],
  ["email", "@MONSOON", 1],
  ["service, in vain", "wedding album", 0],
])("a search looks into the client's name and email alone: %s %s", async (_where, q, count) => {
  const { invoices, total, allData } = await list({ q, perPage: 100 });
  expect([total, invoices.length, allData.length]).toEqual([count, count, 36]);
});

test.each(invoiceStatusValues)("can be filtered by state %s", async (status) => {
  const { allData, invoices, total } = await list({ status, perPage: 100 });
  expect(total).toBeGreaterThan(0);
  expect(invoices).toEqual(allData.filter(({ invoiceStatus }) => invoiceStatus === status));
});

test("several states are one filter", async () => {
  const both = (await gateway.call<InvoicePage>("GET", "/apps/invoice/invoices?status=Draft&status=Sent&perPage=100"))
    .body;
  expect(new Set(both.invoices.map(({ invoiceStatus }) => invoiceStatus))).toEqual(new Set(["Draft", "Sent"]));
});

test("an unknown state is rejected with a pointer", async () => {
  const { status, body } = await gateway.call("GET", "/apps/invoice/invoices", { query: { status: "Lost" } });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ pointer: "query/status/0" }] });
});

test("can be sorted by number, client, amounts and date", async () => {
  const values = async <T>(sortBy: string, value: (invoice: Invoice) => T) =>
    (await list({ sortBy, perPage: 100 })).invoices.map(value);
  const byNumber = (a: number, b: number) => a - b;
  const balances = await values("balance-asc", owed);
  expect(balances).toEqual(balances.toSorted(byNumber));
  const totals = await values("total-desc", ({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  const names = await values("client-asc", ({ client }) => client.name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, "en")));
  const dates = await values("issued-asc", ({ issuedDate }) => issuedDate);
  expect(dates).toEqual(dates.toSorted());
  expect((await values("id-asc", ({ id }) => id))[0]).toBe(4987);
});

test("an invoice has a valid bank account number and its amount due", async () => {
  const {
    status,
    body: { invoice, paymentDetails },
  } = await gateway.call<InvoiceDetail>("GET", "/api/invoice/invoices/4988");
  expect(status).toBe(200);
  if (invoice === null || paymentDetails === null) throw new Error("There is no invoice 4988.");
  expect(invoice).toEqual((await list({ perPage: 100 })).invoices.find(({ id }) => id === 4988));
  expect(paymentDetails.totalDue).toBe(`$${owed(invoice)}`);
  const { iban } = paymentDetails;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((letter) => Number.parseInt(letter, 36)).join("");
  expect(BigInt(digits) % 97n).toBe(1n);
});

test("a credit is due as a negative amount", async () => {
  const { body } = await gateway.call<InvoiceDetail>("GET", "/api/invoice/invoices/5031");
  expect(body.paymentDetails?.totalDue).toBe("-$180");
});

const none = { status: 200, body: { invoice: null, paymentDetails: null } };

test("an unknown invoice is null, an invalid number is rejected", async () => {
  expect(await gateway.call("GET", "/api/invoice/invoices/4991")).toMatchObject(none);
  expect((await gateway.call("GET", "/api/invoice/invoices/latest")).status).toBe(422);
});

test("a deleted invoice is gone from list and detail; deleting it again changes nothing", async () => {
  const headers = { "X-Demo-Session": "invoice-delete" };
  const remove = () => gateway.call("DELETE", "/apps/invoice/delete", { query: { id: 5036 }, headers });
  const { invoices } = await list({}, headers);

  expect(await remove()).toMatchObject({ status: 200, body: { removed: [invoices[0]], total: 35 } });
  const after = await list({}, headers);
  expect(after.total).toBe(35);
  expect(ids(after.allData)).not.toContain(5036);
  expect(await gateway.call("GET", "/api/invoice/invoices/5036", { headers })).toMatchObject(none);
  expect(await remove()).toMatchObject({ status: 200, body: { removed: [], total: 35 } });
});

test("offers five different clients, those of the first invoices", async () => {
  const { body: clients } = await gateway.call<InvoiceClient[]>("GET", "/api/invoice/clients");
  const { invoices } = await list({ sortBy: "id-asc" });
  expect(new Set(clients.map(({ companyEmail }) => companyEmail)).size).toBe(5);
  expect(clients).toEqual(invoices.slice(0, 5).map(({ client }) => client));
});

const apart = (session: string) => ({ headers: { "X-Demo-Session": session } });
const input = {
  client: {
    name: "Rui Tan",
    company: "Tan & Daughters",
    companyEmail: "rui@tan.example",
    address: "",
    country: "",
    contact: "",
  },
  issuedDate: "2027-03-06",
  dueDate: "2027-04-05",
  lines: [{ title: "Awning", quantity: 3, priceInCents: 9950 }],
  taxRate: 900,
};
const detailsOf = async (id: number, options: object = {}) =>
  (await gateway.call<InvoiceDetailsAnswer>("GET", "/api/invoice/details", { query: { id }, ...options })).body.details;

test("the lines of each sample add up to its total, and its payments to what has been paid", async () => {
  for (const invoice of (await list()).allData) {
    const { lines, discountRate, taxRate, payments } = await detailsOf(invoice.id);
    const { total } = invoiceTotals(lines, discountRate, taxRate);
    expect(total, `${invoice.id}`).toBe(invoice.total * 100);
    expect(lines.every(({ priceInCents }) => priceInCents > 0)).toBe(true);
    const paid = payments.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
    expect(total - paid).toBe(owed(invoice) * 100);
  }
  const missing = await gateway.call("GET", "/api/invoice/details", { query: { id: 4991 } });
  expect(missing.status).toBe(404);
});

test("an added invoice is a draft with the next number and exact cents", async () => {
  const options = apart("invoice-add");
  const { status, body } = await gateway.call<InvoiceAnswer>("POST", "/apps/invoice/add-invoice", {
    body: { invoice: input },
    ...options,
  });
  expect(status).toBe(201);
  expect(body.invoice).toMatchObject({ id: 5037, service: "Awning", total: 325.37, balance: 325.37, avatar: null });
  expect(body.invoice?.invoiceStatus).toBe("Draft");
  expect((await list({ q: "rui" }, options.headers)).total).toBe(1);
  expect(await detailsOf(5037, options)).toMatchObject({ lines: input.lines, taxRate: 900, shown: [], payments: [] });
  const late = await gateway.call("POST", "/apps/invoice/add-invoice", {
    body: { invoice: { ...input, dueDate: "2027-03-05" } },
    ...options,
  });
  expect(late).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: "/invoice/dueDate", code: "before-issued" }] },
  });
});

test("payments reduce the balance down to zero and never below", async () => {
  const options = apart("invoice-pay");
  const pay = (amountInCents: number) =>
    gateway.call<InvoiceAnswer>("POST", "/apps/invoice/add-payment", {
      body: { id: 5036, payment: { paidOn: "2027-03-06", amountInCents, method: "PayNow" } },
      ...options,
    });
  expect((await pay(147_500 + 1)).body).toMatchObject({
    errors: [{ pointer: "/payment/amountInCents", code: "above-balance" }],
  });
  expect((await pay(47_495)).body.invoice).toMatchObject({ invoiceStatus: "Partial Payment", balance: 1000.05 });
  expect(
    (await gateway.call<InvoiceDetail>("GET", "/api/invoice/invoices/5036", options)).body.paymentDetails?.totalDue,
  ).toBe("$1000.05");
  expect((await pay(100_005)).body.invoice).toMatchObject({ invoiceStatus: "Paid", balance: 0 });
  // A higher total leaves what has been paid.
  const { body } = await gateway.call<InvoiceAnswer>("POST", "/apps/invoice/update-invoice", {
    body: {
      id: 5036,
      invoice: { ...input, lines: [{ title: "Awning", quantity: 1, priceInCents: 200_000 }], taxRate: 0 },
    },
    ...options,
  });
  expect(body.invoice).toMatchObject({ total: 2000, balance: 525, invoiceStatus: "Partial Payment" });
});

test("sending a draft makes it sent, and an unknown invoice is null", async () => {
  const options = apart("invoice-send");
  const send = (id: number) =>
    gateway.call<InvoiceAnswer>("POST", "/apps/invoice/send-invoice", {
      body: { id, to: "rui@tan.example", subject: "Invoice" },
      ...options,
    });
  expect((await send(5036)).body.invoice).toMatchObject({ invoiceStatus: "Sent" });
  expect((await detailsOf(5036, options)).sent).toEqual([{ to: "rui@tan.example", sentAt: now.toISOString() }]);
  expect((await send(5025)).body.invoice).toMatchObject({ invoiceStatus: "Sent" });
  expect((await send(4991)).body).toEqual({ invoice: null });
});

test("a user's invoices are those with their name, and an unknown user has none", async () => {
  const { allData } = await list();
  const users = (await gateway.call<User[]>("GET", "/api/users/list/all-data")).body;
  const client = users.find(({ fullName }) => allData.some((invoice) => invoice.client.name === fullName));
  const own = allData.filter((invoice) => invoice.client.name === client?.fullName);
  expect(own.length).toBeGreaterThan(0);
  expect((await list({ userId: client?.id ?? 0, perPage: 100 })).invoices).toEqual(own);
  expect(await list({ userId: 99_999 })).toMatchObject({ invoices: [], total: 0 });
});

/** Handlers of the invoices. */
import { defaultPageSize } from "#src/contract/page-size.ts";
import type { Invoice, InvoiceClient, InvoiceDetail } from "#generated/demo/schema.ts";
import { centsToUnits } from "#src/domain/shared/money.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";
import { byText, contains, pageOf, take } from "./lists.ts";
import type { DemoHandlers } from "./state.ts";

const clientCount = 5;
const orders = {
  id: (a: Invoice, b: Invoice) => a.id - b.id,
  client: (a: Invoice, b: Invoice) => byText(a.client.name, b.client.name),
  total: (a: Invoice, b: Invoice) => a.total - b.total,
  issued: (a: Invoice, b: Invoice) => byText(a.issuedDate, b.issuedDate),
  balance: (a: Invoice, b: Invoice) => balanceInCents(a.balance) - balanceInCents(b.balance),
};

function sorted(invoices: readonly Invoice[], sortBy: keyof typeof orders, descending: boolean): Invoice[] {
  const order = orders[sortBy];
  return invoices.toSorted((a, b) => (descending ? order(b, a) : order(a, b)) || b.id - a.id);
}

function paymentDetails(invoice: Invoice): NonNullable<InvoiceDetail["paymentDetails"]> {
  const due = balanceInCents(invoice.balance);
  const dollars = centsToUnits(Math.abs(due)).replace(/\.00$/, "");
  return {
    totalDue: `${due < 0 ? "-" : ""}$${dollars}`,
    bankName: "Harbourlight Bank",
    country: "Netherlands",
    iban: "NL56HARB0417164300",
    swiftCode: "HARBNL2A",
  };
}

export const invoicesHandlers: DemoHandlers = {
  listInvoices: ({ query }, { state }) => {
    const { invoices } = state.invoices;
    const { q = "", userId, page = 1, perPage = defaultPageSize, status, sortBy = "id-desc" } = query ?? {};
    const [field, direction] = sortBy.split("-") as [keyof typeof orders, "asc" | "desc"];
    const user = userId === undefined ? undefined : (state.users.users.find(({ id }) => id === userId) ?? null);
    const found = invoices.filter(
      ({ client, invoiceStatus }) =>
        (contains(client.companyEmail, q) || contains(client.name, q)) &&
        (user === undefined || client.name === user?.fullName) &&
        (status === undefined || status.includes(invoiceStatus)),
    );
    return {
      allData: sorted(invoices, "id", true),
      invoices: pageOf(sorted(found, field, direction === "desc"), page, perPage),
      total: found.length,
    };
  },

  getInvoice: ({ path }, { state }) => {
    const invoice = state.invoices.invoices.find(({ id }) => id === path.id);
    return invoice ? { invoice, paymentDetails: paymentDetails(invoice) } : { invoice: null, paymentDetails: null };
  },

  deleteInvoice: ({ query }, { state }) => {
    const { invoices } = state.invoices;
    const removed = take(invoices, query.id);
    delete state.invoices.details[query.id];
    return { removed: removed ? [removed] : [], total: invoices.length };
  },

  listInvoiceClients: (_input, { state }) => {
    const clients = new Map<string, InvoiceClient>();
    for (const { client } of state.invoices.invoices) {
      if (!clients.has(client.companyEmail)) clients.set(client.companyEmail, client);
    }
    return [...clients.values()].slice(0, clientCount);
  },
};

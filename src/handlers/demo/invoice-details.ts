/** One invoice beyond the list: its content, saving, sending and payments. */
import type { Invoice, InvoiceDetails, InvoiceInput } from "#generated/demo/schema.ts";
import type { DemoContext } from "#src/contract/context.ts";
import { reply } from "#src/contract/handler.ts";
import { invalid, notFound } from "#src/contract/problem.ts";
import { balanceInCents, invoiceTotals } from "#src/domain/shared/invoice-totals.ts";
import { append, nextId } from "./lists.ts";
import type { DemoHandlers, DemoState } from "./state.ts";

type Context = DemoContext<DemoState>;

function find({ state }: Context, id: number): { invoice: Invoice; details: InvoiceDetails } | null {
  const invoice = state.invoices.invoices.find((one) => one.id === id);
  const details = state.invoices.details[id];
  return invoice && details ? { invoice, details } : null;
}

/** What remains of the total after the payments. */
function settle(invoice: Invoice, { payments }: InvoiceDetails, totalInCents: number): void {
  const paid = payments.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const left = totalInCents - paid;
  invoice.total = totalInCents / 100;
  invoice.balance = left / 100;
  if (left === 0 && paid > 0) invoice.invoiceStatus = "Paid";
  else if (left > 0 && paid > 0) invoice.invoiceStatus = "Partial Payment";
  else if (invoice.invoiceStatus === "Paid" || invoice.invoiceStatus === "Partial Payment")
    invoice.invoiceStatus = "Sent";
}

function contentOf(input: InvoiceInput): Pick<InvoiceDetails, "lines" | "discountRate" | "taxRate" | "note" | "shown"> {
  const { lines, discountRate = 0, taxRate = 0, note = "", shown = [] } = input;
  if (input.dueDate < input.issuedDate) throw invalid("/invoice/dueDate", "before-issued");
  return { lines, discountRate, taxRate, note, shown };
}

/** Pictures belong to the clients of the samples. */
function pictureOf({ state }: Context, { companyEmail }: InvoiceInput["client"]): string | null {
  return state.invoices.invoices.find(({ client }) => client.companyEmail === companyEmail)?.avatar ?? null;
}

export const invoiceDetailsHandlers: DemoHandlers = {
  getInvoiceDetails({ query }, ctx) {
    const found = find(ctx, query.id);
    if (!found) throw notFound("There is no such invoice.");
    return { details: found.details };
  },

  addInvoice({ body: { invoice: input } }, ctx) {
    const { invoices, details } = ctx.state.invoices;
    const content = contentOf(input);
    const { client, issuedDate, dueDate } = input;
    const total = invoiceTotals(content.lines, content.discountRate, content.taxRate).total / 100;
    const invoice: Invoice = {
      id: nextId(invoices),
      issuedDate,
      client,
      service: content.lines[0]?.title ?? "",
      total,
      avatar: pictureOf(ctx, client),
      invoiceStatus: "Draft",
      balance: total,
      dueDate,
    };
    const oldest = invoices[0];
    append(invoices, invoice);
    if (oldest && !invoices.includes(oldest)) delete details[oldest.id];
    details[invoice.id] = { ...content, payments: [], sent: [] };
    return reply(201, { invoice });
  },

  updateInvoice({ body: { id, invoice: input } }, ctx) {
    const content = contentOf(input);
    const found = find(ctx, id);
    if (!found) return { invoice: null };
    const { invoice, details } = found;
    const { client, issuedDate, dueDate } = input;
    Object.assign(details, content);
    Object.assign(invoice, {
      client,
      issuedDate,
      dueDate,
      avatar: pictureOf(ctx, client),
      service: content.lines[0]?.title ?? "",
    });
    settle(invoice, details, invoiceTotals(content.lines, content.discountRate, content.taxRate).total);
    return { invoice };
  },

  sendInvoice({ body: { id, to } }, ctx) {
    const found = find(ctx, id);
    if (!found) return { invoice: null };
    append(found.details.sent, { to, sentAt: ctx.now().toISOString() });
    if (found.invoice.invoiceStatus === "Draft") found.invoice.invoiceStatus = "Sent";
    return { invoice: found.invoice };
  },

  addInvoicePayment({ body: { id, payment } }, ctx) {
    const found = find(ctx, id);
    if (!found) return { invoice: null };
    const { invoice, details } = found;
    if (payment.amountInCents > balanceInCents(invoice.balance))
      throw invalid("/payment/amountInCents", "above-balance");
    append(details.payments, { id: nextId(details.payments), note: "", ...payment });
    settle(invoice, details, Math.round(invoice.total * 100));
    return { invoice };
  },
};

/** Content of the sample invoices: lines that add up to the total, and the payments behind the balance. */
import type { Invoice, InvoiceDetails } from "#generated/demo/schema.ts";
import { balanceInCents } from "#src/domain/shared/invoice-totals.ts";

const extras = [
  ["Meetings and travel", "Two visits, notes included"],
  ["Corrections", "One round after your review"],
  ["Project coordination", "Schedule, budget and weekly calls"],
] as const;
const methods = ["bank transfer", "PayNow", "credit card"] as const;
const dayInMs = 86_400_000;

export function detailsOf({ id, service, total, balance, issuedDate, invoiceStatus, client }: Invoice): InvoiceDetails {
  const cents = total * 100;
  const [title, description] = extras[id % extras.length] ?? extras[0];
  const hours = 3 + (id % 6);
  // In dollars, so that the hours cost a round amount.
  const rate = Math.max(1, Math.floor((total * 0.3) / hours)) * 100;
  const paid = cents - balanceInCents(balance);
  const at = (days: number): string => new Date(Date.parse(issuedDate) + days * dayInMs).toISOString();
  return {
    lines: [
      { title: service, description: "As agreed", quantity: 1, priceInCents: cents - hours * rate },
      { title, description, quantity: hours, priceInCents: rate },
    ],
    discountRate: 0,
    taxRate: 0,
    note: "Thank you. It was a pleasure working with you and your team.",
    shown: ["terms", "note"],
    payments:
      paid > 0
        ? [
            {
              id: 1,
              paidOn: at(0).slice(0, 10),
              amountInCents: paid,
              method: methods[id % methods.length] ?? "bank transfer",
              note: "",
            },
          ]
        : [],
    sent: invoiceStatus === "Draft" ? [] : [{ to: client.companyEmail, sentAt: at(0) }],
  };
}

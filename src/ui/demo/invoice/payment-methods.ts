/** Texts of the payment methods. */
import type { InvoicePaymentMethod } from "#generated/demo/schema.ts";
import type { MessageId } from "../../messages/catalogue.ts";

const names = {
  cash: "cash",
  "bank transfer": "transfer",
  "debit card": "debit",
  "credit card": "credit",
  PayNow: "paynow",
} as const satisfies Record<InvoicePaymentMethod, string>;

export const methodId = (method: InvoicePaymentMethod): MessageId => `invoice.method.${names[method]}`;

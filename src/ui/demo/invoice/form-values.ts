/** Values of the invoice form: validation, totals and request body. */
import type { InvoiceClient, InvoiceInput, InvoiceLine, InvoicePart } from "#generated/demo/schema.ts";
import { addDays, today } from "../../kit/calendar-date.ts";
import { entryOf, valuesOf as entriesIn, type Entries } from "../../form/repeater/entries.ts";
import type { Typed } from "../../kit/unparsed.ts";
import type { Text } from "../../messages/use-text.ts";
import type { KnownInvoice } from "./invoice-states.tsx";

export interface LineValues {
  readonly title: string;
  readonly description: string;
  readonly quantity: Typed<number>;
  readonly priceInCents: Typed<number>;
}

export interface InvoiceValues {
  readonly client: InvoiceClient | null;
  readonly issuedDate: Typed<string>;
  readonly dueDate: Typed<string>;
  readonly lines: Entries<LineValues>;
  /** Shares of one. */
  readonly discountRate: Typed<number>;
  readonly taxRate: Typed<number>;
  readonly note: string;
  readonly shown: readonly InvoicePart[];
}

const termInDays = 30;

export const blankLine = (): LineValues => ({ title: "", description: "", quantity: 1, priceInCents: null });

export function blankInvoice(note: string): InvoiceValues {
  return {
    client: null,
    issuedDate: today(),
    dueDate: addDays(today(), termInDays),
    lines: [entryOf(blankLine())],
    discountRate: 0,
    taxRate: 0.09,
    note,
    shown: ["terms", "note"],
  };
}

/** Values of a stored invoice; a copy starts today. */
export function valuesOf({ invoice, details }: KnownInvoice, copy = false): InvoiceValues {
  const { lines, discountRate, taxRate, note, shown } = details;
  const { client, issuedDate, dueDate } = invoice;
  return {
    client,
    issuedDate: copy ? today() : issuedDate,
    dueDate: copy ? addDays(today(), termInDays) : dueDate,
    lines: lines.map((line) => entryOf<LineValues>({ description: "", ...line })),
    discountRate: discountRate / 10_000,
    taxRate: taxRate / 10_000,
    note,
    shown,
  };
}

const numberOf = (value: Typed<number>): number => (typeof value === "number" ? value : 0);
export const rateOf = (value: Typed<number>): number => Math.round(numberOf(value) * 10_000);

/** Lines as far as they can be read, for totals and preview. */
export function linesOf({ lines }: InvoiceValues): InvoiceLine[] {
  return entriesIn(lines).map(({ title, description, quantity, priceInCents }) => ({
    title: title.trim(),
    description: description.trim(),
    quantity: numberOf(quantity),
    priceInCents: numberOf(priceInCents),
  }));
}

export function inputOf(values: InvoiceValues): InvoiceInput {
  const { client, issuedDate, dueDate, discountRate, taxRate, note, shown } = values;
  return {
    client,
    issuedDate,
    dueDate,
    lines: linesOf(values),
    discountRate: rateOf(discountRate),
    taxRate: rateOf(taxRate),
    note: note.trim(),
    shown: [...shown],
  } as InvoiceInput;
}

export type LineErrors = Readonly<Partial<Record<keyof LineValues, string>>>;

export function lineErrors(t: Text, { title, quantity, priceInCents }: LineValues): LineErrors {
  const isQuantity = typeof quantity === "number" && quantity >= 1 && quantity <= 9999;
  const isPrice = typeof priceInCents === "number" && priceInCents >= 0 && priceInCents <= 99_999_999;
  return {
    ...(title.trim() === "" && { title: t("invoice.titleMissing") }),
    ...(!isQuantity && { quantity: t("invoice.quantityWrong") }),
    ...(!isPrice && { priceInCents: t("invoice.priceWrong") }),
  };
}

const isShare = (value: Typed<number>): boolean =>
  value === null || (typeof value === "number" && value >= 0 && value <= 1);

export function errorsIn(t: Text, values: InvoiceValues): { [Name in keyof InvoiceValues]?: string } {
  const { client, issuedDate, dueDate, lines, discountRate, taxRate, note } = values;
  const dates = typeof issuedDate === "string" && typeof dueDate === "string";
  return {
    ...(client === null && { client: t("invoice.clientMissing") }),
    ...(typeof issuedDate !== "string" && { issuedDate: t("crud.fault.date") }),
    ...(typeof dueDate !== "string" && { dueDate: t("crud.fault.date") }),
    ...(dates && dueDate < issuedDate && { dueDate: t("invoice.dueEarly") }),
    ...(entriesIn(lines).some((line) => Object.keys(lineErrors(t, line)).length > 0) && {
      lines: t("invoice.fixLines"),
    }),
    ...(!isShare(discountRate) && { discountRate: t("invoice.rateWrong") }),
    ...(!isShare(taxRate) && { taxRate: t("invoice.rateWrong") }),
    ...(note.length > 1000 && { note: t("common.fault.maxLength", { limit: 1000 }) }),
  };
}

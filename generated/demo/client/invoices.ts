// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List invoices · GET /apps/invoice/invoices */
export const listInvoices = /*#__PURE__*/ $operation<$operations["listInvoices"]>("get", "/apps/invoice/invoices", ["invoices", "listInvoices"]);

/** Get an invoice · GET /api/invoice/invoices/{id} */
export const getInvoice = /*#__PURE__*/ $operation<$operations["getInvoice"]>("get", "/api/invoice/invoices/{id}", ["invoices", "getInvoice"]);

/** Delete an invoice · DELETE /apps/invoice/delete */
export const deleteInvoice = /*#__PURE__*/ $operation<$operations["deleteInvoice"]>("delete", "/apps/invoice/delete", ["invoices", "deleteInvoice"]);

/** Clients to choose from · GET /api/invoice/clients */
export const listInvoiceClients = /*#__PURE__*/ $operation<$operations["listInvoiceClients"]>("get", "/api/invoice/clients", ["invoices", "listInvoiceClients"]);

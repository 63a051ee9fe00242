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

/** Get the content of an invoice · GET /api/invoice/details */
export const getInvoiceDetails = /*#__PURE__*/ $operation<$operations["getInvoiceDetails"]>("get", "/api/invoice/details", ["invoices", "getInvoiceDetails"]);

/** Add an invoice · POST /apps/invoice/add-invoice */
export const addInvoice = /*#__PURE__*/ $operation<$operations["addInvoice"]>("post", "/apps/invoice/add-invoice", ["invoices", "addInvoice"]);

/** Update an invoice · POST /apps/invoice/update-invoice */
export const updateInvoice = /*#__PURE__*/ $operation<$operations["updateInvoice"]>("post", "/apps/invoice/update-invoice", ["invoices", "updateInvoice"]);

/** Send an invoice · POST /apps/invoice/send-invoice */
export const sendInvoice = /*#__PURE__*/ $operation<$operations["sendInvoice"]>("post", "/apps/invoice/send-invoice", ["invoices", "sendInvoice"]);

/** Record a payment · POST /apps/invoice/add-payment */
export const addInvoicePayment = /*#__PURE__*/ $operation<$operations["addInvoicePayment"]>("post", "/apps/invoice/add-payment", ["invoices", "addInvoicePayment"]);

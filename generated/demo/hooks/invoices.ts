// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/invoices.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listInvoicesKey = /*#__PURE__*/ $keyOf($call.listInvoices);
export const listInvoicesOptions = /*#__PURE__*/ $optionsOf($call.listInvoices);
export const useListInvoices = /*#__PURE__*/ $queryHook(listInvoicesOptions);
export const listInvoicesInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listInvoices, "invoices", "perPage");
export const useListInvoicesInfinite = /*#__PURE__*/ $infiniteHook(listInvoicesInfiniteOptions);

export const getInvoiceKey = /*#__PURE__*/ $keyOf($call.getInvoice);
export const getInvoiceOptions = /*#__PURE__*/ $optionsOf($call.getInvoice);
export const useGetInvoice = /*#__PURE__*/ $queryHook(getInvoiceOptions);

export const deleteInvoiceMutation = /*#__PURE__*/ $mutationOf($call.deleteInvoice);
export const useDeleteInvoice = /*#__PURE__*/ $mutationHook(deleteInvoiceMutation);

export const listInvoiceClientsKey = /*#__PURE__*/ $keyOf($call.listInvoiceClients);
export const listInvoiceClientsOptions = /*#__PURE__*/ $optionsOf($call.listInvoiceClients);
export const useListInvoiceClients = /*#__PURE__*/ $queryHook(listInvoiceClientsOptions);

export const getInvoiceDetailsKey = /*#__PURE__*/ $keyOf($call.getInvoiceDetails);
export const getInvoiceDetailsOptions = /*#__PURE__*/ $optionsOf($call.getInvoiceDetails);
export const useGetInvoiceDetails = /*#__PURE__*/ $queryHook(getInvoiceDetailsOptions);

export const addInvoiceMutation = /*#__PURE__*/ $mutationOf($call.addInvoice);
export const useAddInvoice = /*#__PURE__*/ $mutationHook(addInvoiceMutation);

export const updateInvoiceMutation = /*#__PURE__*/ $mutationOf($call.updateInvoice);
export const useUpdateInvoice = /*#__PURE__*/ $mutationHook(updateInvoiceMutation);

export const sendInvoiceMutation = /*#__PURE__*/ $mutationOf($call.sendInvoice);
export const useSendInvoice = /*#__PURE__*/ $mutationHook(sendInvoiceMutation);

export const addInvoicePaymentMutation = /*#__PURE__*/ $mutationOf($call.addInvoicePayment);
export const useAddInvoicePayment = /*#__PURE__*/ $mutationHook(addInvoicePaymentMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listInvoices: listInvoicesKey, getInvoice: getInvoiceKey, listInvoiceClients: listInvoiceClientsKey, getInvoiceDetails: getInvoiceDetailsKey });

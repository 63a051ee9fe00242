// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const addInvoice: $Check;
export declare const updateInvoice: $Check;
export declare const sendInvoice: $Check;
export declare const addInvoicePayment: $Check;

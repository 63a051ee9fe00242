// Generated from the contract by `npm run generate`; never edited.
import type { Check as $Check } from "#src/client/validation.ts";

export declare const createCompany: $Check;
export declare const updateCompany: $Check;
export declare const updateCompanyLogo: $Check;

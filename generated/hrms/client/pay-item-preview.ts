// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Try out a pay item · POST /companies/{companyId}/pay-item-preview */
export const previewPayItem = /*#__PURE__*/ $operation<$operations["previewPayItem"]>("post", "/companies/{companyId}/pay-item-preview", ["pay-item-preview", "previewPayItem"]);

// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List your own delegations · GET /companies/{companyId}/my-delegations */
export const listMyDelegations = /*#__PURE__*/ $operation<$operations["listMyDelegations"]>("get", "/companies/{companyId}/my-delegations", ["my-delegations", "listMyDelegations"]);

/** Delegate your approvals · POST /companies/{companyId}/my-delegations */
export const createMyDelegation = /*#__PURE__*/ $operation<$operations["createMyDelegation"]>("post", "/companies/{companyId}/my-delegations", ["my-delegations", "createMyDelegation"]);

/** End one of your delegations · DELETE /companies/{companyId}/my-delegations/{delegationId} */
export const deleteMyDelegation = /*#__PURE__*/ $operation<$operations["deleteMyDelegation"]>("delete", "/companies/{companyId}/my-delegations/{delegationId}", ["my-delegations", "deleteMyDelegation"]);

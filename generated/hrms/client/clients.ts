// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List clients · GET /companies/{companyId}/clients */
export const listClients = /*#__PURE__*/ $operation<$operations["listClients"]>("get", "/companies/{companyId}/clients", ["clients", "listClients"]);

/** Create a client · POST /companies/{companyId}/clients */
export const createClient = /*#__PURE__*/ $operation<$operations["createClient"]>("post", "/companies/{companyId}/clients", ["clients", "createClient"]);

/** Clients to choose from · GET /companies/{companyId}/clients/options */
export const listClientOptions = /*#__PURE__*/ $operation<$operations["listClientOptions"]>("get", "/companies/{companyId}/clients/options", ["clients", "listClientOptions"]);

/** Export clients · GET /companies/{companyId}/clients/export */
export const exportClients = /*#__PURE__*/ $operation<$operations["exportClients"]>("get", "/companies/{companyId}/clients/export", ["clients", "exportClients"]);

/** Get a client · GET /companies/{companyId}/clients/{clientId} */
export const getClient = /*#__PURE__*/ $operation<$operations["getClient"]>("get", "/companies/{companyId}/clients/{clientId}", ["clients", "getClient"]);

/** Update a client · PUT /companies/{companyId}/clients/{clientId} */
export const updateClient = /*#__PURE__*/ $operation<$operations["updateClient"]>("put", "/companies/{companyId}/clients/{clientId}", ["clients", "updateClient"]);

/** Delete a client · DELETE /companies/{companyId}/clients/{clientId} */
export const deleteClient = /*#__PURE__*/ $operation<$operations["deleteClient"]>("delete", "/companies/{companyId}/clients/{clientId}", ["clients", "deleteClient"]);

/** Archive a client · POST /companies/{companyId}/clients/{clientId}/archive */
export const archiveClient = /*#__PURE__*/ $operation<$operations["archiveClient"]>("post", "/companies/{companyId}/clients/{clientId}/archive", ["clients", "archiveClient"]);

/** Restore a client · POST /companies/{companyId}/clients/{clientId}/restore */
export const restoreClient = /*#__PURE__*/ $operation<$operations["restoreClient"]>("post", "/companies/{companyId}/clients/{clientId}/restore", ["clients", "restoreClient"]);

/** History of a client · GET /companies/{companyId}/clients/{clientId}/history */
export const listClientHistory = /*#__PURE__*/ $operation<$operations["listClientHistory"]>("get", "/companies/{companyId}/clients/{clientId}/history", ["clients", "listClientHistory"]);

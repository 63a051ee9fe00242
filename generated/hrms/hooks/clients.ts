// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/clients.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listClientsKey = /*#__PURE__*/ $keyOf($call.listClients);
export const listClientsOptions = /*#__PURE__*/ $optionsOf($call.listClients);
export const useListClients = /*#__PURE__*/ $queryHook(listClientsOptions);
export const listClientsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listClients, "items");
export const useListClientsInfinite = /*#__PURE__*/ $infiniteHook(listClientsInfiniteOptions);

export const createClientMutation = /*#__PURE__*/ $mutationOf($call.createClient);
export const useCreateClient = /*#__PURE__*/ $mutationHook(createClientMutation);

export const listClientOptionsKey = /*#__PURE__*/ $keyOf($call.listClientOptions);
export const listClientOptionsOptions = /*#__PURE__*/ $optionsOf($call.listClientOptions);
export const useListClientOptions = /*#__PURE__*/ $queryHook(listClientOptionsOptions);

export const exportClientsKey = /*#__PURE__*/ $keyOf($call.exportClients);
export const exportClientsOptions = /*#__PURE__*/ $optionsOf($call.exportClients);
export const useExportClients = /*#__PURE__*/ $queryHook(exportClientsOptions);

export const getClientKey = /*#__PURE__*/ $keyOf($call.getClient);
export const getClientOptions = /*#__PURE__*/ $optionsOf($call.getClient);
export const useGetClient = /*#__PURE__*/ $queryHook(getClientOptions);

export const updateClientMutation = /*#__PURE__*/ $mutationOf($call.updateClient);
export const useUpdateClient = /*#__PURE__*/ $mutationHook(updateClientMutation);

export const deleteClientMutation = /*#__PURE__*/ $mutationOf($call.deleteClient);
export const useDeleteClient = /*#__PURE__*/ $mutationHook(deleteClientMutation);

export const archiveClientMutation = /*#__PURE__*/ $mutationOf($call.archiveClient);
export const useArchiveClient = /*#__PURE__*/ $mutationHook(archiveClientMutation);

export const restoreClientMutation = /*#__PURE__*/ $mutationOf($call.restoreClient);
export const useRestoreClient = /*#__PURE__*/ $mutationHook(restoreClientMutation);

export const listClientHistoryKey = /*#__PURE__*/ $keyOf($call.listClientHistory);
export const listClientHistoryOptions = /*#__PURE__*/ $optionsOf($call.listClientHistory);
export const useListClientHistory = /*#__PURE__*/ $queryHook(listClientHistoryOptions);
export const listClientHistoryInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listClientHistory, "items");
export const useListClientHistoryInfinite = /*#__PURE__*/ $infiniteHook(listClientHistoryInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listClients: listClientsKey, listClientOptions: listClientOptionsKey, exportClients: exportClientsKey, getClient: getClientKey, listClientHistory: listClientHistoryKey });

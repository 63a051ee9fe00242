// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/outbox.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listOutboxMailsKey = /*#__PURE__*/ $keyOf($call.listOutboxMails);
export const listOutboxMailsOptions = /*#__PURE__*/ $optionsOf($call.listOutboxMails);
export const useListOutboxMails = /*#__PURE__*/ $queryHook(listOutboxMailsOptions);
export const listOutboxMailsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listOutboxMails, "items");
export const useListOutboxMailsInfinite = /*#__PURE__*/ $infiniteHook(listOutboxMailsInfiniteOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listOutboxMails: listOutboxMailsKey });

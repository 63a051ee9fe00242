// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** Bookmarks and pages to bookmark · GET /api/bookmarks/data */
export const getBookmarks = /*#__PURE__*/ $operation<$operations["getBookmarks"]>("get", "/api/bookmarks/data", ["bookmarks", "getBookmarks"]);

/** Set or remove a bookmark · POST /api/bookmarks/update */
export const toggleBookmark = /*#__PURE__*/ $operation<$operations["toggleBookmark"]>("post", "/api/bookmarks/update", ["bookmarks", "toggleBookmark"]);

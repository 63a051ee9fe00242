// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List my views of a list · GET /me/views */
export const listSavedViews = /*#__PURE__*/ $operation<$operations["listSavedViews"]>("get", "/me/views", ["saved-views", "listSavedViews"]);

/** Save a view of a list · POST /me/views */
export const createSavedView = /*#__PURE__*/ $operation<$operations["createSavedView"]>("post", "/me/views", ["saved-views", "createSavedView"]);

/** Change one of my views · PUT /me/views/{savedViewId} */
export const updateSavedView = /*#__PURE__*/ $operation<$operations["updateSavedView"]>("put", "/me/views/{savedViewId}", ["saved-views", "updateSavedView"]);

/** Delete one of my views · DELETE /me/views/{savedViewId} */
export const deleteSavedView = /*#__PURE__*/ $operation<$operations["deleteSavedView"]>("delete", "/me/views/{savedViewId}", ["saved-views", "deleteSavedView"]);

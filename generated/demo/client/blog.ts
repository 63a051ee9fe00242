// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List blog posts · GET /blog/list/data */
export const listBlogs = /*#__PURE__*/ $operation<$operations["listBlogs"]>("get", "/blog/list/data", ["blog", "listBlogs"]);

/** Get the blog's sidebar · GET /blog/list/data/sidebar */
export const getBlogSidebar = /*#__PURE__*/ $operation<$operations["getBlogSidebar"]>("get", "/blog/list/data/sidebar", ["blog", "getBlogSidebar"]);

/** Get a blog post · GET /blog/list/data/detail */
export const getBlog = /*#__PURE__*/ $operation<$operations["getBlog"]>("get", "/blog/list/data/detail", ["blog", "getBlog"]);

/** Get a blog post to edit · GET /blog/list/data/edit */
export const getBlogForEdit = /*#__PURE__*/ $operation<$operations["getBlogForEdit"]>("get", "/blog/list/data/edit", ["blog", "getBlogForEdit"]);

/** Save a blog post · PUT /blog/list/data/edit */
export const updateBlog = /*#__PURE__*/ $operation<$operations["updateBlog"]>("put", "/blog/list/data/edit", ["blog", "updateBlog"]);

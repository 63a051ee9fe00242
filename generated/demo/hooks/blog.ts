// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/blog.ts";
import { infiniteHook as $infiniteHook, infiniteOptionsOf as $infiniteOptionsOf } from "#src/client/infinite.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listBlogsKey = /*#__PURE__*/ $keyOf($call.listBlogs);
export const listBlogsOptions = /*#__PURE__*/ $optionsOf($call.listBlogs);
export const useListBlogs = /*#__PURE__*/ $queryHook(listBlogsOptions);
export const listBlogsInfiniteOptions = /*#__PURE__*/ $infiniteOptionsOf($call.listBlogs, "blogs", "perPage");
export const useListBlogsInfinite = /*#__PURE__*/ $infiniteHook(listBlogsInfiniteOptions);

export const getBlogSidebarKey = /*#__PURE__*/ $keyOf($call.getBlogSidebar);
export const getBlogSidebarOptions = /*#__PURE__*/ $optionsOf($call.getBlogSidebar);
export const useGetBlogSidebar = /*#__PURE__*/ $queryHook(getBlogSidebarOptions);

export const getBlogKey = /*#__PURE__*/ $keyOf($call.getBlog);
export const getBlogOptions = /*#__PURE__*/ $optionsOf($call.getBlog);
export const useGetBlog = /*#__PURE__*/ $queryHook(getBlogOptions);

export const getBlogForEditKey = /*#__PURE__*/ $keyOf($call.getBlogForEdit);
export const getBlogForEditOptions = /*#__PURE__*/ $optionsOf($call.getBlogForEdit);
export const useGetBlogForEdit = /*#__PURE__*/ $queryHook(getBlogForEditOptions);

export const updateBlogMutation = /*#__PURE__*/ $mutationOf($call.updateBlog);
export const useUpdateBlog = /*#__PURE__*/ $mutationHook(updateBlogMutation);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listBlogs: listBlogsKey, getBlogSidebar: getBlogSidebarKey, getBlog: getBlogKey, getBlogForEdit: getBlogForEditKey });

// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/blog.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const dataList = {
  sort: null,
  filters: {
    category: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},
    tag: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":40},
  },
  search: true,
  paging: {"page":"page","pageSize":"perPage","items":"blogs","total":"total"},
} as const satisfies $ListResource;

export const data = {
  tag: "blog",
  id: null,
  scope: [],
  operations: { list: "listBlogs" },
  abilities: {},
  calls: { list: $hook.listBlogsOptions },
  fields: {
    id: {"type":"integer","required":true,"nullable":false,"minimum":1},
    img: {"type":"string","required":true,"nullable":false},
    title: {"type":"string","required":true,"nullable":false},
    avatar: {"type":"string","required":true,"nullable":false},
    userFullName: {"type":"string","required":true,"nullable":false},
    blogPosted: {"type":"string","format":"date","required":true,"nullable":false},
    tags: {"type":"array","required":true,"nullable":false,"items":{"type":"string"}},
    blogCategories: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"value":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"}}}},
    status: {"type":"string","required":true,"nullable":false,"enum":["Published","Pending","Draft"]},
    excerpt: {"type":"string","required":true,"nullable":false},
    comments: {"type":"integer","required":true,"nullable":false,"minimum":0},
  },
  input: {},
  ...dataList,
} as const satisfies $Resource;

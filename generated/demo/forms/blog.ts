// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const updateBlog = {
  blogTitle: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":150,"pattern":"\\S"},
  blogCategories: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"value":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"label":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":40,"pattern":"\\S"}}},"maxItems":8},
  tags: {"type":"array","required":true,"nullable":false,"items":{"type":"string"},"maxItems":10},
  slug: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},
  status: {"type":"string","required":true,"nullable":false,"enum":["Published","Pending","Draft"]},
  excerpt: {"type":"string","required":true,"nullable":false,"maxLength":300},
  content: {"type":"string","required":true,"nullable":false,"maxLength":100000},
  featuredImage: {"type":"string","required":true,"nullable":false,"maxLength":700000,"pattern":"^(/media/[A-Za-z0-9/._-]+(#[A-Za-z0-9_-]+)?|data:image/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2})$"},
} as const satisfies $Fields;

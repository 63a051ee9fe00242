// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createClass = {
  class: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  eaCategory: {"type":"string","required":true,"nullable":false,"enum":["workman","nonWorkman","managerExecutive"]},
  otEligibleDefault: {"type":"boolean","required":false,"nullable":false,"default":false},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateClass = createClass;

// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createWorkLocation = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  address: {"type":"string","required":false,"nullable":true,"maxLength":300,"widget":"lines"},
  lat: {"type":"number","required":false,"nullable":true,"minimum":-90,"maximum":90},
  lng: {"type":"number","required":false,"nullable":true,"minimum":-180,"maximum":180},
  radiusM: {"type":"integer","required":false,"nullable":false,"minimum":10,"maximum":10000,"default":100},
  tz: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"default":"Asia/Singapore","widget":"time-zone"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateWorkLocation = createWorkLocation;

// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createCountry = {
  iso2: {"type":"string","required":true,"nullable":false,"pattern":"^[A-Za-z]{2}$"},
  iso3: {"type":"string","required":true,"nullable":false,"pattern":"^[A-Za-z]{3}$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  nationality: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  dialCode: {"type":"string","required":false,"nullable":true,"pattern":"^\\+[0-9]{1,7}$"},
  currency: {"type":"string","required":false,"nullable":true,"pattern":"^[A-Z]{3}$"},
  isTraditionalSource: {"type":"boolean","required":false,"nullable":false,"default":false},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateCountry = createCountry;

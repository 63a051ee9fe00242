// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createCompany = {
  company_name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  uen: {"type":"string","required":true,"nullable":false,"minLength":9,"maxLength":12},
  csn: {"type":"array","required":false,"nullable":false,"items":{"type":"string"},"maxItems":20,"default":[]},
  taxRef: {"type":"string","required":false,"nullable":true,"maxLength":30},
  industrySsic: {"type":"string","required":false,"nullable":true,"pattern":"^[0-9]{5}$"},
  mwSector: {"type":"string","required":false,"nullable":true,"enum":["services","manufacturing","construction","marine","process"]},
  incorporationDate: {"type":"string","format":"date","required":false,"nullable":true},
  parentCompanyId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  block: {"type":"string","required":false,"nullable":true,"maxLength":20},
  street: {"type":"string","required":false,"nullable":true,"maxLength":120},
  unit: {"type":"string","required":false,"nullable":true,"maxLength":20},
  building: {"type":"string","required":false,"nullable":true,"maxLength":80},
  postal: {"type":"string","required":false,"nullable":true,"pattern":"^\\s*\\d{6}\\s*$"},
  phone: {"type":"string","required":false,"nullable":true,"maxLength":30,"pattern":"^\\+?[0-9 ()./-]{5,}$"},
  email: {"type":"string","required":false,"nullable":true,"maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$"},
  website: {"type":"string","required":false,"nullable":true,"maxLength":200,"pattern":"^https?://\\S+$"},
  payrollContact: {"type":"string","required":false,"nullable":true,"maxLength":120},
  aisEnrolled: {"type":"boolean","required":false,"nullable":false,"default":false},
  currency: {"type":"string","required":false,"nullable":false,"pattern":"^[A-Z]{3}$"},
  tz: {"type":"string","required":false,"nullable":false,"minLength":1,"maxLength":60,"widget":"time-zone"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateCompany = createCompany;

export const updateCompanyLogo = {
  logo: {"type":"string","required":true,"nullable":true,"maxLength":140000,"pattern":"^data:image/(png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$"},
} as const satisfies $Fields;

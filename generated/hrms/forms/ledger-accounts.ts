// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createLedgerAccount = {
  code: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["asset","liability","expense"]},
  postings: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["salaries","employer-cpf","sdl","foreign-worker-levy","fund-expense","salaries-payable","cpf-payable","levy-payable","fund-payable","deductions-payable","due-from-companies"]},"maxItems":11},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const importLedgerAccounts = {
  csv: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":500000},
  dryRun: {"type":"boolean","required":false,"nullable":false,"default":true},
} as const satisfies $Fields;

export const updateLedgerAccount = createLedgerAccount;

// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createBankFormat = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  description: {"type":"string","required":false,"nullable":true,"maxLength":500,"widget":"lines"},
  layout: {"type":"string","required":false,"nullable":false,"enum":["delimited","fixed"],"default":"delimited"},
  separator: {"type":"string","required":false,"nullable":false,"enum":["comma","semicolon","pipe","tab"],"default":"comma"},
  dates: {"type":"string","required":false,"nullable":false,"enum":["yyyymmdd","ddmmyyyy","yyyy-mm-dd","dd/mm/yyyy"],"default":"yyyymmdd"},
  amounts: {"type":"string","required":false,"nullable":false,"enum":["units","cents"],"default":"units"},
  heads: {"type":"boolean","required":false,"nullable":false,"default":false},
  extension: {"type":"string","required":false,"nullable":false,"enum":["csv","txt"],"default":"csv"},
  columns: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"of":{"type":"string","required":true,"nullable":false,"enum":["number","reference","name","account","bic","bankCode","amount","currency","purpose","valueDate","fileReference","payerName","payerAccount","payerId","fixed"]},"head":{"type":"string","required":false,"nullable":true,"maxLength":60},"length":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":200},"value":{"type":"string","required":false,"nullable":true,"maxLength":60}}},"minItems":1,"maxItems":40,"default":[{"of":"name","head":null,"length":null,"value":null},{"of":"account","head":null,"length":null,"value":null},{"of":"bic","head":null,"length":null,"value":null},{"of":"amount","head":null,"length":null,"value":null}],"widget":"rows"},
  header: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  footer: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const previewBankFormat = {
  layout: {"type":"string","required":false,"nullable":false,"enum":["delimited","fixed"],"default":"delimited"},
  separator: {"type":"string","required":false,"nullable":false,"enum":["comma","semicolon","pipe","tab"],"default":"comma"},
  dates: {"type":"string","required":false,"nullable":false,"enum":["yyyymmdd","ddmmyyyy","yyyy-mm-dd","dd/mm/yyyy"],"default":"yyyymmdd"},
  amounts: {"type":"string","required":false,"nullable":false,"enum":["units","cents"],"default":"units"},
  heads: {"type":"boolean","required":false,"nullable":false,"default":false},
  extension: {"type":"string","required":false,"nullable":false,"enum":["csv","txt"],"default":"csv"},
  columns: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"of":{"type":"string","required":true,"nullable":false,"enum":["number","reference","name","account","bic","bankCode","amount","currency","purpose","valueDate","fileReference","payerName","payerAccount","payerId","fixed"]},"head":{"type":"string","required":false,"nullable":true,"maxLength":60},"length":{"type":"integer","required":false,"nullable":true,"minimum":1,"maximum":200},"value":{"type":"string","required":false,"nullable":true,"maxLength":60}}},"minItems":1,"maxItems":40,"widget":"rows"},
  header: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  footer: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
} as const satisfies $Fields;

export const updateBankFormat = createBankFormat;

// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const validateImport = {
  sheets: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"sheet":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":19},"kind":{"type":"string","required":true,"nullable":true,"enum":["people","bankAccounts","passes","passports","dependants","funds","previousEmployments","cpfOpening","keyTerms"]},"mapping":{"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"column":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":199},"field":{"type":"string","required":true,"nullable":false,"maxLength":60}}},"maxItems":200}}},"minItems":1,"maxItems":20},
  corrections: {"type":"array","required":false,"nullable":false,"items":{"type":"object","fields":{"sheet":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":19},"row":{"type":"integer","required":true,"nullable":false,"minimum":2},"column":{"type":"integer","required":true,"nullable":false,"minimum":0,"maximum":199},"value":{"type":"string","required":true,"nullable":false,"maxLength":300}}},"maxItems":500},
} as const satisfies $Fields;

// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createTaskTemplate = {
  name: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  kind: {"type":"string","required":true,"nullable":false,"enum":["onboarding","offboarding"]},
  automatic: {"type":"boolean","required":false,"nullable":false,"default":false},
  contractTypes: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["permanent","fixedTerm","partTime","casual","intern"]},"maxItems":5},
  residencies: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["citizen","pr","foreigner"]},"maxItems":3},
  workpassTypeIds: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20,"widget":"references"},
  tasks: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"title":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":120,"pattern":"\\S"},"owner":{"type":"string","required":true,"nullable":false,"enum":["hr","manager","employee","it","payroll"],"default":"hr"},"dueOffset":{"type":"integer","required":true,"nullable":false,"minimum":-90,"maximum":365,"default":0},"openFor":{"type":"string","required":false,"nullable":false,"enum":["everybody","nonCitizens","foreigners"],"default":"everybody"},"documentTypeId":{"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"}}},"minItems":1,"maxItems":50,"widget":"rows"},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateTaskTemplate = createTaskTemplate;

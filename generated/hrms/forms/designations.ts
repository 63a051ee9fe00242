// Generated from the contract by `npm run generate`; never edited.
import type { Fields as $Fields } from "#src/contract/resource.ts";

export const createDesignation = {
  designation: {"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":80,"pattern":"\\S"},
  code: {"type":"string","required":false,"nullable":true,"minLength":1,"maxLength":20,"pattern":"^\\s*[A-Za-z0-9][A-Za-z0-9 ._/&-]*$"},
  gradeId: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  ssocCode: {"type":"string","required":false,"nullable":true,"pattern":"^\\d{5}$"},
  jobDescription: {"type":"string","required":false,"nullable":true,"maxLength":2000,"widget":"lines"},
  mom_survey_group_id: {"type":"string","format":"uuid","required":false,"nullable":true,"widget":"reference"},
  vacancies: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":9999,"default":0},
  status: {"type":"string","required":false,"nullable":false,"enum":["active","inactive"],"default":"active"},
} as const satisfies $Fields;

export const updateDesignation = createDesignation;

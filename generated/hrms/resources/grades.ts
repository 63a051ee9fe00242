// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/grades.ts";
import * as $form from "../forms/grades.ts";
import * as $hook from "../hooks/grades.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const gradesList = {
  sort: {"parameter":"sort","fields":["rank","name","payMin","payMax","noticeDays","updatedAt"],"initial":"rank"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["active","inactive","archived"]},"maxItems":3},
    rankFrom: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999},
    rankTo: {"type":"integer","required":false,"nullable":false,"minimum":0,"maximum":999},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const grades = {
  tag: "grades",
  id: "gradeId",
  scope: ["companyId"],
  operations: { list: "listGrades", options: "listGradeOptions", get: "getGrade", create: "createGrade", update: "updateGrade", delete: "deleteGrade", archive: "archiveGrade", restore: "restoreGrade", export: "exportGrades", history: "listGradeHistory" },
  abilities: { list: {"action":"read","subject":"grades"}, options: {"action":"read","subject":"grades"}, get: {"action":"read","subject":"grades"}, create: {"action":"create","subject":"grades"}, update: {"action":"update","subject":"grades"}, delete: {"action":"delete","subject":"grades"}, archive: {"action":"update","subject":"grades"}, restore: {"action":"update","subject":"grades"}, export: {"action":"export","subject":"grades"}, history: {"action":"read","subject":"grades"} },
  calls: { list: $hook.listGradesOptions, options: $hook.listGradeOptionsOptions, get: $hook.getGradeOptions, create: $hook.createGradeMutation, update: $hook.updateGradeMutation, delete: $hook.deleteGradeMutation, archive: $hook.archiveGradeMutation, restore: $hook.restoreGradeMutation, export: $call.exportGrades, history: $hook.listGradeHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    rank: {"type":"integer","required":true,"nullable":false},
    payMin: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    payMid: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    payMax: {"type":"integer","required":true,"nullable":true,"widget":"money"},
    defaultLeavePolicyId: {"type":"string","format":"uuid","required":true,"nullable":true},
    noticeDays: {"type":"integer","required":true,"nullable":false},
    probationMonths: {"type":"integer","required":true,"nullable":false},
    status: {"type":"string","required":true,"nullable":false,"enum":["active","inactive","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createGrade,
  ...gradesList,
} as const satisfies $Resource;

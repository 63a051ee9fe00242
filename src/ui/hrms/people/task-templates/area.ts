/** Onboarding and offboarding task templates. */
import { listDocumentTypeOptionsOptions } from "#generated/hrms/hooks/document-types.ts";
import { listWorkpassTypeOptionsOptions } from "#generated/hrms/hooks/workpass-types.ts";
import { taskTemplates as resource } from "#generated/hrms/resources/task-templates.ts";
import { createTaskTemplate as check } from "#generated/hrms/validators/task-templates.js";
import { area } from "../../../crud/area.ts";

export const taskTemplates = area("task-templates", {
  resource,
  check,
  columns: ["name", "kind", "automatic", "taskCount", "status", "updatedAt"],
  filters: ["status", "kind"],
  ordered: ["tasks"],
  references: { workpassTypeIds: { label: "workpassTypes", options: listWorkpassTypeOptionsOptions } },
  cells: { "tasks.documentTypeId": { options: listDocumentTypeOptionsOptions } },
  form: {
    basics: [["name", "kind"], ["automatic"]],
    employment: [["contractTypes"], ["residencies"], ["workpassTypeIds"]],
    tasks: [["tasks"], ["status"]],
  },
});

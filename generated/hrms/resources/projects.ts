// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/projects.ts";
import * as $form from "../forms/projects.ts";
import * as $hook from "../hooks/projects.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const projectsList = {
  sort: {"parameter":"sort","fields":["name","code","client","manager","startDate","endDate","members","updatedAt"],"initial":"name"},
  filters: {
    status: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["planned","active","onHold","closed","archived"]},"maxItems":5},
    clientId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    managerId: {"type":"array","required":false,"nullable":false,"items":{"type":"string","format":"uuid"},"maxItems":20},
    managerNotice: {"type":"array","required":false,"nullable":false,"items":{"type":"string","enum":["leaving","left"]},"maxItems":2},
  },
  search: true,
  paging: {"page":"page","pageSize":"pageSize","items":"items","total":"total"},
} as const satisfies $ListResource;

export const projects = {
  tag: "projects",
  id: "projectId",
  scope: ["companyId"],
  operations: { list: "listProjects", options: "listProjectOptions", get: "getProject", create: "createProject", update: "updateProject", delete: "deleteProject", archive: "archiveProject", restore: "restoreProject", export: "exportProjects", history: "listProjectHistory" },
  abilities: { list: {"action":"read","subject":"projects"}, options: {"action":"read","subject":"projects"}, get: {"action":"read","subject":"projects"}, create: {"action":"create","subject":"projects"}, update: {"action":"update","subject":"projects"}, delete: {"action":"delete","subject":"projects"}, archive: {"action":"update","subject":"projects"}, restore: {"action":"update","subject":"projects"}, export: {"action":"export","subject":"projects"}, history: {"action":"read","subject":"projects"} },
  calls: { list: $hook.listProjectsOptions, options: $hook.listProjectOptionsOptions, get: $hook.getProjectOptions, create: $hook.createProjectMutation, update: $hook.updateProjectMutation, delete: $hook.deleteProjectMutation, archive: $hook.archiveProjectMutation, restore: $hook.restoreProjectMutation, export: $call.exportProjects, history: $hook.listProjectHistoryOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    companyId: {"type":"string","format":"uuid","required":true,"nullable":false},
    name: {"type":"string","required":true,"nullable":false},
    code: {"type":"string","required":true,"nullable":true},
    clientId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    client: {"type":"string","required":true,"nullable":true},
    managerId: {"type":"string","format":"uuid","required":true,"nullable":true,"widget":"reference"},
    manager: {"type":"string","required":true,"nullable":true},
    managerNotice: {"type":"string","required":true,"nullable":true,"enum":["leaving","left"]},
    startDate: {"type":"string","format":"date","required":true,"nullable":true},
    endDate: {"type":"string","format":"date","required":true,"nullable":true},
    budgetHours: {"type":"integer","required":true,"nullable":true},
    description: {"type":"string","required":true,"nullable":true,"widget":"lines"},
    activities: {"type":"array","required":true,"nullable":false,"items":{"type":"object","fields":{"name":{"type":"string","required":true,"nullable":false,"minLength":1,"maxLength":60,"pattern":"\\S"}}},"widget":"rows"},
    members: {"type":"integer","required":true,"nullable":false,"minimum":0},
    status: {"type":"string","required":true,"nullable":false,"enum":["planned","active","onHold","closed","archived"]},
    version: {"type":"integer","required":true,"nullable":false,"minimum":1},
    createdAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    createdBy: {"type":"string","required":true,"nullable":false},
    updatedAt: {"type":"string","format":"date-time","required":true,"nullable":false},
    updatedBy: {"type":"string","required":true,"nullable":false},
  },
  input: $form.createProject,
  ...projectsList,
} as const satisfies $Resource;

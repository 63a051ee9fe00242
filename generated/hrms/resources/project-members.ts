// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/project-members.ts";
import type { ListResource as $ListResource, Resource as $Resource } from "#src/contract/resource.ts";

export const candidatesList = {
  sort: null,
  filters: {},
  search: true,
  paging: null,
} as const satisfies $ListResource;

export const candidates = {
  tag: "project-members",
  id: null,
  scope: ["companyId","projectId"],
  operations: { list: "listProjectCandidates" },
  abilities: { list: {"action":"update","subject":"projects"} },
  calls: { list: $hook.listProjectCandidatesOptions },
  fields: {
    id: {"type":"string","format":"uuid","required":true,"nullable":false},
    label: {"type":"string","required":true,"nullable":false},
  },
  input: {},
  ...candidatesList,
} as const satisfies $Resource;

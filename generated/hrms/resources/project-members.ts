// Generated from the contract by `npm run generate`; never edited.
import * as $hook from "../hooks/project-members.ts";
import type { Resource as $Resource } from "#src/contract/resource.ts";

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
  sort: null,
  filters: {},
  search: true,
} as const satisfies $Resource;

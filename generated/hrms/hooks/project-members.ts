// Generated from the contract by `npm run generate`; never edited.
import * as $call from "../client/project-members.ts";
import { mutationHook as $mutationHook, mutationOf as $mutationOf } from "#src/client/mutation.ts";
import { invalidators as $invalidators, keyOf as $keyOf, optionsOf as $optionsOf, queryHook as $queryHook } from "#src/client/query.ts";

export const listProjectMembersKey = /*#__PURE__*/ $keyOf($call.listProjectMembers);
export const listProjectMembersOptions = /*#__PURE__*/ $optionsOf($call.listProjectMembers);
export const useListProjectMembers = /*#__PURE__*/ $queryHook(listProjectMembersOptions);

export const addProjectMemberMutation = /*#__PURE__*/ $mutationOf($call.addProjectMember, ["project-members","projects"]);
export const useAddProjectMember = /*#__PURE__*/ $mutationHook(addProjectMemberMutation);

export const exportProjectMembersKey = /*#__PURE__*/ $keyOf($call.exportProjectMembers);
export const exportProjectMembersOptions = /*#__PURE__*/ $optionsOf($call.exportProjectMembers);
export const useExportProjectMembers = /*#__PURE__*/ $queryHook(exportProjectMembersOptions);

export const updateProjectMemberMutation = /*#__PURE__*/ $mutationOf($call.updateProjectMember, ["project-members","projects"]);
export const useUpdateProjectMember = /*#__PURE__*/ $mutationHook(updateProjectMemberMutation);

export const removeProjectMemberMutation = /*#__PURE__*/ $mutationOf($call.removeProjectMember, ["project-members","projects"]);
export const useRemoveProjectMember = /*#__PURE__*/ $mutationHook(removeProjectMemberMutation);

export const listProjectCandidatesKey = /*#__PURE__*/ $keyOf($call.listProjectCandidates);
export const listProjectCandidatesOptions = /*#__PURE__*/ $optionsOf($call.listProjectCandidates);
export const useListProjectCandidates = /*#__PURE__*/ $queryHook(listProjectCandidatesOptions);

/** Makes queries stale: `invalidate.<operation>(queryClient, input?)`. */
export const invalidate = /*#__PURE__*/ $invalidators({ listProjectMembers: listProjectMembersKey, exportProjectMembers: exportProjectMembersKey, listProjectCandidates: listProjectCandidatesKey });

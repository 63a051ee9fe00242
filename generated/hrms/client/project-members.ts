// Generated from the contract by `npm run generate`; never edited.
import { operation as $operation } from "#src/client/call.ts";
import type { operations as $operations } from "../schema.ts";

/** List the team of a project · GET /companies/{companyId}/projects/{projectId}/members */
export const listProjectMembers = /*#__PURE__*/ $operation<$operations["listProjectMembers"]>("get", "/companies/{companyId}/projects/{projectId}/members", ["project-members", "listProjectMembers"]);

/** Add someone to the team · POST /companies/{companyId}/projects/{projectId}/members */
export const addProjectMember = /*#__PURE__*/ $operation<$operations["addProjectMember"]>("post", "/companies/{companyId}/projects/{projectId}/members", ["project-members", "addProjectMember"]);

/** Export the team of a project · GET /companies/{companyId}/projects/{projectId}/members/export */
export const exportProjectMembers = /*#__PURE__*/ $operation<$operations["exportProjectMembers"]>("get", "/companies/{companyId}/projects/{projectId}/members/export", ["project-members", "exportProjectMembers"]);

/** Change role, dates or rate of a member · PUT /companies/{companyId}/projects/{projectId}/members/{projectMemberId} */
export const updateProjectMember = /*#__PURE__*/ $operation<$operations["updateProjectMember"]>("put", "/companies/{companyId}/projects/{projectId}/members/{projectMemberId}", ["project-members", "updateProjectMember"]);

/** Remove someone from the team · DELETE /companies/{companyId}/projects/{projectId}/members/{projectMemberId} */
export const removeProjectMember = /*#__PURE__*/ $operation<$operations["removeProjectMember"]>("delete", "/companies/{companyId}/projects/{projectId}/members/{projectMemberId}", ["project-members", "removeProjectMember"]);

/** People who can join the team · GET /companies/{companyId}/projects/{projectId}/candidates */
export const listProjectCandidates = /*#__PURE__*/ $operation<$operations["listProjectCandidates"]>("get", "/companies/{companyId}/projects/{projectId}/candidates", ["project-members", "listProjectCandidates"]);

/** The team of a project: everybody once, each with a role and dates; the project's history tells of it. */
import type { operations, ProjectMemberInput } from "#generated/hrms/schema.ts";
import { type Handlers, reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { dayRangeFaults } from "#src/domain/day-range.ts";
import { accessDay } from "#src/store/access.ts";
import { recordEvent } from "#src/store/audit.ts";
import { candidatesFor, findMember, insertMember, isOfCompany, type Member, type MemberFields, removeMember, teamOf, updateMember } from "#src/store/project-members.ts";
import { projectRecords } from "#src/store/projects.ts";
import { violatedConstraint } from "#src/store/violations.ts";
import { actorOf, companyOf, type HrmsContext } from "./context.ts";
import { lineOf } from "./shared/fields.ts";

type OfProject = { path: { companyId: string; projectId: string } };

async function projectOf(ctx: HrmsContext, { path }: OfProject, changes = false) {
  const company = await companyOf(ctx, path.companyId);
  const project = await projectRecords.find(ctx.db, company.id, path.projectId);
  if (!project) throw notFound();
  if (changes && project.status === "archived") throw conflict("archived", "The project is archived: restore it first.");
  return project;
}

async function memberOf(ctx: HrmsContext, projectId: string, id: string): Promise<Member> {
  const member = await findMember(ctx.db, projectId, id, accessDay(ctx.now()));
  if (!member) throw notFound();
  return member;
}

function fieldsOf({ employeeId, role, startDate, endDate = null }: ProjectMemberInput): MemberFields {
  const faults = dayRangeFaults({ startDate, endDate });
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
  return { employeeId, role: lineOf("role", role), startDate, endDate };
}

/** As the project's history tells it. */
const worded = (member: Member | null): string | null =>
  member && `${member.fullName}, ${member.role}, ${member.startDate}${member.endDate === null ? "" : ` – ${member.endDate}`}`;

async function note(ctx: HrmsContext, project: { id: string; companyId: string; name: string }, before: Member | null, after: Member | null): Promise<void> {
  const changes = [{ field: "team", before: worded(before), after: worded(after) }];
  await recordEvent(ctx.db, actorOf(ctx), { companyId: project.companyId, action: "update", subject: "projects", recordId: project.id, recordName: project.name, changes });
}

export const projectMembersHandlers: Handlers<operations, HrmsContext> = {
  async listProjectMembers(input, ctx) {
    const items = await teamOf(ctx.db, (await projectOf(ctx, input)).id, accessDay(ctx.now()));
    return { items, total: items.length };
  },

  async listProjectCandidates(input, ctx) {
    const { id, companyId } = await projectOf(ctx, input);
    return candidatesFor(ctx.db, companyId, id, input.query?.q);
  },

  async addProjectMember(input, ctx) {
    const project = await projectOf(ctx, input, true);
    const fields = fieldsOf(input.body);
    if (!(await isOfCompany(ctx.db, project.companyId, fields.employeeId))) throw invalid("/employeeId", "unknown-reference");
    const id = await insertMember(ctx.db, actorOf(ctx), project.companyId, project.id, fields).catch((error: unknown) => {
      if (violatedConstraint(error) !== "project_members_once") throw error;
      throw conflict("duplicate", "This person is in the team already: change their dates.", [{ pointer: "/employeeId", code: "taken", message: "is in the team" }]);
    });
    const made = await memberOf(ctx, project.id, id);
    await note(ctx, project, null, made);
    return reply(201, made);
  },

  async updateProjectMember(input, ctx) {
    const project = await projectOf(ctx, input, true);
    const before = await memberOf(ctx, project.id, input.path.projectMemberId);
    const fields = fieldsOf(input.body);
    if (fields.employeeId !== before.employeeId) throw invalid("/employeeId", "fixed");
    const version = Number(input.headers["If-Match"].replaceAll('"', ""));
    if (!(await updateMember(ctx.db, actorOf(ctx), before.id, version, fields))) throw conflict("version-clash", "Somebody has changed this member meanwhile.");
    const after = await memberOf(ctx, project.id, before.id);
    await note(ctx, project, before, after);
    return after;
  },

  async removeProjectMember(input, ctx) {
    const project = await projectOf(ctx, input);
    const before = await memberOf(ctx, project.id, input.path.projectMemberId);
    await removeMember(ctx.db, before.id);
    await note(ctx, project, before, null);
    return null;
  },
};

/**
 * The team of a project: each person once, with role, dates and a rate. Changes are recorded in the project's history; the rate
 * counts as pay and is recorded in the employee's own history.
 */
import type { ProjectMember, ProjectMemberInput } from "#generated/hrms/schema.ts";
import { reply } from "#src/contract/handler.ts";
import { conflict, invalid, notFound, ProblemError } from "#src/contract/problem.ts";
import { dayRangeFaults } from "#src/domain/shared/day-range.ts";
import { recordEvent } from "#src/store/shared/audit.ts";
import {
  candidatesFor,
  findMember,
  insertMember,
  isOfCompany,
  type Member,
  type MemberFields,
  removeMember,
  teamOf,
  updateMember,
} from "#src/store/company/shared/project-members.ts";
import { projectRecords } from "#src/store/company/projects.ts";
import { violatedConstraint } from "#src/store/database/violations.ts";
import { actorOf, companyOf, type HrmsContext, type HrmsHandlers } from "../context.ts";
import { lineOf } from "../shared/fields.ts";
import { amount, day } from "../shared/file-cells.ts";
import { type FileColumns, listFile } from "../shared/list-file.ts";
import { noteChange } from "../people/shared/employee-events.ts";
import { type Reach, reachOf } from "../people/shared/people.ts";

type OfProject = { path: { companyId: string; projectId: string } };

async function projectOf(ctx: HrmsContext, { path }: OfProject, changes = false) {
  const company = await companyOf(ctx, path.companyId);
  const project = await projectRecords.find(ctx.db, company.id, path.projectId);
  if (!project) throw notFound();
  if (changes && project.status === "archived")
    throw conflict("archived", "The project is archived: restore it first.");
  return project;
}

async function memberOf(
  ctx: HrmsContext,
  { id: projectId, companyId }: { id: string; companyId: string },
  id: string,
  reach: Reach,
): Promise<Member> {
  const member = await findMember(ctx.db, projectId, id, ctx.today(companyId), reach.whereReadable("pay"));
  if (!member) throw notFound();
  return member;
}

/** Rates are set by people who may read and write everyone's pay in the company. */
const setsRates = (reach: Reach): boolean =>
  reach.whereReadable("pay") === undefined && reach.whereWritable("pay") === undefined;

/** Omitting the rate leaves it unchanged. */
function fieldsOf(
  { employeeId, role, startDate, endDate = null, rate }: ProjectMemberInput,
  reach: Reach,
  before: number | null,
): MemberFields {
  if (rate !== undefined && !setsRates(reach))
    throw new ProblemError("forbidden", { detail: "You don't have permission to edit pay." });
  const faults = dayRangeFaults({ startDate, endDate });
  if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
  return { employeeId, role: lineOf("role", role), startDate, endDate, rate: rate === undefined ? before : rate };
}

/** As shown to the reader: without the rate if they may not see the person's pay. */
const wire = ({ rate, rateShown, ...member }: Member): ProjectMember => ({ ...member, ...(rateShown && { rate }) });

const columns = {
  employeeNo: (row) => row.employeeNo,
  fullName: (row) => row.fullName,
  role: (row) => row.role,
  startDate: (row) => day(row.startDate),
  endDate: (row) => day(row.endDate),
  state: (row) => row.state,
  rate: (row) => (row.rateShown ? amount(row.rate) : null),
} satisfies FileColumns<Member>;

/** For the project's history. */
const worded = (member: Member | null): string | null =>
  member &&
  `${member.fullName}, ${member.role}, ${member.startDate}${member.endDate === null ? "" : ` – ${member.endDate}`}`;

async function note(
  ctx: HrmsContext,
  project: { id: string; companyId: string; name: string },
  before: Member | null,
  after: Member | null,
): Promise<void> {
  const actor = actorOf(ctx);
  const { companyId, id, name } = project;
  const [was, is] = [worded(before), worded(after)];
  if (was !== is)
    await recordEvent(ctx.db, actor, {
      companyId,
      action: "update",
      subject: "projects",
      recordId: id,
      recordName: name,
      changes: [{ field: "team", before: was, after: is }],
    });
  const [rateBefore, rate] = [before?.rate ?? null, after?.rate ?? null];
  const member = after ?? before;
  if (rateBefore === rate || !member) return;
  const changes = [
    { field: "pay.project", before: rateBefore === null ? null : name, after: rate === null ? null : name },
    { field: "pay.projectRate", before: rateBefore, after: rate },
  ];
  await noteChange(ctx, { companyId, id: member.employeeId, fullName: member.fullName }, { changes });
}

export const projectMembersHandlers = {
  async listProjectMembers(input, ctx) {
    const { id, companyId } = await projectOf(ctx, input);
    const reach = await reachOf(ctx, companyId);
    const team = await teamOf(ctx.db, id, ctx.today(companyId), reach.whereReadable("pay"));
    return { items: team.map(wire), total: team.length, setsRates: setsRates(reach) };
  },

  async exportProjectMembers(input, ctx) {
    const { id, companyId, name } = await projectOf(ctx, input);
    const reach = await reachOf(ctx, companyId);
    const team = await teamOf(ctx.db, id, ctx.today(companyId), reach.whereReadable("pay"));
    return listFile(`team-${name.replaceAll(/[^\w-]+/g, "-")}`, columns, input.query ?? {}, team);
  },

  async listProjectCandidates(input, ctx) {
    const { id, companyId } = await projectOf(ctx, input);
    return candidatesFor(ctx.db, companyId, id, input.query?.q);
  },

  async addProjectMember(input, ctx) {
    const project = await projectOf(ctx, input, true);
    const reach = await reachOf(ctx, project.companyId);
    const fields = fieldsOf(input.body, reach, null);
    if (!(await isOfCompany(ctx.db, project.companyId, fields.employeeId)))
      throw invalid("/employeeId", "unknown-reference");
    const id = await insertMember(ctx.db, actorOf(ctx), project.companyId, project.id, fields).catch(
      (error: unknown) => {
        if (violatedConstraint(error) !== "project_members_once") throw error;
        throw conflict("duplicate", "This person is already in the team: change their dates.", [
          { pointer: "/employeeId", code: "taken", message: "is in the team" },
        ]);
      },
    );
    const made = await memberOf(ctx, project, id, reach);
    await note(ctx, project, null, made);
    return reply(201, wire(made));
  },

  async updateProjectMember(input, ctx) {
    const project = await projectOf(ctx, input, true);
    const reach = await reachOf(ctx, project.companyId);
    const before = await memberOf(ctx, project, input.path.projectMemberId, reach);
    const fields = fieldsOf(input.body, reach, before.rate);
    if (fields.employeeId !== before.employeeId) throw invalid("/employeeId", "fixed");
    const version = Number(input.headers["If-Match"].replaceAll('"', ""));
    if (!(await updateMember(ctx.db, actorOf(ctx), before.id, version, fields)))
      throw conflict("version-clash", "Someone else has changed this team member.");
    const after = await memberOf(ctx, project, before.id, reach);
    await note(ctx, project, before, after);
    return wire(after);
  },

  async removeProjectMember(input, ctx) {
    const project = await projectOf(ctx, input);
    const before = await memberOf(ctx, project, input.path.projectMemberId, await reachOf(ctx, project.companyId));
    if (!(await removeMember(ctx.db, before.id))) throw notFound();
    await note(ctx, project, before, null);
    return null;
  },
} satisfies HrmsHandlers;

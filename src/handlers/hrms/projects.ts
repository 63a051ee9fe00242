/** Projects of a company. */
import type { operations, ProjectInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { dayRangeFaults } from "#src/domain/day-range.ts";
import { accessDay } from "#src/store/access.ts";
import { clientRecords } from "#src/store/clients.ts";
import { teamOf } from "#src/store/project-members.ts";
import { projectRecords } from "#src/store/projects.ts";
import type { HrmsContext } from "./context.ts";
import { crud } from "./crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "./shared/fields.ts";
import { checkReference } from "./shared/references.ts";

const projects = crud({
  subject: "projects",
  records: projectRecords,
  idName: "projectId",
  nameOf: ({ name }) => name,
  unique: { projects_name: "name", projects_code: "code" },
  derived: ["members", "clientId"],
  restored: "active",
  async toFields(body: ProjectInput, ctx, before, companyId) {
    const { clientId = null, startDate = null, endDate = null } = body;
    const faults = dayRangeFaults({ startDate, endDate });
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    await checkReference("clientId", clientId, before?.clientId, (id) => clientRecords.find(ctx.db, companyId, id));
    return {
      name: lineOf("name", body.name),
      code: lineOrNull("code", body.code),
      clientId,
      startDate,
      endDate,
      budgetHours: body.budgetHours ?? null,
      description: linesOrNull("description", body.description),
      status: body.status ?? ("planned" as const),
    };
  },
  usages: async (ctx, id) => (await teamOf(ctx.db, id, accessDay(ctx.now()))).slice(0, 20).map(({ employeeId, fullName }) => ({ subject: "employees", id: employeeId, name: fullName })),
});

export const projectsHandlers: Handlers<operations, HrmsContext> = {
  listProjects: projects.list,
  listProjectOptions: projects.options,
  getProject: projects.get,
  createProject: projects.create,
  updateProject: projects.update,
  archiveProject: projects.archive,
  restoreProject: projects.restore,
  deleteProject: projects.remove,
  listProjectHistory: projects.history,
  exportProjects: projects.csv({
    name: ({ name }) => name,
    code: ({ code }) => code,
    client: ({ client }) => client,
    startDate: ({ startDate }) => startDate,
    endDate: ({ endDate }) => endDate,
    budgetHours: ({ budgetHours }) => budgetHours,
    members: ({ members }) => members,
    status: ({ status }) => status,
  }),
};

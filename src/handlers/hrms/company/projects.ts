/** Projects of a company. */
import type { operations, ProjectInput } from "#generated/hrms/schema.ts";
import type { Handlers } from "#src/contract/handler.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { projectFaults } from "#src/domain/company/project.ts";
import { clientRecords } from "#src/store/company/clients.ts";
import { teamNames } from "#src/store/company/shared/project-members.ts";
import { projectRecords } from "#src/store/company/projects.ts";
import type { HrmsContext } from "../context.ts";
import { crud } from "../crud.ts";
import { lineOf, lineOrNull, linesOrNull } from "../shared/fields.ts";
import { day } from "../shared/file-cells.ts";
import { checkHead } from "./shared/head.ts";
import { checkReference } from "../shared/references.ts";

const projects = crud({
  subject: "projects",
  records: projectRecords,
  idName: "projectId",
  nameOf: ({ name }) => name,
  unique: { projects_name: "name", projects_code: "code" },
  derived: ["members", "clientId", "managerId", "managerNotice"],
  restored: "active",
  async toFields(body: ProjectInput, ctx, before, companyId) {
    const { clientId = null, managerId, startDate = null, endDate = null, activities = [] } = body;
    const faults = projectFaults({ startDate, endDate, activities });
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    await checkReference("clientId", clientId, before?.clientId, (id) => clientRecords.find(ctx.db, companyId, id));
    await checkHead(ctx, companyId, "managerId", managerId, before?.managerId);
    return {
      name: lineOf("name", body.name),
      code: lineOrNull("code", body.code),
      clientId,
      managerId,
      startDate,
      endDate,
      budgetHours: body.budgetHours ?? null,
      description: linesOrNull("description", body.description),
      activities: activities.map(({ name }, index) => ({ name: lineOf(`activities/${index}/name`, name) })),
      status: body.status ?? ("planned" as const),
    };
  },
  usages: async (ctx, id) => (await teamNames(ctx.db, id, 20)).map((person) => ({ subject: "employees", ...person })),
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
  exportProjects: projects.file({
    name: ({ name }) => name,
    code: ({ code }) => code,
    client: ({ client }) => client,
    manager: ({ manager }) => manager,
    startDate: ({ startDate }) => day(startDate),
    endDate: ({ endDate }) => day(endDate),
    budgetHours: ({ budgetHours }) => budgetHours,
    activities: ({ activities }) => activities.map(({ name }) => name).join("; "),
    members: ({ members }) => members,
    status: ({ status }) => status,
    description: ({ description }) => description,
    updatedAt: ({ updatedAt }) => updatedAt,
  }),
};

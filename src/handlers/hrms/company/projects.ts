/** Projects of a company. */
import type { ProjectInput } from "#generated/hrms/schema.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { projectFaults } from "#src/domain/company/project.ts";
import { clientRecords } from "#src/store/company/clients.ts";
import { teamNames } from "#src/store/company/shared/project-members.ts";
import { projectRecords } from "#src/store/company/projects.ts";
import { cleanFields } from "../shared/records/clean-fields.ts";
import { crud } from "../shared/records/crud.ts";
import { lineOf } from "../shared/fields.ts";
import { checkHead } from "./shared/head.ts";
import { checkReference } from "../shared/references.ts";

export const projectsHandlers = crud({
  subject: "projects",
  records: projectRecords,
  nameOf: ({ name }) => name,
  unique: { projects_name: "name", projects_code: "code" },
  unaudited: ["members", "clientId", "managerId", "managerNotice"],
  async toFields(body: ProjectInput, ctx, before, companyId) {
    const { clientId = null, managerId, startDate = null, endDate = null, activities = [] } = body;
    const faults = projectFaults({ startDate, endDate, activities });
    if (faults.length > 0) throw new ProblemError("validation", { errors: faults });
    await checkReference("clientId", clientId, before?.clientId, (id) => clientRecords.find(ctx.db, companyId, id));
    await checkHead(ctx, companyId, "managerId", managerId, before?.managerId);
    return {
      ...cleanFields("projects", body),
      activities: activities.map(({ name }, index) => ({ name: lineOf(`activities/${index}/name`, name) })),
    };
  },
  usages: async (ctx, id) => (await teamNames(ctx.db, id, 20)).map((person) => ({ subject: "employees", ...person })),
  cells: {
    activities: ({ activities }) => activities.map(({ name }) => name).join("; "),
  },
}).handlers;

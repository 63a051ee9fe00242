/** People settings of the sample companies: document types, onboarding and offboarding tasks, custom fields. */
import type { TemplateTask } from "#src/domain/people/shared/records.ts";
import { customFieldDefinitions } from "../people/tables/custom-field-definitions.ts";
import { documentTypes } from "../people/tables/document-types.ts";
import { taskTemplates } from "../people/tables/task-templates.ts";
import type { Transaction } from "../database/transaction.ts";
import { sampleAccounts, sampleTenants } from "./accounts.ts";
import { sampleCompanies } from "./companies.ts";
import { sampleId } from "./ids.ts";

type Type = Pick<typeof documentTypes.$inferInsert, "name" | "code" | "visibility" | "expires" | "reminderDays">;

export const sampleDocumentTypes: readonly Type[] = [
  { name: "Employment contract", code: "EC", visibility: "pay", expires: false, reminderDays: null },
  { name: "Degree certificate", code: "DEG", visibility: "personal", expires: false, reminderDays: null },
  { name: "Driving licence", code: "DL", visibility: "personal", expires: true, reminderDays: 60 },
  { name: "First aid certificate", code: "FA", visibility: "personal", expires: true, reminderDays: 90 },
  { name: "Medical report", code: "MED", visibility: "health", expires: false, reminderDays: null },
];

export const sampleTaskTemplates: readonly {
  name: string;
  kind: "onboarding" | "offboarding";
  tasks: readonly (TemplateTask & { asks?: string })[];
}[] = [
  {
    name: "First days",
    kind: "onboarding",
    tasks: [
      { title: "Laptop and accounts", owner: "it", dueOffset: -3 },
      { title: "Hand in certificates", owner: "employee", dueOffset: 0, asks: "Degree certificate" },
      { title: "Issue key employment terms", owner: "hr", dueOffset: 14 },
      { title: "First talk about goals", owner: "manager", dueOffset: 30 },
    ],
  },
  {
    name: "Last days",
    kind: "offboarding",
    tasks: [
      {
        title: "Tax clearance (IR21), of PRs if they leave Singapore for good",
        owner: "payroll",
        dueOffset: -30,
        openFor: "nonCitizens",
      },
      { title: "Hand over the work", owner: "employee", dueOffset: -5 },
      { title: "Give back laptop and pass", owner: "employee", dueOffset: 0 },
      { title: "Close accounts", owner: "it", dueOffset: 1 },
    ],
  },
];

export const documentTypeId = (company: string, name: string): string => sampleId(`document-types/${company}/${name}`);
export const taskTemplateId = (company: string, name: string): string => sampleId(`task-templates/${company}/${name}`);

export async function insertPeopleSettings(
  tx: Transaction,
  tenant: keyof typeof sampleTenants,
  now: Date,
): Promise<void> {
  for (const [key, company] of Object.entries(sampleCompanies)) {
    if (company.tenant !== tenant) continue;
    const by = sampleAccounts[company.people[0]].id;
    const since = new Date(now.getTime() - 290 * 86_400_000);
    const own = {
      tenantId: sampleTenants[tenant].id,
      companyId: company.id,
      status: "active" as const,
      createdAt: since,
      createdBy: by,
      updatedAt: since,
      updatedBy: by,
    };
    await tx
      .insert(documentTypes)
      .values(sampleDocumentTypes.map((type) => ({ ...own, ...type, id: documentTypeId(key, type.name) })));
    await tx.insert(taskTemplates).values(
      sampleTaskTemplates.map((template) => ({
        ...own,
        ...template,
        tasks: template.tasks.map(({ asks, ...task }) => ({
          ...task,
          documentTypeId: asks === undefined ? null : documentTypeId(key, asks),
        })),
        automatic: true,
        id: taskTemplateId(key, template.name),
      })),
    );
    const field = {
      code: "shirtSize",
      label: "Shirt size",
      kind: "choice" as const,
      choices: ["S", "M", "L", "XL"],
      required: false,
      position: 10,
    };
    await tx
      .insert(customFieldDefinitions)
      .values({ ...own, ...field, id: sampleId(`custom-field-definitions/${key}/shirtSize`) });
  }
}

/** Set-ups for the responses about companies, their settings, clients and project teams. */
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { masterId } from "#src/store/seeds/seed-masters.ts";
import { areaExceptions, headersOf, inArchivedCompany, type SetUp, staleVersion } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { createRecord } from "./world.ts";

const addressOf = (call: Call): string =>
  call.declared.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => call.path[name] ?? "");

async function must(call: Call, method: string, path: string, body?: Json): Promise<void> {
  const { status, body: answer } = await send(call.server + path, method, headersOf(call), body);
  if (status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${path} answered ${status} ${JSON.stringify(answer)}`);
}

/** A separate company, so that other calls can go on using the sample. */
const ownCompany: SetUp = async (world, call) => {
  const made = await createRecord(world, { ...call.declared, path: "/companies/{id}" }, "id");
  call.path["companyId"] = String(made["id"]);
  if ("If-Match" in call.headers) call.headers["If-Match"] = '"1"';
};

const archivedCompany: SetUp = async (world, call) => {
  await ownCompany(world, call);
  await must(call, "POST", `/companies/${call.path["companyId"] ?? ""}/archive`);
};

const currentVersion: SetUp = async (_world, call) => {
  const { body } = await send(call.server + addressOf(call), "GET", headersOf(call));
  call.headers["If-Match"] = `"${String((body as JsonObject)["version"])}"`;
};

const currentVersionOfSettings: SetUp = async (_world, call) => {
  const { body } = await send(
    `${call.server}/companies/${call.path["companyId"] ?? ""}/company-settings`,
    "GET",
    headersOf(call),
  );
  call.headers["If-Match"] = `"${String((body as JsonObject)["version"])}"`;
};

const currentSettings: SetUp = async (_world, call) => {
  const { body } = await send(`${call.server}/tenant/settings`, "GET", headersOf(call));
  call.headers["If-Match"] = `"${String((body as JsonObject)["version"])}"`;
};

/** Email texts only have a list. */
const currentWords: SetUp = async (_world, call) => {
  const { body } = await send(
    `${call.server}/tenant/mail-templates?language=${call.path["language"] ?? "en"}`,
    "GET",
    headersOf(call),
  );
  const template = (body as JsonObject[]).find((one) => one["template"] === call.path["template"]);
  call.headers["If-Match"] = `"${String(template?.["version"])}"`;
};

/** A sample record used in people's jobs, in the company of the calls. */
const namedByJobs =
  (idName: string, id: string): SetUp =>
  (_world, call) => {
    call.path["companyId"] = sampleCompanies.logistics.id;
    call.path[idName] = id;
  };
const inDepot = (area: string, code: string): string => structureId(area, "logistics", code);

export const businessExceptions: Record<string, SetUp> = {
  "deleteBankFormat 409": inArchivedCompany,
  ...areaExceptions("BankFormat", "name"),
  "deleteLedgerAccount 409": inArchivedCompany,
  "importLedgerAccounts 409": inArchivedCompany,
  ...areaExceptions("LedgerAccount", "name"),
  "deleteStaffingNeed 409": inArchivedCompany,
  ...areaExceptions("StaffingNeed", "name"),
  "deleteRosterPattern 409": inArchivedCompany,
  ...areaExceptions("RosterPattern", "name"),
  "deleteDeduction 409": inArchivedCompany,
  ...areaExceptions("Deduction", "name"),
  "deleteAllowance 409": inArchivedCompany,
  ...areaExceptions("Allowance", "name"),
  ...areaExceptions("Company", "code"),
  "updateCompany 200": ownCompany,
  "deleteCompany 204": ownCompany,
  // The sample company holds records.
  "deleteCompany 409": () => {},
  "archiveCompany 200": ownCompany,
  "archiveCompany 409": archivedCompany,
  "restoreCompany 200": archivedCompany,
  "restoreCompany 409": ownCompany,
  "updateCompanyLogo 200": ownCompany,
  "updateCompanySettings 200": currentVersion,
  "updateCompanySettings 409": staleVersion,
  "resetCompanySettings 200": currentVersionOfSettings,
  "resetCompanySettings 409": staleVersion,
  "updateSettings 200": currentSettings,
  "updateSettings 409": staleVersion,
  "updateMailTemplate 200": currentWords,
  "updateMailTemplate 409": staleVersion,
  "resetMailTemplate 200": currentWords,
  "resetMailTemplate 409": staleVersion,
  "resetSettings 200": currentSettings,
  "resetSettings 409": staleVersion,
  "deleteDesignation 409": namedByJobs("designationId", sampleId("designations/logistics/Yard Assistant")),
  "deleteClass 409": namedByJobs("classId", inDepot("classes", "W")),
  "deleteFunctionalGroup 409": namedByJobs("functionalGroupId", inDepot("functional-groups", "F-FLT")),
  "deleteWorkLocation 409": namedByJobs("workLocationId", inDepot("work-locations", "TUAS")),
  "deleteShift 409": namedByJobs("shiftId", inDepot("shifts", "D")),
  "deleteEmployeeGroup 409": namedByJobs("employeeGroupId", inDepot("employee-groups", "PAY-W")),
  ...areaExceptions("CompanyBankAccount", "orgId"),
  "createCompanyBankAccount 409": inArchivedCompany,
  // The primary account cannot be removed while there are others, such as the one in the path.
  "archiveCompanyBankAccount 409": async (_world, call) => {
    const collection = call.server + addressOf(call).replace(/\/[^/]*\/archive$/, "");
    const { body } = await send(collection, "POST", headersOf(call), {
      bankId: masterId("banks", "7171"),
      accountName: "Another",
      accountNo: "0720000001",
      primary: true,
    });
    call.path["companyBankAccountId"] = String((body as JsonObject)["id"]);
  },
  ...areaExceptions("Client", "code"),
  "deleteClient 409": async (world, call) => {
    const { companyId = "", clientId = null } = call.path;
    const { managerId = null } = await createRecord(
      world,
      { ...call.declared, path: "/companies/{companyId}/projects/{id}" },
      "id",
      call.path,
    );
    await must(call, "POST", `/companies/${companyId}/projects`, {
      name: `Project of ${String(clientId)}`,
      clientId,
      managerId,
    });
  },
  ...areaExceptions("Project", "code"),
  // Team members prevent the project from being deleted.
  "deleteProject 409": async (world, call) => {
    await createRecord(world, { ...call.declared, path: `${call.declared.path}/members/{id}` }, "id", call.path);
  },
  "addProjectMember 409": async (_world, call) => {
    await must(call, "POST", addressOf(call), call.body as Json);
  },
  "updateProjectMember 409": staleVersion,
};

/** Set-ups for the responses about an employee's records. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { areaExceptions, headersOf, inUnknownCompany, type SetUp, staleVersion } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, createRecord, signIn, type World } from "./world.ts";

const placeOf = ({ path }: Call): string => `/companies/${path["companyId"]}/employees/${path["employeeId"]}`;

async function must(
  call: Call,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: Json,
): Promise<JsonObject> {
  const answer = await send(call.server + path, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const as = async (world: World, email: string, password: string) =>
  bearer(String((await signIn(world.servers.main, email, password))["accessToken"]));

/** Moves the record in the path to another state of its life cycle before the call. */
const stepBefore =
  (...steps: string[]): SetUp =>
  async (_world, call) => {
    const record = call.declared.path
      .replaceAll(/\{(.+?)\}/g, (_, name: string) => call.path[name] ?? "")
      .replace(/\/[^/]+$/, "");
    for (const step of steps)
      await must(
        call,
        headersOf(call),
        "POST",
        `${record}/${step}`,
        step === "end" ? { to: "2027-06-30" } : step === "reject" ? { reason: "Not so" } : undefined,
      );
  };

/** A record entered by someone else, so that the caller may decide. */
const enteredByAnother =
  (
    collection: string,
    idName: string,
    example: (call: Call) => JsonObject,
    who: readonly [email: string, password: string],
  ): SetUp =>
  async (world, call) => {
    const made = await must(call, await as(world, ...who), "POST", `${placeOf(call)}/${collection}`, example(call));
    call.path[idName] = String(made["id"]);
  };

const bank = "6e43fdb2-fcb2-4cfa-8bf9-cf8ace9f3be5";
const logistics = "dcad9ee7-54a9-471e-8e74-2bf47cb5c6b8";
const accountOfAnother = enteredByAnother(
  "bank-accounts",
  "bankAccountId",
  () => ({ bankId: bank, accountName: "Someone", accountNo: "0721234567", effectiveFrom: "2026-11-20" }),
  ["maker@merlion.demo", "maker"],
);
const transferOfAnother = enteredByAnother(
  "transfers",
  "transferId",
  () => ({
    toCompanyId: logistics,
    effective: "2090-01-01",
    newEmployeeNo: randomUUID().slice(0, 8),
    departmentId: "8fb51be1-6101-465b-89e3-8c30852d3c93",
    designationId: "d6ab0f92-fc65-4300-891a-ed6cae07d488",
  }),
  ["hr@merlion.demo", "hr"],
);

const inTurn =
  (...steps: SetUp[]): SetUp =>
  async (world, call) => {
    for (const step of steps) await step(world, call);
  };

/** The caller already has a request there: it is withdrawn and replaced by another person's. */
const anotherAsks: SetUp = async (world, call) => {
  await must(call, headersOf(call), "POST", `${placeOf(call)}/transfers/${call.path["transferId"]}/withdraw`);
  await transferOfAnother(world, call);
};

/** A sample employee who is active, has not been transferred, and has no reports. */
const withActiveEmployee: SetUp = async (_world, call) => {
  const { nodes } = await must(call, headersOf(call), "GET", `/companies/${call.path["companyId"]}/org-chart?depth=50`);
  const alone = new Set((nodes as JsonObject[]).filter(({ reports }) => reports === 0).map(({ id }) => id));
  const { items } = await must(
    call,
    headersOf(call),
    "GET",
    `/companies/${call.path["companyId"]}/employees?status=confirmed&pageSize=100`,
  );
  const rows = (items as JsonObject[]).filter(
    ({ id, lastDay, suspendedFrom }) => alone.has(id) && lastDay === null && suspendedFrom === null,
  );
  call.path["employeeId"] = String(rows.at(-1)?.["id"]);
};

/** The employee with the sample account, who is the only one who may do it. */
const asThemselves: SetUp = async (world, call) => {
  const { items } = await must(
    call,
    headersOf(call),
    "GET",
    `/companies/${call.path["companyId"]}/employees?q=Desmond%20Lim`,
  );
  call.path["employeeId"] = String((items as JsonObject[])[0]?.["id"]);
  const ket = await must(call, headersOf(call), "POST", `${placeOf(call)}/kets`, {});
  call.path["ketId"] = String(ket["id"]);
  if (call.declared.status === 200)
    await must(call, headersOf(call), "POST", `${placeOf(call)}/kets/${String(ket["id"])}/issue`);
  Object.assign(call.headers, await as(world, "employee@merlion.demo", "employee"));
};

/** Terms can only be issued once there is pay. */
const withPay: SetUp = async (_world, call) => {
  const { startDate } = await must(call, headersOf(call), "GET", placeOf(call));
  await must(call, headersOf(call), "POST", `${placeOf(call)}/pay-terms`, {
    effectiveFrom: startDate ?? null,
    reason: "Before the terms",
    rateType: "monthly",
    basic: 520_000,
  });
};

/** A task of IT on a new employee's record: the owners' to do, because nobody in the samples stands for IT. */
const ownTask: SetUp = async (world, call) => {
  const companyId = call.path["companyId"] ?? sampleCompanies.trading.id;
  const employee = await createRecord(
    world,
    { ...call.declared, path: "/companies/{companyId}/employees/{employeeId}" },
    "employeeId",
    { ...call.path, companyId },
  );
  const task = await must(
    call,
    headersOf(call),
    "POST",
    `/companies/${companyId}/employees/${String(employee["id"])}/tasks`,
    { title: "Set up the laptop", kind: "onboarding", owner: "it", dueOn: "2026-11-20" },
  );
  call.path["taskId"] = String(task["id"]);
  if (call.declared.status === 409) call.body = { status: "open" };
};

const withFile: SetUp = async (world, call) => {
  const file = await createRecord(
    world,
    { ...call.declared, path: "/companies/{companyId}/employees/{employeeId}/files/{fileId}" },
    "fileId",
    call.path,
  );
  call.body = { fileId: file["id"] ?? null };
};

const submitted: SetUp = async (world, call) => {
  const aside: Call = { ...call, body: undefined };
  await withFile(world, aside);
  await must(call, headersOf(call), "POST", `${placeOf(call)}/documents/${call.path["documentId"]}/submit`, aside.body);
};

const sameAgain: SetUp = async (world, call) => {
  await createRecord(world, { ...call.declared, path: `${call.declared.path}/{id}` }, "id", call.path);
};

const stale = [
  "BankAccount",
  "WorkPass",
  "Passport",
  "Dependant",
  "PreviousEmployment",
  "EmployeeDocument",
  "Ket",
  "EmployeeTask",
  "SplitCompany",
];

export const employeeRecordExceptions: Record<string, SetUp> = {
  ...Object.fromEntries(stale.map((noun) => [`update${noun} 409`, staleVersion])),
  ...areaExceptions("DocumentType", "name"),
  "deleteDocumentType 409": async (world, call) => {
    const employee = await createRecord(
      world,
      { ...call.declared, path: "/companies/{companyId}/employees/{employeeId}" },
      "employeeId",
      call.path,
    );
    await must(
      call,
      headersOf(call),
      "POST",
      `/companies/${call.path["companyId"]}/employees/${String(employee["id"])}/documents`,
      { typeId: call.path["documentTypeId"] ?? null },
    );
  },
  ...areaExceptions("TaskTemplate", "name"),
  "deleteTaskTemplate 409": async (world, call) => {
    const employee = await createRecord(
      world,
      { ...call.declared, path: "/companies/{companyId}/employees/{employeeId}" },
      "employeeId",
      call.path,
    );
    await must(
      call,
      headersOf(call),
      "POST",
      `/companies/${call.path["companyId"]}/employees/${String(employee["id"])}/tasks/start`,
      { templateId: call.path["taskTemplateId"] ?? null },
    );
  },
  ...areaExceptions("CustomFieldDefinition", "code"),
  // The code of a custom field cannot be changed.
  "updateCustomFieldDefinition 200": async (_world, call) => {
    const { code } = await must(
      call,
      headersOf(call),
      "GET",
      `/companies/${call.path["companyId"]}/custom-field-definitions/${call.path["customFieldDefinitionId"]}`,
    );
    call.body = { ...(call.body as JsonObject), code: code ?? null };
  },
  "deleteBankAccount 409": inTurn(accountOfAnother, async (_world, call) => {
    await must(call, headersOf(call), "POST", `${placeOf(call)}/bank-accounts/${call.path["bankAccountId"]}/verify`);
  }),
  "verifyBankAccount 200": accountOfAnother,
  "verifyBankAccount 409": inTurn(accountOfAnother, stepBefore("verify")),
  "rejectBankAccount 200": accountOfAnother,
  "rejectBankAccount 409": inTurn(accountOfAnother, stepBefore("reject")),
  "moveWorkPass 409": (_world, call) => {
    call.body = { status: "approvedInPrinciple" };
  },
  "submitEmployeeDocument 200": withFile,
  "submitEmployeeDocument 409": inTurn(submitted, stepBefore("verify"), withFile),
  "verifyEmployeeDocument 200": submitted,
  "verifyEmployeeDocument 409": () => {},
  "deleteKet 409": inTurn(withPay, async (_world, call) => {
    await must(call, headersOf(call), "POST", `${placeOf(call)}/kets/${call.path["ketId"]}/issue`);
  }),
  "issueKet 200": withPay,
  "issueKet 409": inTurn(withPay, stepBefore("issue")),
  "acknowledgeKet 200": asThemselves,
  "acknowledgeKet 409": asThemselves,
  "moveMyTask 200": ownTask,
  "moveMyTask 409": ownTask,
  "createTransfer 409": sameAgain,
  "approveTransfer 200": inTurn(withActiveEmployee, transferOfAnother),
  // People who have not accepted the offer are not employed yet.
  "approveTransfer 409": anotherAsks,
  "rejectTransfer 200": anotherAsks,
  "rejectTransfer 409": inTurn(anotherAsks, async (_world, call) => {
    await must(call, headersOf(call), "POST", `${placeOf(call)}/transfers/${call.path["transferId"]}/reject`, {});
  }),
  "withdrawTransfer 409": stepBefore("withdraw"),
  "createSplitCompany 409": sameAgain,
  "endSplitCompany 409": stepBefore("end"),
  "listExpiries 404": inUnknownCompany,
  "exportExpiries 404": inUnknownCompany,
};

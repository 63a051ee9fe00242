/** Set-ups for the responses about employees. */
import { randomUUID } from "node:crypto";
import { headersOf, type SetUp, staleVersion } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { JsonObject } from "./documents.ts";

async function must(call: Call, method: string, path: string, body?: JsonObject): Promise<JsonObject> {
  const answer = await send(call.server + path, method, headersOf(call), body);
  if (answer.status >= 300)
    throw new Error(`${call.declared.key}: ${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const people = ({ path }: Call): string => `/companies/${path["companyId"]}/employees`;

/** An employee in that state of employment, without reports. */
const inState =
  (
    status: "offered" | "onboarding" | "probation" | "confirmed",
    ...steps: readonly (readonly [name: string, body: JsonObject])[]
  ): SetUp =>
  async (_world, call) => {
    const employment = {
      status,
      startDate: "2024-01-01",
      contractType: "permanent",
      probationEnd: status === "confirmed" ? null : "2024-03-31",
      noticeDays: 30,
    };
    const made = await must(call, "POST", people(call), { person: { fullName: "Someone" }, employment });
    call.path["employeeId"] = String(made["id"]);
    for (const [name, body] of steps)
      await must(call, "POST", `${people(call)}/${call.path["employeeId"]}/${name}`, body);
  };

const withBody =
  (setUp: SetUp, body: JsonObject): SetUp =>
  async (world, call) => {
    await setUp(world, call);
    call.body = body;
  };

const notice = ["give-notice", { noticeGivenOn: "2026-01-05", exitReason: "resignation" }] as const;
const exit = ["complete-exit", { lastDay: "2026-01-31", exitReason: "resignation" }] as const;
const hold = ["legal-hold", { reason: "A claim is before the tribunal" }] as const;
const suspension = ["suspend", { from: "2026-01-05", reason: "Inquiry" }] as const;

/** The same row again: two cannot start on one day. */
const sameDay: SetUp = async (_world, call) => {
  const collection = call.declared.path.slice(call.declared.path.lastIndexOf("/"));
  await must(call, "POST", `${people(call)}/${call.path["employeeId"]}${collection}`, call.body as JsonObject);
};

/** A row of a long-standing employee, so it is current. */
const begun =
  (collection: string, idName: string, rows: JsonObject): SetUp =>
  async (world, call) => {
    await inState("confirmed")(world, call);
    const path = `${people(call)}/${call.path["employeeId"]}/${collection}`;
    const made = await must(call, "POST", path, { effectiveFrom: "2024-01-01", ...rows });
    call.path[idName] = String(made["id"]);
  };

const job = {
  departmentId: "de5523b0-3b65-4686-86a1-81cad565fad7",
  designationId: "37ce90fa-4b7d-49bd-820f-27d79e527b87",
};

export const employeeExceptions: Record<string, SetUp> = {
  "getOrgChart 404": (_world, call) => {
    call.query["managerId"] = randomUUID();
  },
  "createEmployee 409": async (_world, call) => {
    const body = call.body as { employment: JsonObject };
    const taken = { ...body, employment: { ...body.employment, employeeNo: randomUUID().slice(0, 8) } };
    await must(call, "POST", people(call), taken);
    call.body = taken;
  },
  "deleteEmployee 409": inState("confirmed"),
  ...Object.fromEntries(
    ["Person", "Contact", "Identity", "Employment"].map((section) => [`updateEmployee${section} 409`, staleVersion]),
  ),
  "updateEmployeeEmployment 200": (_world, call) => {
    call.body = { ...(call.body as JsonObject), employeeNo: randomUUID().slice(0, 8) };
  },
  ...Object.fromEntries(
    ["Job", "PayTerms", "Residency", "Statutory"].flatMap((row) => [
      [`addEmployee${row} 409`, sameDay],
      [`updateEmployee${row} 409`, staleVersion],
    ]),
  ),
  "deleteEmployeeJob 409": begun("jobs", "jobId", job),
  "deleteEmployeePayTerms 409": begun("pay-terms", "payTermsId", { rateType: "monthly", basic: 1 }),
  "deleteEmployeeResidency 409": begun("residencies", "residencyId", { residency: "citizen" }),
  "deleteEmployeeStatutory 409": begun("statutory", "statutoryId", {}),
  "acceptEmployeeOffer 409": inState("confirmed"),
  "startEmployeeProbation 200": withBody(inState("onboarding"), {}),
  "startEmployeeProbation 409": inState("offered"),
  "confirmEmployee 200": inState("probation"),
  "confirmEmployee 202": async (world, call) => {
    await inState("probation")(world, call);
    const department = await must(call, "POST", `/companies/${call.path["companyId"]}/departments`, {
      department: `Confirmed ${randomUUID().slice(0, 8)}`,
      code: randomUUID().slice(0, 8),
    });
    // Only for one department: elsewhere confirmations take effect at once.
    await must(call, "POST", `/companies/${call.path["companyId"]}/approval-chains`, {
      name: `Confirmations ${randomUUID().slice(0, 8)}`,
      kind: "confirmation",
      departmentIds: [department["id"] ?? null],
      steps: [{ approver: "permission" }],
    });
    await must(call, "POST", `${people(call)}/${call.path["employeeId"]}/jobs`, {
      ...job,
      departmentId: department["id"] ?? null,
      effectiveFrom: "2024-01-01",
    });
  },
  "confirmEmployee 409": inState("offered"),
  "extendEmployeeProbation 200": inState("probation"),
  "extendEmployeeProbation 409": inState("offered"),
  "giveEmployeeNotice 200": withBody(inState("confirmed"), notice[1]),
  "giveEmployeeNotice 409": inState("offered"),
  "cancelEmployeeExit 200": inState("confirmed", notice),
  "cancelEmployeeExit 409": inState("confirmed"),
  "completeEmployeeExit 200": withBody(inState("confirmed"), exit[1]),
  "completeEmployeeExit 409": inState("offered"),
  "holdEmployee 200": inState("confirmed"),
  "holdEmployee 409": inState("confirmed", hold),
  "liftEmployeeHold 200": inState("confirmed", hold),
  "liftEmployeeHold 409": inState("confirmed"),
  "suspendEmployee 200": inState("confirmed"),
  "suspendEmployee 409": inState("offered"),
  "resumeEmployee 200": inState("confirmed", suspension),
  "resumeEmployee 409": inState("confirmed"),
  "rehireEmployee 201": inState("confirmed", exit),
  "rehireEmployee 409": inState("confirmed"),
};

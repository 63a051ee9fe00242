/** Set-ups for approvals: made by the sample employee, decided by the tenant's owner. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { areaExceptions, inArchivedCompany, type SetUp } from "./areas.ts";
import { send } from "./call.ts";
import { waitingRequest } from "./change-requests.ts";
import type { JsonObject } from "./documents.ts";
import { bearer, signIn, type World } from "./world.ts";

const placeOf = ({ servers }: World): string => `${servers.main}/companies/${sampleCompanies.trading.id}`;
const employee = async ({ servers }: World): Promise<Record<string, string>> =>
  bearer(String((await signIn(servers.main, "employee@merlion.demo", "employee"))["accessToken"]));

/** The approval of a new change request. */
export async function waitingApproval(world: World): Promise<JsonObject> {
  const request = await waitingRequest(world);
  const { body } = await send(`${placeOf(world)}/approvals?view=mine&pageSize=100`, "GET", bearer(world.admin));
  const found = ((body as JsonObject)["items"] as JsonObject[]).find((one) => one["recordId"] === request["id"]);
  if (!found) throw new Error("the change request has no approval");
  return found;
}

const settled: SetUp = async (world, call) => {
  const path = `${placeOf(world)}/approvals/${call.path["approvalId"] ?? ""}/approve`;
  await send(path, "POST", bearer(world.admin), {});
};

/** A confirmation that the tenant's owner has approved for HR. */
const approvedConfirmation: SetUp = async (world, call) => {
  const place = placeOf(world);
  const [admin, hr] = [
    bearer(world.admin),
    bearer(String((await signIn(world.servers.main, "hr@merlion.demo", "hr"))["accessToken"])),
  ];
  const must = async (headers: Record<string, string>, path: string, body: JsonObject): Promise<JsonObject> => {
    const answer = await send(place + path, "POST", headers, body);
    if (answer.status >= 300) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as JsonObject;
  };
  const name = randomUUID().slice(0, 8);
  const department = await must(admin, "/departments", { department: `Approved ${name}`, code: name });
  const chain = { name: `Approved ${name}`, kind: "confirmation", departmentIds: [department["id"] ?? null] };
  await must(admin, "/approval-chains", { ...chain, steps: [{ approver: "permission" }] });
  const made = await must(admin, "/employees", {
    person: { fullName: "Someone Confirmed" },
    employment: { status: "probation", startDate: "2024-01-01", contractType: "permanent", probationEnd: "2024-03-31" },
    job: { departmentId: department["id"] ?? null, designationId: "37ce90fa-4b7d-49bd-820f-27d79e527b87" },
  });
  await must(hr, `/employees/${String(made["id"])}/confirm`, { confirmedOn: "2024-04-01" });
  const { body } = await send(`${place}/approvals?view=mine&kind=confirmation&pageSize=100`, "GET", admin);
  const found = ((body as JsonObject)["items"] as JsonObject[]).find((one) => one["employeeId"] === made["id"]);
  await must(admin, `/approvals/${String(found?.["id"])}/approve`, {});
  call.path["companyId"] = sampleCompanies.trading.id;
  call.path["approvalId"] = String(found?.["id"]);
};

const anEmployee: SetUp = async (world, call) => {
  call.path["companyId"] = sampleCompanies.trading.id;
  const { body } = await send(`${placeOf(world)}/employees?pageSize=1`, "GET", bearer(world.admin));
  const [first] = (body as JsonObject)["items"] as JsonObject[];
  call.body = { ...(call.body as JsonObject), employeeId: first?.["id"] ?? null };
};

const ownDelegation: SetUp = async (world, call) => {
  call.path["companyId"] = sampleCompanies.trading.id;
  const body = { delegateId: "d052d273-bdbf-496a-84d5-f6c043183361", from: "2027-03-01", to: "2027-03-02" };
  const made = await send(`${placeOf(world)}/my-delegations`, "POST", bearer(world.admin), body);
  call.path["delegationId"] = String((made.body as JsonObject)["id"]);
};

export const approvalExceptions: Record<string, SetUp> = {
  "approveApproval 409": settled,
  "rejectApproval 409": settled,
  "withdrawApproval 200": async (world, call) => {
    Object.assign(call.headers, await employee(world));
  },
  "withdrawApproval 409": async (world, call) => {
    await settled(world, call);
    Object.assign(call.headers, await employee(world));
  },
  "cancelApproval 200": approvedConfirmation,
  // A change request cannot be undone.
  "cancelApproval 409": settled,
  "decideApprovals 200": async (world, call) => {
    call.path["companyId"] = sampleCompanies.trading.id;
    call.body = { ...(call.body as JsonObject), ids: [(await waitingApproval(world))["id"] ?? null] };
  },
  "decideApprovals 409": inArchivedCompany,
  ...areaExceptions("ApprovalChain", "name"),
  "deleteApprovalChain 409": inArchivedCompany,
  "previewApprovalChain 200": anEmployee,
  ...areaExceptions("Delegation", "note"),
  "createDelegation 409": inArchivedCompany,
  "deleteDelegation 409": inArchivedCompany,
  "createMyDelegation 409": inArchivedCompany,
  "deleteMyDelegation 204": ownDelegation,
};

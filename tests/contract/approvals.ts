/** Set-ups for approvals: made by the sample employee, decided by the tenant's owner. */
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

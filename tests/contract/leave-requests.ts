/** Set-ups for requests for leave, made by the sample employee and decided by their manager, and for manual leave. */
import { randomUUID } from "node:crypto";
import { addDays, weekday } from "#src/domain/shared/calendar.ts";
import { localDay } from "#src/domain/shared/local-day.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { SetUp } from "./areas.ts";
import { address, type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, signIn, type World } from "./world.ts";

type Headers = Record<string, string>;

const signedIn =
  (account: "employee" | "manager") =>
  async ({ servers }: World): Promise<Headers> =>
    bearer(String((await signIn(servers.main, `${account}@merlion.demo`, account))["accessToken"]));
const employee = signedIn("employee");
const manager = signedIn("manager");

async function must(world: World, headers: Headers, method: string, path: string, body?: Json): Promise<JsonObject> {
  const url = `${world.servers.main}/companies/${sampleCompanies.trading.id}${path}`;
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** A Tuesday that no other request has, so that approved leave does not stand in its way. */
let weeks = 0;
function ownTuesday(): string {
  weeks += 1;
  const soonest = addDays(localDay("Asia/Singapore", new Date()), 14);
  return addDays(soonest, ((9 - weekday(soonest)) % 7) + weeks * 7);
}

/** Without pay, so that no balance runs out; public holidays count, so that every week has working days. */
let unpaid: Promise<JsonObject> | undefined;
async function ownDays(world: World): Promise<JsonObject> {
  const mark = randomUUID().slice(0, 8);
  const fields = { name: `Unpaid ${mark}`, code: mark.toUpperCase(), kind: "no-pay", countsHolidays: true };
  unpaid ??= must(world, bearer(world.admin), "POST", "/leave-types", fields);
  const from = ownTuesday();
  return { leaveTypeId: (await unpaid)["id"] ?? null, from, to: addDays(from, 1) };
}

/** A new request of the sample employee; the one before it is withdrawn, so that the queue of approvals stays short. */
export async function waitingLeave(world: World): Promise<JsonObject> {
  const headers = await employee(world);
  const { items } = await must(world, headers, "GET", "/leaves?own=true&status=submitted&pageSize=100");
  for (const { id } of items as JsonObject[]) await must(world, headers, "POST", `/leaves/${String(id)}/withdraw`);
  return must(world, headers, "POST", "/leaves", await ownDays(world));
}

const idOf = async (world: World): Promise<string> => {
  const query = `/employees?q=${encodeURIComponent("Desmond Lim")}`;
  const { items } = await must(world, bearer(world.admin), "GET", query);
  return String((items as JsonObject[])[0]?.["id"]);
};

async function grant(world: World): Promise<JsonObject> {
  const { items } = await must(world, bearer(world.admin), "GET", "/leave-types?kind=off-in-lieu");
  const [type] = items as JsonObject[];
  return { employeeIds: [await idOf(world)], leaveTypeId: type?.["id"] ?? null, mode: "grant", units: 1 };
}

/** Entered for the sample employee: the call answers with a list, because it takes several people. */
export async function grantedLeave(world: World): Promise<JsonObject> {
  const body = { ...(await grant(world)), reason: "Worked on a holiday" };
  const made = await must(world, bearer(world.admin), "POST", "/manual-leave", body);
  return (made as unknown as JsonObject[])[0] as JsonObject;
}

const asEmployee: SetUp = async (world, call) => {
  Object.assign(call.headers, await employee(world));
};

const asManager: SetUp = async (world, call) => {
  Object.assign(call.headers, await manager(world));
};

const approved: SetUp = async (world, call) => {
  await must(world, await manager(world), "POST", `/leaves/${call.path["leaveId"]}/approve`, {});
};

const inTurn =
  (...steps: SetUp[]): SetUp =>
  async (world, call) => {
    for (const step of steps) await step(world, call);
  };

const asked: SetUp = async (world, call) => {
  await asEmployee(world, call);
  call.body = { ...(call.body as JsonObject), ...(await ownDays(world)) };
};

/** From the first day on. */
const wholeLeave: SetUp = async (world, call) => {
  const { from } = await must(world, bearer(world.admin), "GET", `/leaves/${call.path["leaveId"]}`);
  call.body = { ...(call.body as JsonObject), from: from ?? null };
};

const ofSampleEmployee: SetUp = async (world, call) => {
  call.body = { ...(call.body as JsonObject), ...(await grant(world)) };
};

const anyType: SetUp = async (world, call) => {
  const { items } = await must(world, bearer(world.admin), "GET", "/leave-types");
  call.query["leaveTypeId"] = String((items as JsonObject[])[0]?.["id"]);
};

const feedOfOwner: SetUp = async (world, call) => {
  const feed = await must(world, bearer(world.admin), "POST", "/leave-feeds", { scope: "team" });
  call.path["token"] = String(feed["address"]).replace(/^.*\//, "");
};

/** Repeats an unknown address on the server with the low limit until it is rejected. */
const exhaustAddresses = async ({ servers }: World, call: Call): Promise<void> => {
  call.server = servers.limited;
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const { status } = await send(call.server + address(call), "GET", {});
    if (status === 429) return;
  }
  throw new Error(`${call.declared.key}: 50 attempts were let through`);
};

export const leaveRequestExceptions: Record<string, SetUp> = {
  "createLeave 201": asked,
  "previewLeave 200": asked,
  "explainLeaveBalance 200": anyType,
  "approveLeave 200": asManager,
  "approveLeave 409": approved,
  "rejectLeave 200": asManager,
  "rejectLeave 409": approved,
  "withdrawLeave 200": asEmployee,
  "withdrawLeave 409": inTurn(approved, asEmployee),
  "cancelLeave 200": inTurn(approved, asEmployee),
  // It has not been approved yet.
  "cancelLeave 409": asEmployee,
  "recallLeave 200": inTurn(approved, wholeLeave),
  "recallLeave 409": wholeLeave,
  "listStandInOptions 200": asEmployee,
  "recountLeave 200": approved,
  // It has not been approved yet.
  "recountLeave 409": () => {},
  "createManualLeave 201": ofSampleEmployee,
  "reverseManualLeave 409": async (world, call) => {
    const path = `/manual-leave/${call.path["manualLeaveId"]}/reverse`;
    await must(world, bearer(world.admin), "POST", path, { comment: "Entered twice" });
  },
  "readLeaveFeed 200": feedOfOwner,
  "readLeaveFeed 429": exhaustAddresses,
};

/** Set-ups for the responses about final settlements and tax clearances: leavers of their own, brought to each state. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { inUnknownCompany, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, type World } from "./world.ts";

const place = ({ servers }: World): string => `${servers.main}/companies/${sampleCompanies.trading.id}`;

async function must(world: World, method: string, path: string, body?: Json, token = world.admin, headers = {}) {
  const answer = await send(place(world) + path, method, { ...bearer(token), ...headers }, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** Today where the sample company is. */
const today = (): string => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Singapore" }).format(new Date());
const later = (): string => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + 2);
  return day.toISOString().slice(0, 10);
};

const leave = (world: World, employeeId: string, lastDay: string) =>
  must(world, "POST", `/employees/${employeeId}/give-notice`, {
    noticeGivenOn: today(),
    lastDay,
    exitReason: "resignation",
  });

/** Someone new, who is not a citizen and leaves today. */
async function leaver(world: World): Promise<string> {
  const employeeNo = randomUUID().slice(0, 8);
  const made = await must(world, "POST", "/employees", {
    person: { fullName: `Leaver ${employeeNo}`, dateOfBirth: "1990-05-17" },
    employment: { status: "confirmed", startDate: "2024-01-01", contractType: "permanent", employeeNo, noticeDays: 1 },
    pay: { rateType: "monthly", basic: 400_000 },
    residency: { residency: "foreigner" },
  });
  const id = String(made["id"]);
  await leave(world, id, today());
  return id;
}

const settlementAt = ({ id }: JsonObject): string => `/settlements/${String(id)}`;

async function settlement(world: World): Promise<JsonObject> {
  return must(world, "POST", "/settlements", { employeeId: await leaver(world) });
}

/** The job runs on the server: reads go on until it has ended. */
async function calculated(world: World): Promise<JsonObject> {
  const at = settlementAt(await settlement(world));
  await must(world, "POST", `${at}/prepare`);
  for (;;) {
    const now = await must(world, "GET", at);
    if (now["calculating"] !== true) return now;
  }
}

async function cancelled(world: World): Promise<JsonObject> {
  return must(world, "POST", `${settlementAt(await settlement(world))}/cancel`, { reason: "Before the call" });
}

const ofSettlement =
  (make: (world: World) => Promise<JsonObject>): SetUp =>
  async (world, call) => {
    const { id, version } = await make(world);
    call.path["settlementId"] = String(id);
    if ("If-Match" in call.headers) call.headers["If-Match"] = `"${String(version)}"`;
  };

const terms = { how: "notice-served", noticeCount: "working-days" };

const clearanceAt = ({ id }: JsonObject): string => `/tax-clearances/${String(id)}`;

async function clearance(world: World): Promise<JsonObject> {
  return must(world, "POST", "/tax-clearances", { employeeId: await leaver(world) });
}

/** Foreigners of the samples, who have payslips and complete records: one for each call. */
const foreigners = new Map<string, string[]>();
async function complete(world: World): Promise<JsonObject> {
  const known = foreigners.get(world.servers.main);
  const left =
    known ??
    (
      (await must(world, "GET", "/employees?status=confirmed&residency=foreigner&sort=-startDate&pageSize=100"))[
        "items"
      ] as JsonObject[]
    ).map(({ id }) => String(id));
  foreigners.set(world.servers.main, left);
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    await leave(world, id, later());
    const made = await must(world, "POST", "/tax-clearances", { employeeId: id });
    if ((made["problems"] as Json[]).length === 0) return made;
  }
  throw new Error("the samples hold no more foreigners with complete records");
}

const states = ["draft", "submitted", "approved", "acknowledged", "directed"] as const;

/** A form brought to the state by two people. */
async function clearanceIn(world: World, state: (typeof states)[number]): Promise<JsonObject> {
  const at = clearanceAt(await complete(world));
  const until = states.indexOf(state);
  if (until >= 1) await must(world, "POST", `${at}/submit`);
  if (until >= 2) await must(world, "POST", `${at}/approve`, {}, world.approver);
  if (until >= 3)
    await must(world, "POST", `${at}/acknowledge`, { acknowledgement: "IR21-1", acknowledgedOn: today() });
  if (until >= 4) await must(world, "POST", `${at}/directive`, { directiveOn: today(), tax: 0 });
  return must(world, "GET", at);
}

const ofClearance =
  (make: (world: World) => Promise<JsonObject>, more?: (world: World, call: Call) => void): SetUp =>
  async (world, call) => {
    call.path["taxClearanceId"] = String((await make(world))["id"]);
    more?.(world, call);
  };
const about = (state: (typeof states)[number], more?: (world: World, call: Call) => void): SetUp =>
  ofClearance((world) => clearanceIn(world, state), more);

async function withdrawn(world: World): Promise<JsonObject> {
  return must(world, "POST", `${clearanceAt(await clearance(world))}/cancel`, { reason: "Before the call" });
}

const dated =
  (name: string, more: JsonObject = {}) =>
  (_world: World, call: Call): void => {
    call.body = { ...(call.body as JsonObject), ...more, [name]: today() };
  };

/** Records that the operations are about, by the name of their id. */
export const settlementRecords: Record<string, (world: World) => Promise<JsonObject>> = {
  settlementId: settlement,
  taxClearanceId: clearance,
};

export const settlementExceptions: Record<string, SetUp> = {
  "listSettlements 404": inUnknownCompany,
  "listLeavers 404": inUnknownCompany,
  "createSettlement 201": async (world, call) => {
    call.body = { employeeId: await leaver(world) };
  },
  "createSettlement 409": async (world, call) => {
    call.body = { employeeId: (await settlement(world))["employeeId"] ?? null };
  },
  "updateSettlement 200": (_world, call) => {
    call.body = terms;
  },
  "updateSettlement 409": async (world, call) => {
    await ofSettlement(cancelled)(world, call);
    call.body = terms;
  },
  "prepareSettlement 409": ofSettlement(cancelled),
  "cancelSettlement 409": ofSettlement(cancelled),
  "downloadSettlementLetter 200": ofSettlement(calculated),
  "downloadSettlementLetter 409": ofSettlement(settlement),
  "listTaxClearances 404": inUnknownCompany,
  "createTaxClearance 201": async (world, call) => {
    call.body = { employeeId: await leaver(world) };
  },
  "createTaxClearance 409": async (world, call) => {
    call.body = { employeeId: (await clearance(world))["employeeId"] ?? null };
  },
  "updateTaxClearance 200": (_world, call) => {
    call.body = { ...(call.body as JsonObject), noticeOn: today(), ceasesOn: later(), departsOn: null };
  },
  "draftTaxClearance 409": ofClearance(withdrawn),
  "correctTaxClearance 200": (_world, call) => {
    call.body = { ...(call.body as JsonObject), year: Number(today().slice(0, 4)) };
  },
  "correctTaxClearance 409": ofClearance(withdrawn),
  "submitTaxClearance 200": about("draft"),
  "approveTaxClearance 200": about("submitted", ({ approver }, call) => {
    Object.assign(call.headers, bearer(approver));
  }),
  "returnTaxClearance 200": about("submitted"),
  "acknowledgeTaxClearance 200": about("approved", dated("acknowledgedOn")),
  "recordTaxDirective 200": about("acknowledged", dated("directiveOn", { tax: 0 })),
  "settleTaxClearance 200": about("directed", (_world, call) => {
    call.body = {};
  }),
  "amendTaxClearance 201": about("acknowledged"),
  "cancelTaxClearance 409": ofClearance(withdrawn),
};

/** Set-ups for the responses about payroll: periods, runs in each of their states, and payslips. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { headersOf, inArchivedCompany, inUnknownCompany, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, signIn, type World } from "./world.ts";

type Headers = Record<string, string>;

const place = ({ servers }: World): string => `${servers.main}/companies/${sampleCompanies.trading.id}`;

async function must(url: string, method: string, headers: Headers, body?: Json): Promise<JsonObject> {
  const answer = await send(url, method, headers, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

/** A month of its own for each call, after those of the examples. */
let months = 0;
function periodOfItsOwn(): JsonObject {
  const [year, month] = [2033 + Math.floor(months / 12), (months % 12) + 1];
  months += 1;
  const day = (number: number): string => new Date(Date.UTC(year, month - 1, number)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // A Wednesday in the middle of the month, when there is no public holiday on most of them.
  const middle = Array.from({ length: 7 }, (_, index) => 16 + index).find(
    (number) => new Date(day(number)).getUTCDay() === 3,
  );
  return {
    name: `Month ${randomUUID().slice(0, 8)}`,
    frequency: "monthly",
    startDate: day(1),
    endDate: day(last),
    payDate: day(middle ?? 16),
  };
}

const isHoliday = ({ status, body }: { status: number; body: Json }): boolean =>
  status === 422 && JSON.stringify(body).includes("not-a-working-day");

async function newPeriod(world: World): Promise<JsonObject> {
  for (;;) {
    const answer = await send(`${place(world)}/pay-periods`, "POST", bearer(world.admin), periodOfItsOwn());
    if (answer.status === 201) return answer.body as JsonObject;
    if (!isHoliday(answer)) throw new Error(`no period: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

async function newRun(world: World, body: JsonObject = {}): Promise<JsonObject> {
  const { id } = await newPeriod(world);
  return must(`${place(world)}/pay-runs`, "POST", bearer(world.admin), {
    periodId: id ?? null,
    kind: "regular",
    ...body,
  });
}

const runAt = (world: World, run: JsonObject): string => `${place(world)}/pay-runs/${String(run["id"])}`;

/** The job runs on the server: reads go on until it has ended. */
async function calculated(world: World, run: JsonObject): Promise<JsonObject> {
  await must(`${runAt(world, run)}/calculate`, "POST", bearer(world.admin));
  for (;;) {
    const now = await must(runAt(world, run), "GET", bearer(world.admin));
    if (now["status"] !== "calculating") return now;
  }
}

const people = async (world: World, run: JsonObject): Promise<JsonObject[]> =>
  (await must(`${runAt(world, run)}/people?sort=fullName&pageSize=100`, "GET", bearer(world.admin)))[
    "items"
  ] as JsonObject[];

const employees = new Map<string, Promise<string>>();

/** The employee of the sample account: someone whose pay nothing blocks. */
function ownEmployee(world: World): Promise<string> {
  const known = employees.get(world.servers.main);
  if (known) return known;
  const found = (async () => {
    const token = bearer(
      String((await signIn(world.servers.main, "employee@merlion.demo", "employee"))["accessToken"]),
    );
    return String((await must(`${place(world)}/my-attendance`, "GET", token))["employeeId"]);
  })();
  employees.set(world.servers.main, found);
  return found;
}

const states = ["draft", "calculated", "submitted", "approved", "locked", "published", "paid"] as const;
type State = (typeof states)[number];

/** A run for one person, brought to the state by two people. */
async function runIn(world: World, state: State): Promise<{ run: JsonObject; payslipId: string }> {
  const run = await newRun(world, { employeeIds: [await ownEmployee(world)] });
  const until = states.indexOf(state);
  if (until >= 1) await calculated(world, run);
  const step = (name: string, token: string, body?: Json) =>
    must(`${runAt(world, run)}/${name}`, "POST", bearer(token), body);
  if (until >= 2) await step("submit", world.admin);
  if (until >= 3) await step("approve", world.approver, {});
  if (until >= 4) await step("lock", world.admin);
  if (until >= 5) await step("publish", world.admin, {});
  if (until >= 6) await step("mark-paid", world.admin, {});
  const [person] = until >= 1 ? await people(world, run) : [];
  return { run: await must(runAt(world, run), "GET", bearer(world.admin)), payslipId: String(person?.["id"]) };
}

/** The call is about a run in the state, and its payslip. */
const about =
  (state: State, more?: (world: World, call: Call) => Promise<void> | void): SetUp =>
  async (world, call) => {
    const { run, payslipId } = await runIn(world, state);
    if ("payRunId" in call.path) call.path["payRunId"] = String(run["id"]);
    if ("payslipId" in call.path) call.path["payslipId"] = payslipId;
    await more?.(world, call);
  };

/** Approved by someone else than who has made it. */
const byApprover = ({ approver }: World, call: Call): void => {
  Object.assign(call.headers, bearer(approver));
};

/** Codes are made unique elsewhere; this one names a line that is there. */
const forBasicPay = (_world: World, call: Call): void => {
  call.body = { ...(call.body as JsonObject), code: "BASIC" };
};

const inArchive: SetUp = async (world, call) => {
  await inArchivedCompany(world, call);
  forBasicPay(world, call);
};

const stepBefore =
  (name: string) =>
  async (world: World, call: Call): Promise<void> => {
    const at = `${place(world)}/pay-runs/${call.path["payRunId"]}/payslips/${call.path["payslipId"]}`;
    await must(`${at}/${name}`, "POST", headersOf(call), { reason: "Before the call" });
  };

const withFile = async (world: World, call: Call): Promise<void> => {
  const at = `${place(world)}/pay-runs/${call.path["payRunId"]}/files`;
  const file = await must(at, "POST", headersOf(call), { kind: "register", format: "csv" });
  call.path["payRunFileId"] = String(file["id"]);
};

/** What the earlier payroll system has paid the person of the run; the call is about that difference. */
const withOldPayslips =
  (isAccepted = false) =>
  async (world: World, call: Call): Promise<void> => {
    const run = `${place(world)}/pay-runs/${call.path["payRunId"]}`;
    const [slip] = await people(world, { id: String(call.path["payRunId"]) });
    const answer = await fetch(`${run}/parallel-run?name=old.csv`, {
      method: "PUT",
      headers: { ...headersOf(call), "Content-Type": "application/octet-stream" },
      body: `employeeNo,BASIC\n${String(slip?.["employeeNo"])},1.00`,
    });
    if (!answer.ok) throw new Error(`${run} answered ${answer.status}`);
    const item = { employeeId: slip?.["employeeId"] ?? null, code: "BASIC" };
    if (isAccepted) await must(`${run}/parallel-run/accept`, "POST", headersOf(call), { ...item, reason: "As agreed" });
    if (call.body !== undefined) call.body = { ...(call.body as JsonObject), ...item };
  };

const asEmployee = async ({ servers }: World, call: Call): Promise<void> => {
  Object.assign(
    call.headers,
    bearer(String((await signIn(servers.main, "employee@merlion.demo", "employee"))["accessToken"])),
  );
};

const withVersion = async (world: World, call: Call): Promise<void> => {
  const at = `${place(world)}/payslips/${call.path["payslipId"]}`;
  call.headers["If-Match"] = `"${String((await must(at, "GET", headersOf(call)))["version"])}"`;
};

const closed: SetUp = async (world, call) => {
  const at = `${place(world)}/pay-periods/${call.path["payPeriodId"]}`;
  await must(`${at}/close-inputs`, "POST", headersOf(call));
};

/** Records that the operations are about, by the name of their id. */
export const payrollRecords: Record<string, (world: World) => Promise<JsonObject>> = {
  payPeriodId: newPeriod,
  payRunId: (world) => newRun(world),
  // Payslips come with their run: what needs a real one says so below.
  payslipId: () => Promise.resolve({ id: randomUUID(), version: 1 }),
  payRunFileId: () => Promise.resolve({ id: randomUUID() }),
};

export const payrollExceptions: Record<string, SetUp> = {
  ...Object.fromEntries(
    ["PayRuns", "Payslips"].flatMap((noun) =>
      [`list${noun} 404`, `export${noun} 404`].map((key) => [key, inUnknownCompany]),
    ),
  ),
  "createPayPeriod 201": (_world, call) => {
    call.body = periodOfItsOwn();
  },
  "updatePayPeriod 200": (_world, call) => {
    call.body = periodOfItsOwn();
  },
  "reopenPayPeriod 200": closed,
  "createPayRun 201": async (world, call) => {
    const { id } = await newPeriod(world);
    call.body = { ...(call.body as JsonObject), periodId: id ?? null };
  },
  "listLeftOut 200": async (world, call) => {
    call.query["periodId"] = String((await newPeriod(world))["id"]);
  },
  "submitPayRun 200": about("calculated"),
  "approvePayRun 200": about("submitted", byApprover),
  "returnPayRun 200": about("submitted"),
  "lockPayRun 200": about("approved"),
  "publishPayRun 200": about("locked"),
  "markPayRunPaid 200": about("locked"),
  "closePayRun 200": about("paid"),
  "overridePayslipLine 200": about("calculated", forBasicPay),
  "overridePayslipLine 404": forBasicPay,
  "overridePayslipLine 409": about("submitted", forBasicPay),
  "recalculatePayslip 200": about("calculated"),
  "holdPayslip 200": about("calculated"),
  "releasePayslip 200": about("calculated", stepBefore("hold")),
  "excludePayslip 200": about("calculated"),
  "includePayslip 200": about("calculated", stepBefore("exclude")),
  "updatePayslipNote 200": about("calculated", withVersion),
  "reversePayslip 201": about("locked", byApprover),
  "getPayslip 200": about("calculated"),
  "getPayslipExplanation 200": about("calculated"),
  "listPayslipHistory 200": about("calculated"),
  "listMyPayslips 200": asEmployee,
  "getMyPayslip 200": about("published", asEmployee),
  "getMyPayslipExplanation 200": about("published", asEmployee),
  "viewMyPayslip 200": about("published", asEmployee),
  "acknowledgeMyPayslip 200": about("published", asEmployee),
  "downloadPayslipPdf 200": about("locked"),
  "downloadPayslipPdf 409": about("calculated"),
  "downloadMyPayslipPdf 200": about("published", asEmployee),
  "getPayrollReport 404": inUnknownCompany,
  "exportPayrollReport 404": inUnknownCompany,
  "acceptParallelDifference 200": about("calculated", withOldPayslips()),
  "acceptParallelDifference 404": forBasicPay,
  "acceptParallelDifference 409": inArchive,
  "reopenParallelDifference 200": about("calculated", withOldPayslips(true)),
  "reopenParallelDifference 404": forBasicPay,
  "reopenParallelDifference 409": inArchive,
  "removeParallelPayslips 204": about("calculated", withOldPayslips()),
  "createPayRunFile 201": about("locked"),
  "downloadPayRunFile 200": about("locked", withFile),
  // A run without one of its payslips is no longer what the file was made from.
  "downloadPayRunFile 409": about("locked", async (world, call) => {
    await withFile(world, call);
    const [slip] = await people(world, { id: String(call.path["payRunId"]) });
    const at = `${place(world)}/pay-runs/${call.path["payRunId"]}/payslips/${String(slip?.["id"])}/reverse`;
    await must(at, "POST", bearer(world.approver), { reason: "Before the call" });
  }),
};

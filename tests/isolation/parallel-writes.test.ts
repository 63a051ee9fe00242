/**
 * Every write operation of the contract, 20 identical calls at once: as many succeed as allowed, the others are rejected, and
 * database and audit trail contain only what the successful ones wrote. New operations are included automatically; the set-ups
 * of the contract test prepare the state for each request.
 *
 * One of them succeeds and the others are conflicts (409), except that
 * - deleting a deleted record is a 404,
 * - a PUT or PATCH without a version sets the final state, and may be repeated,
 * - the tables below list other cases, with the reason.
 */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { RunningServer } from "#src/server/main.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { headersOf, type SetUp } from "../contract/areas.ts";
import { address, bodyText, type Call, send } from "../contract/call.ts";
import { type Declared, declaredCases, type JsonObject } from "../contract/documents.ts";
import { setUp } from "../contract/set-up.ts";
import { openWorld, type World } from "../contract/world.ts";
import { testDataKey } from "../support/data-key.ts";
import { copyTemplate } from "../support/database-server.ts";
import { startTestServer, type TestServerOptions } from "../support/server.ts";

const parallel = 20;

/** Calls that may be repeated: all of them succeed. */
const repeatable: Readonly<Record<string, string>> = {
  // Accounts and sign-in.
  login: "each sign-in is a session of its own",
  register: "the response does not reveal whether the address has an account; one account is made",
  logout: "a session that has ended stays so",
  startSso: "each attempt to sign in is one of its own",
  beginMfa: "until it is confirmed the newest secret takes the place of the one before",
  endMySessions: "ends whichever sessions are open",
  endTenantUserSessions: "ends whichever sessions are open, and the log says who asked",
  endPlatformUserSessions: "ends whichever sessions are open, and the log says who asked",
  // States that are set, whatever they were before.
  settleEmployeePayItem: "the month is the same, however often",
  cancelJob: "what has ended stays as it is",
  cancelPlatformJob: "what has ended stays as it is",
  markAllNotificationsRead: "what is read stays read",
  markNotificationRead: "what is read stays read",
  markNotificationUnread: "what is unread stays unread",
  resetAppSettings: "the settings are as they were at first, however often",
  validateImport: "checks the same file again",
  applyLeaveSettings: "settings of the same day are replaced by equal ones",
  copyTimesheet: "the entries are those of the week before, however often",
  // Records without a unique key: two equal ones are two records.
  createApiKey: "each key has a secret of its own; the package limits how many there are",
  uploadEmployeeFile: "each upload is a file of its own; the record names one of them",
  createImport: "a file that waits to be checked; people are created once, when one is committed",
  createRateSet: "drafts of the same rates are compared with each other; one of them can be activated",
  createPpfSet: "drafts of the same rates are compared with each other; one of them can be activated",
  createDelegation: "two equal delegations let the same person decide, once per step",
  createMyDelegation: "two equal delegations let the same person decide, once per step",
  rotateWebhookSecret: "each rotation gives another secret, and the last one holds",
  redeliverWebhook: "sends the message once more",
  sendTestWebhook: "sends a message each time",
  sendTestMail: "sends a mail each time",
  createEmployeePayItem: "two equal amounts are two; each can be stopped",
  createExpenseClaim: "two equal expenses are two claims; each is decided",
  createManualLeave: "two equal grants are two entries; each can be reversed",
  createLeaveFeed: "each gives another address, and the last one holds",
  recountLeave: "counts the same days once more",
  copyRoster: "the days are those of the week before, however often",
  applyRosterPattern: "the days are those of the pattern, however often",
  publishRoster: "what is published stays published",
  createOpenShift: "two equal shifts take two people",
  createAttendanceAdjustment: "two equal adjustments are both paid; either can be dismissed",
  recalculateAttendance: "computes the same days once more",
  createPayRun: "each is a run of its own, and a person is paid by one of them",
  generatePayPeriods: "periods that are there already are left as they are",
  uploadParallelPayslips: "each replaces the one before",
  acceptParallelDifference: "accepts the same difference once more",
  createPayRunFile: "each is a file of its own, with its number in the name",
  overridePayslipLine: "sets the same amount again",
  correctTaxForm: "sets the same value again",
  redraftTaxForm: "drafts the same form again",
  correctTaxClearance: "sets the same value again",
  draftTaxClearance: "drafts the same figures again",
  recalculatePayslip: "calculates the same payslip again",
  viewMyPayslip: "the first time counts",
  acknowledgeMyPayslip: "the first time counts",
  resendTenantInvitation: "sends the newest link, which alone works",
  resendVerification: "sends the newest link, which alone works",
  // Events recorded separately in the audit trail.
  downloadTenantExport: "each download is recorded",
  exportEmployeeData: "each export is recorded",
  unmaskEmployeeField: "each look at a number is recorded",
  createTenantExport: "answers the export that is under way; one is made",
  // Several records in one call: the response says for each whether it was done.
  bulkUpdateEmployees: "the answer says for whom it was done",
  decideApprovals: "the answer says which were decided",
  inviteEmployees: "the answer says who was invited",
  importWorkpassOccupations: "occupations that are there already are left as they are",
  addPunches: "punches that are there already are left as they are",
  importPunches: "punches that are there already are left as they are",
  approveAttendanceLogs: "the answer says which days were approved",
  importManualAttendance: "the answer says which rows were refused",
  importEmployeePayItems: "the answer says which rows were refused; each row is an amount of its own",
  importLedgerAccounts: "accounts that are there already are left as they are",
  importRoster: "the answer says which rows were refused; equal days are planned once",
  importManualLeave: "the answer says which rows were refused; each row is an entry of its own",
  addGlobalLeaveTypes: "types that are there already are left as they are",
  addGazettedHolidays: "holidays that are there already are left as they are",
  importHolidays: "holidays that are there already are left as they are",
  purgeRecords: "deletes whatever is due by then",
};

/** Repeatable calls that still write only once. */
const writtenOnce: ReadonlySet<string> = new Set([
  "register",
  "createTenantExport",
  "bulkUpdateEmployees",
  "decideApprovals",
  "inviteEmployees",
  "importWorkpassOccupations",
  "addPunches",
  "importPunches",
  "approveAttendanceLogs",
  "addGlobalLeaveTypes",
  "importManualAttendance",
  "addGazettedHolidays",
  "importHolidays",
  "importLedgerAccounts",
  "generatePayPeriods",
  "markAllNotificationsRead",
  "updateMyPicture",
  "updateMyMailTopics",
]);

/** Rejections that are not conflicts. */
const refusals: Readonly<Record<string, readonly [statuses: readonly number[], because: string]>> = {
  refreshToken: [[401], "a token that was used before ends the session"],
  finishSso: [[401], "a state is good once"],
  verifyMfa: [[422, 429], "a code is good once, and wrong ones are counted"],
  stepUp: [[422, 429], "a code is good once, and wrong ones are counted"],
  confirmMfa: [[409, 422, 429], "a code is good once, and wrong ones are counted"],
  renewRecoveryCodes: [[422, 429], "a code is good once, and wrong ones are counted"],
  verifyOtp: [[422], "a code is good once"],
  sendOtp: [[429], "one mail a minute"],
  generateOtp: [[429], "one mail a minute"],
  requestPasswordReset: [[429], "one mail a minute"],
  resendInvitation: [[429], "one mail a minute"],
  updateMyPassword: [[422], "the password is another one by then"],
  reopenParallelDifference: [[404], "nothing is accepted by then"],
  skipEmployeePayItem: [[422], "the month is skipped by then"],
  extendEmployeeProbation: [[422], "the new end is no later than the one that holds by then"],
  enterSupport: [[404], "who is inside the tenant is shown no offers"],
  leaveSupport: [[404], "who is outside cannot leave"],
  // Specific errors for something already completed.
  disableMfa: [[409], "it is off"],
};

/** A password, a picture and the like have no version, yet only one call can change them. */
const once: ReadonlySet<string> = new Set(["updateMyPassword"]);

/** Tables with other writers: background senders, and attempts that are counted whether or not they succeed. */
const uncompared: ReadonlySet<string> = new Set([
  "webhook_deliveries",
  "tenant_exports",
  "background_tasks",
  "notifications",
  "user_mfa",
  "email_otps",
]);

/** Calls whose background job is quick enough to write to the same tables before they are compared. */
const byJob = ["tax_filings", "tax_forms", "pay_runs", "payslips", "payslip_lines", "settlements", "audit_events"];
const withJob = ["createTaxFiling", "draftTaxFiling", "amendTaxFiling", "prepareSettlement"];
const followedByJob: Readonly<Record<string, readonly string[]>> = Object.fromEntries(withJob.map((id) => [id, byJob]));

const people = ({ path, server }: Call): string => `${server}/companies/${path["companyId"]}/employees`;

async function anEmployee(call: Call, list: string): Promise<string> {
  const { body } = await send(people(call) + list, "GET", headersOf(call));
  const rows = (Array.isArray(body) ? body : (body as JsonObject)["items"]) as JsonObject[];
  return String(rows[0]?.["id"]);
}

/** Someone without an account, whom an invitation reaches. */
async function invitable(call: Call): Promise<string> {
  const { body: waiting } = await send(`${people(call)}/options?withoutAccount=true`, "GET", headersOf(call));
  const ids = new Set((waiting as JsonObject[]).map(({ id }) => id));
  const { body } = await send(`${people(call)}?pageSize=100`, "GET", headersOf(call));
  const rows = (body as JsonObject)["items"] as JsonObject[];
  return String(rows.find(({ id, workEmail }) => ids.has(id ?? null) && workEmail !== null)?.["id"]);
}

/** The example with other fields, in the company whose records it names. */
const inTrading =
  (fields: JsonObject): SetUp =>
  (_world, call) => {
    call.path["companyId"] = sampleCompanies.trading.id;
    call.body = { ...(call.body as JsonObject), ...fields };
  };

/** Example requests that would find nothing to do, or lack what distinguishes two records. */
const prepared: Readonly<Record<string, SetUp>> = {
  createEmployee: (_world, call) => {
    const body = call.body as { employment: JsonObject };
    body.employment["employeeNo"] = randomUUID().slice(0, 8);
  },
  bulkUpdateEmployees: async (world, call) => {
    await inTrading({})(world, call);
    call.body = { ...(call.body as JsonObject), employeeIds: [await anEmployee(call, "?status=confirmed")] };
  },
  inviteEmployees: async (world, call) => {
    await inTrading({})(world, call);
    call.body = { ...(call.body as JsonObject), employeeIds: [await invitable(call)] };
  },
  importWorkpassOccupations: (_world, call) => {
    const csv = "code,title,workpassTypes,sector,isPme,status\n99417,Tester of locks,EP;SP,manufacturing,yes,active";
    call.body = { csv, dryRun: false };
  },
  addPunches: inTrading({}),
  importPunches: inTrading({ dryRun: false }),
  importManualAttendance: inTrading({ dryRun: false }),
  importHolidays: inTrading({ dryRun: false }),
  importLedgerAccounts: inTrading({ dryRun: false }),
  approveAttendanceLogs: async (world, call) => {
    await inTrading({})(world, call);
    // A day that is over at any hour of this run, and not yet approved like those older than two weeks.
    const to = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    const logs = `${call.server}/companies/${call.path["companyId"]}/attendance-logs?state=computed&state=needsReview&to=${to}`;
    const { body } = await send(logs, "GET", headersOf(call));
    const day = ((body as JsonObject)["items"] as JsonObject[]).find(({ locked }) => locked === false);
    call.body = { ...(call.body as JsonObject), ids: [day?.["id"] ?? null] };
  },
};

const known = new Map(operations.map((operation) => [operation.id, operation]));
const writes = declaredCases("hrms").filter(
  ({ method, status, operation }) =>
    !["get", "head"].includes(method) && status < 300 && known.get(operation.operationId)?.query !== true,
);

let world: World;
const running: RunningServer[] = [];

async function start(samples: boolean, env: TestServerOptions["env"] = {}): Promise<RunningServer> {
  const { url } = await copyTemplate(inject("databaseServer"), { samples });
  const server = await startTestServer({ empty: !samples, env: { DATABASE_URL: url, DATA_KEY: testDataKey, ...env } });
  // One connection per call, so that their transactions overlap.
  server.store.pool.options.max = 2 * parallel;
  running.push(server);
  await layTripwires(server);
  return server;
}

/**
 * Each table records which transactions write to it; rolled-back ones leave no trace. Background jobs can be held: what they write
 * is not written by a call.
 */
async function layTripwires({ store: { pool } }: RunningServer): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  await pool.query(`
    create schema tripwire;
    create table tripwire.writes (name text not null, transaction xid8 not null);
    create function tripwire.note() returns trigger language plpgsql security definer as
      $$ begin insert into tripwire.writes values (tg_table_name, pg_current_xact_id()); return null; end $$;
    create table tripwire.hold (held boolean not null);
    insert into tripwire.hold values (false);
    create function tripwire.wait() returns trigger language plpgsql security definer as
      $$ begin if (select held from tripwire.hold) then return null; end if; return new; end $$;
    create trigger hold before update on pgboss.job_common for each row
      when (new.state = 'active' and old.state <> 'active') execute function tripwire.wait()`);
  await pool.query(
    rows
      .map(
        ({ name }) =>
          `create trigger tripwire after insert or update or delete on ${name} for each row execute function tripwire.note()`,
      )
      .join("; "),
  );
}

beforeAll(async () => {
  const main = await start(true, { SSO_INSIDE: "on", ACCESS_TOKEN_SECONDS: "7200", REFRESH_TOKEN_SECONDS: "7200" });
  await main.store.pool.query(
    "insert into tenants (name, code, status, status_since, created_at) values ('Closed long ago', 'long-ago', 'closed', now() - interval '200 days', now() - interval '2 years')",
  );
  const empty = await start(false);
  world = await openWorld({ main: main.url, limited: main.url, broken: main.url, empty: empty.url });
});
afterAll(async () => {
  await Promise.all(running.map((server) => server.close()));
});

const poolOf = ({ server }: Call) => (running.find(({ url }) => url === server) as RunningServer).store.pool;

/** Runs the calls while no background job does: those that were queued before have ended, and others wait. */
async function withoutJobs<T>(call: Call, calls: () => Promise<T>): Promise<T> {
  const pool = poolOf(call);
  const unfinished = async () =>
    (
      await pool.query(
        `select from pgboss.job_common job join background_tasks task using (id)
         where job.state in ('created', 'retry', 'active') and task.finished_at is null`,
      )
    ).rowCount;
  await expect.poll(unfinished, { timeout: 60_000, message: "background tasks that have not ended" }).toBe(0);
  await pool.query("update tripwire.hold set held = true");
  try {
    return await calls();
  } finally {
    await pool.query("update tripwire.hold set held = false");
    // Workers that found nothing to take would wait for their next poll.
    await pool.query(
      "select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name) from pgboss.job_common where state = 'created' group by name",
    );
  }
}

/** How many transactions have written to each table since the last check. */
async function written(call: Call): Promise<Map<string, number>> {
  const pool = poolOf(call);
  const { rows } = await pool.query<{ name: string; transactions: number }>(
    "select name, count(distinct transaction)::int as transactions from tripwire.writes group by name",
  );
  await pool.query("truncate tripwire.writes");
  return new Map(rows.map(({ name, transactions }) => [name, transactions]));
}

async function fire(call: Call): Promise<{ status: number; body: string }> {
  const body = bodyText(call);
  const answer = await fetch(call.server + address(call), {
    method: call.declared.method.toUpperCase(),
    headers: call.headers,
    ...(body !== "" && { body }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** How many succeed, and which errors the others may get. */
function expected({ method, parameters, operation: { operationId: id } }: Declared): {
  successes: number;
  refused: readonly number[];
} {
  const hasVersion = parameters.some(({ name }) => name === "If-Match");
  const says = (method === "put" || method === "patch") && !hasVersion && !once.has(id);
  if (repeatable[id] !== undefined || says) return { successes: parallel, refused: [] };
  return { successes: 1, refused: refusals[id]?.[0] ?? [method === "delete" ? 404 : 409] };
}

describe("20 identical calls at once", () => {
  it.each(writes.map((declared) => [declared.operation.operationId, declared] as const))(
    "%s",
    async (id, declared) => {
      const call = await setUp(world, declared);
      await prepared[id]?.(world, call);
      const { answers, tables } = await withoutJobs(call, async () => {
        await written(call);
        const fired = await Promise.all(Array.from({ length: parallel }, () => fire(call)));
        return { answers: fired, tables: await written(call) };
      });

      const { successes, refused } = expected(declared);
      const [done, others] = [
        answers.filter(({ status }) => status < 300),
        answers.filter(({ status }) => status >= 300),
      ];
      // Files of an account are read a few at a time: the others get 429, and those that are read count here.
      const queued = others.filter(({ body }) => body.includes('"code":"uploads-busy"'));
      const unexpected = others.filter((answer) => !refused.includes(answer.status) && !queued.includes(answer));
      expect(
        unexpected.map(({ status, body }) => `${status} ${body.slice(0, 300)}`),
        `refused with ${refused.join(" or ")}`,
      ).toEqual([]);
      expect(done.length, "calls that succeed").toBe(successes === 1 ? 1 : successes - queued.length);

      // Without a token the session is recorded in a separate transaction.
      const own = known.get(id)?.security === "none" ? ["users", "sessions"] : (followedByJob[id] ?? []);
      const max = writtenOnce.has(id) ? 1 : successes;
      const compared = [...tables].filter(([name]) => !uncompared.has(name) && !own.includes(name));
      // The audit trail is one of these tables.
      expect(
        compared.filter(([, transactions]) => transactions > max),
        `tables that more than ${max} transactions wrote to`,
      ).toEqual([]);
      if (max === 1) expect(tables.size, "tables that were written to").toBeGreaterThan(0);
    },
    120_000,
  );
});

it("the exception tables name operations of the contract", () => {
  const named = [
    ...Object.keys(repeatable),
    ...writtenOnce,
    ...Object.keys(refusals),
    ...once,
    ...Object.keys(prepared),
  ];
  expect(named.filter((id) => !writes.some(({ operation }) => operation.operationId === id))).toEqual([]);
});

/** Makes a request get its declared response: rules by status for every operation, and the exceptions. */
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { Declared, JsonObject } from "./documents.ts";
import { type Call, exampleCall, largestBody, refusedValue, send, setParameter } from "./call.ts";
import { waitingApproval } from "./approvals.ts";
import { attendanceRecords } from "./attendance.ts";
import { payItemRecords } from "./pay-items.ts";
import { waitingRequest } from "./change-requests.ts";
import { inArchivedCompany } from "./areas.ts";
import { grantedLeave, waitingLeave } from "./leave-requests.ts";
import { payrollRecords } from "./payroll.ts";
import { settlementRecords } from "./settlements.ts";
import { taxFilingRecords } from "./tax-filings.ts";
import { exceptions } from "./exceptions.ts";
import { accountFor, bearer, createRecord, makeUnique, type World } from "./world.ts";

/** The request of a case, ready to send. */
export async function setUp(world: World, declared: Declared): Promise<Call> {
  const call = exampleCall(declared, world.servers.main);
  if (declared.contract === "hrms") await fillHrms(world, call);
  const exception = exceptionOf(declared);
  if (exception) await exception(world, call);
  else if (declared.status === 409 && declared.path.startsWith("/companies/{companyId}/"))
    await inArchivedCompany(world, call);
  else await byStatus(world, call);
  return call;
}

/** Responses given before any lookup, so that the example ids suffice. */
const beforeLookUp: ReadonlySet<number> = new Set([400, 401, 406, 413, 415, 429]);

const exceptionOf = ({ operation, status }: Declared) => exceptions[`${operation.operationId} ${status}`];

const takesToken = ({ operation, document }: Declared): boolean =>
  (operation.security ?? document.security ?? []).some((scheme) => Object.keys(scheme).length > 0);

/** A caller who may not: a person without permission, or a program if every person may. */
const forbidden = (world: World, { operation }: Declared): string =>
  operation["x-ability"] === undefined ? world.apiKey : world.client;

const ofTrading =
  /\{employeeId\}\/|\/(change-requests|approvals|leave|holiday|manual-leave|roster|staffing|open-shifts|shift-swap|pay-periods|pay-runs|payslips|my-payslips|settlements|tax-clearances|tax-filings)/;

/** Records that need more than the contract's example, by the name of their id. */
const ownRecords: Record<string, (world: World, companyId: string) => Promise<JsonObject>> = {
  changeRequestId: waitingRequest,
  approvalId: waitingApproval,
  leaveId: waitingLeave,
  manualLeaveId: grantedLeave,
  ...attendanceRecords,
  ...payItemRecords,
  ...payrollRecords,
  ...settlementRecords,
  ...taxFilingRecords,
};

/** Real records instead of example ids: the sample company, and for every other id a record created for this call. */
async function fillHrms(world: World, call: Call): Promise<void> {
  const { declared } = call;
  if (takesToken(declared))
    Object.assign(
      call.headers,
      bearer(declared.status === 403 ? forbidden(world, declared) : accountFor(world, declared.path)),
    );
  // The examples of an employee's records and of leave use records of this company.
  if ("companyId" in call.path)
    call.path["companyId"] = ofTrading.test(declared.path) ? sampleCompanies.trading.id : world.companyId;
  if (beforeLookUp.has(declared.status) && !exceptionOf(declared)) return;
  for (const parameter of declared.parameters) {
    // A name that is not an id is a fixed word of the contract.
    if (parameter.in !== "path" || parameter.name === "companyId" || !parameter.name.endsWith("Id")) continue;
    const make = ownRecords[parameter.name];
    const record = await (make
      ? make(world, call.path["companyId"] ?? world.companyId)
      : createRecord(world, declared, parameter.name, call.path));
    call.path[parameter.name] = String(record["id"]);
    if ("If-Match" in call.headers) call.headers["If-Match"] = `"${String(record["version"])}"`;
  }
  if (declared.operation.responses["409"]) call.body = makeUnique(call.body);
}

async function byStatus(world: World, call: Call): Promise<void> {
  const { declared } = call;
  const { status } = declared;
  if (status === 400) malform(call);
  else if (status === 401) withoutValidToken(call);
  else if (status === 404) useUnknownId(call);
  else if (status === 406) call.headers["Accept"] = "image/x-unknown";
  else if (status === 413) call.raw = " ".repeat(largestBody + 1);
  else if (status === 415) call.headers["Content-Type"] = "application/x-unknown";
  else if (status === 422) breakInput(call);
  else if (status === 429 && takesToken(declared)) await exhaustKey(world, call);
  else if (status >= 400 && status !== 403)
    throw new Error(`${declared.key}: say in tests/contract/exceptions.ts how to get this answer`);
}

/** Without a token, or with an invalid one if calls may come without. */
function withoutValidToken(call: Call): void {
  const { operation, document } = call.declared;
  const optional = (operation.security ?? document.security ?? []).some((scheme) => Object.keys(scheme).length === 0);
  if (optional) call.headers["Authorization"] = "Bearer no-token";
  else delete call.headers["Authorization"];
}

/** Bytes that are no format the operation accepts. */
function malform(call: Call): void {
  const types = Object.keys(call.declared.operation.requestBody?.content ?? {});
  call.headers["Content-Type"] = types.includes("application/json")
    ? "application/json"
    : "multipart/form-data; boundary=x";
  call.raw = "{";
}

/** In seconds: the call that is checked must come in the same minute. */
const leastLeft = 3;

/** Uses up the key's calls per minute. */
async function exhaustKey({ servers, limitedKey }: World, call: Call): Promise<void> {
  call.server = servers.limited;
  Object.assign(call.headers, bearer(limitedKey));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, retryAfter } = await send(`${call.server}/companies/options`, "GET", bearer(limitedKey));
    if (status === 429 && retryAfter >= leastLeft) return;
    if (status === 429) await sleep(retryAfter * 1000);
  }
  throw new Error(`${call.declared.key}: the key is not limited`);
}

/** The last id in the path, or an id that the query must have, is unknown; a filter by an unknown id finds nothing. */
function useUnknownId(call: Call): void {
  const { parameters } = call.declared;
  const inPath = parameters.some(({ in: place }) => place === "path");
  const parameter = parameters.findLast(
    ({ name, in: place, schema, required = false }) =>
      place === "path" ||
      (place === "query" && (required || !inPath) && /^id$|Id$/.test(name) && schema?.["type"] !== "array"),
  );
  if (!parameter) throw new Error(`${call.declared.key}: nothing in the address names a record`);
  setParameter(call, parameter, /^\d+$/.test(String(parameter.example ?? 1)) ? "999999" : randomUUID());
}

/** A body with only an unknown field, or else a parameter that its schema rejects. */
function breakInput(call: Call): void {
  if (call.body !== undefined) {
    call.body = { __nope: 1 };
    return;
  }
  for (const parameter of call.declared.parameters) {
    const value = refusedValue(call.declared, parameter);
    if (value === undefined) continue;
    setParameter(call, parameter, value);
    return;
  }
  throw new Error(`${call.declared.key}: no parameter can be wrong`);
}

/** What makes a request get the declared answer: rules by status that hold for every operation, and the exceptions. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import type { Declared } from "./documents.ts";
import { type Call, exampleCall, refusedValue, setParameter } from "./call.ts";
import { waitingRequest } from "./change-requests.ts";
import { inArchivedCompany } from "./areas.ts";
import { exceptions } from "./exceptions.ts";
import { accountFor, bearer, createRecord, makeUnique, type World } from "./world.ts";

/** The request of a case, ready to be sent. */
export async function setUp(world: World, declared: Declared): Promise<Call> {
  const call = exampleCall(declared, world.servers.main);
  if (declared.contract === "hrms") await fillHrms(world, call);
  const exception = exceptions[`${declared.operation.operationId} ${declared.status}`];
  if (exception) await exception(world, call);
  else if (declared.status === 409 && declared.path.startsWith("/companies/{companyId}/")) await inArchivedCompany(world, call);
  else byStatus(call);
  return call;
}

/** Real records instead of example ids: the sample company, and for every other id a record made for this call alone. */
async function fillHrms(world: World, call: Call): Promise<void> {
  const { declared } = call;
  const secured = (declared.operation.security ?? declared.document.security ?? []).some(
    (scheme) => Object.keys(scheme).length > 0,
  );
  if (secured) Object.assign(call.headers, bearer(declared.status === 403 ? world.client : accountFor(world, declared.path)));
  // The examples of what belongs to an employee name records of this company.
  if ("companyId" in call.path) call.path["companyId"] = /\{employeeId\}\/|\/change-requests/.test(declared.path) ? sampleCompanies.trading.id : world.companyId;
  for (const parameter of declared.parameters) {
    // What is no id is a word of the contract's own.
    if (parameter.in !== "path" || parameter.name === "companyId" || !parameter.name.endsWith("Id")) continue;
    const record = parameter.name === "changeRequestId" ? await waitingRequest(world) : await createRecord(world, declared, parameter.name, call.path);
    call.path[parameter.name] = String(record["id"]);
    if ("If-Match" in call.headers) call.headers["If-Match"] = `"${String(record["version"])}"`;
  }
  if (declared.operation.responses["409"]) call.body = makeUnique(call.body);
}

function byStatus(call: Call): void {
  const { status } = call.declared;
  if (status === 401) delete call.headers["Authorization"];
  else if (status === 404) aimAtNothing(call);
  else if (status === 422) breakInput(call);
  else if (status >= 400 && status !== 403)
    throw new Error(`${call.declared.key}: say in tests/contract/exceptions.ts how to get this answer`);
}

/** The last id of the address, or an id in the query, names no record. */
function aimAtNothing(call: Call): void {
  const parameter = call.declared.parameters.findLast(
    ({ name, in: place, schema }) => place === "path" || (place === "query" && /^id$|Id$/.test(name) && schema?.["type"] !== "array"),
  );
  if (!parameter) throw new Error(`${call.declared.key}: nothing in the address names a record`);
  setParameter(call, parameter, /^\d+$/.test(String(parameter.example ?? 1)) ? "999999" : randomUUID());
}

/** A body with an unknown field alone, or else a parameter that its schema refuses. */
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

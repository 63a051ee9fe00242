/** Set-ups for the responses about tax filings: past years without payslips for their steps, the samples' filing for forms. */
import { randomUUID } from "node:crypto";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { headersOf, inUnknownCompany, type SetUp } from "./areas.ts";
import { type Call, send } from "./call.ts";
import type { Json, JsonObject } from "./documents.ts";
import { bearer, type World } from "./world.ts";

const place = ({ servers }: World): string => `${servers.main}/companies/${sampleCompanies.trading.id}/tax-filings`;

async function must(url: string, method: string, token: string, body?: Json, headers = {}): Promise<JsonObject> {
  const answer = await send(url, method, { ...bearer(token), ...headers }, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${url} answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as JsonObject;
}

const filingAt = (world: World, { id }: JsonObject): string => `${place(world)}/${String(id)}`;

/** The job runs on the server: reads go on until it has ended. */
async function drafted(world: World, filing: JsonObject): Promise<JsonObject> {
  for (;;) {
    const now = await must(filingAt(world, filing), "GET", world.admin);
    if (now["status"] !== "drafting") return now;
  }
}

/** A year of its own for each call, before those of the samples. */
const years = new Map<string, number>();
function yearOfItsOwn({ servers }: World): number {
  const year = years.get(servers.main) ?? 2000;
  years.set(servers.main, year + 1);
  return year;
}

async function newFiling(world: World): Promise<JsonObject> {
  for (;;) {
    const answer = await send(place(world), "POST", bearer(world.admin), { year: yearOfItsOwn(world) });
    if (answer.status === 201) return drafted(world, answer.body as JsonObject);
    if (answer.status !== 409) throw new Error(`no filing: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

const settings = {
  source: "6",
  organisationIdType: "8",
  organisationId: "201912345K",
  authorisedPerson: "Adeline Goh",
  authorisedDesignation: "Payroll Manager",
  phone: "62345678",
  email: "payroll@merlion.demo",
};

const states = ["draft", "submitted", "approved", "acknowledged"] as const;
type State = (typeof states)[number];

/** A filing of a year without payslips, brought to the state by two people. */
async function filingIn(world: World, state: State): Promise<JsonObject> {
  const filing = await newFiling(world);
  const until = states.indexOf(state);
  const at = filingAt(world, filing);
  if (until >= 1) {
    await must(at, "PUT", world.admin, settings, { "If-Match": `"${String(filing["version"])}"` });
    await must(`${at}/submit`, "POST", world.admin);
  }
  if (until >= 2) await must(`${at}/approve`, "POST", world.approver, {});
  if (until >= 3)
    await must(`${at}/acknowledge`, "POST", world.admin, { acknowledgement: "AIS1", acknowledgedOn: "2026-01-10" });
  return must(at, "GET", world.admin);
}

const about =
  (state: State, more?: (world: World, call: Call) => void): SetUp =>
  async (world, call) => {
    call.path["taxFilingId"] = String((await filingIn(world, state))["id"]);
    more?.(world, call);
  };

const ready: SetUp = async (world, call) => {
  const filing = await newFiling(world);
  await must(filingAt(world, filing), "PUT", world.admin, settings, { "If-Match": `"${String(filing["version"])}"` });
  call.path["taxFilingId"] = String(filing["id"]);
};

/** Approved by someone else than who has started it. */
const byApprover = ({ approver }: World, call: Call): void => {
  Object.assign(call.headers, bearer(approver));
};

/** A form of the filing that the samples hold, which stays a draft. */
async function sampleForm(world: World, call: Call): Promise<JsonObject> {
  const filings = (await must(`${place(world)}?kind=original&pageSize=100`, "GET", world.admin))[
    "items"
  ] as JsonObject[];
  const filing = filings.find(({ people, status }) => Number(people) > 0 && status === "draft");
  if (!filing) throw new Error("the samples hold no filing with people");
  call.path["taxFilingId"] = String(filing["id"]);
  const { items } = await must(`${filingAt(world, filing)}/forms?sort=fullName&pageSize=100`, "GET", world.admin);
  const rows = items as JsonObject[];
  // Each call has a person of its own.
  const form = rows[sampleForms++ % rows.length] ?? {};
  call.path["taxFormId"] = String(form["id"]);
  return form;
}
let sampleForms = 0;

const withForm: SetUp = async (world, call) => {
  const { version } = await sampleForm(world, call);
  if ("If-Match" in call.headers) call.headers["If-Match"] = `"${String(version)}"`;
};

/** Excluded, or included, before the call. */
const formThat =
  (state: "excluded" | "included"): SetUp =>
  async (world, call) => {
    await sampleForm(world, call);
    const at = `${place(world)}/${call.path["taxFilingId"]}/forms/${call.path["taxFormId"]}`;
    const body = state === "excluded" ? { reason: "Before the call" } : undefined;
    await send(`${at}/${state === "excluded" ? "exclude" : "include"}`, "POST", headersOf(call), body);
  };

/** Made once for each server. */
function once(make: (world: World) => Promise<JsonObject>): (world: World) => Promise<JsonObject> {
  const made = new Map<string, Promise<JsonObject>>();
  return (world) => {
    const known = made.get(world.servers.main) ?? make(world);
    made.set(world.servers.main, known);
    return known;
  };
}
const submitted = once((world) => filingIn(world, "submitted"));
const open = once(newFiling);

/** Of a filing that no longer changes. */
const lockedForm: SetUp = async (world, call) => {
  call.path["taxFilingId"] = String((await submitted(world))["id"]);
};

/** Records that the operations are about, by the name of their id. */
export const taxFilingRecords: Record<string, (world: World) => Promise<JsonObject>> = {
  taxFilingId: async (world) => drafted(world, await open(world)),
  // Forms come with their filing: what needs a real one says so below.
  taxFormId: () => Promise.resolve({ id: randomUUID(), version: 1 }),
};

export const taxFilingExceptions: Record<string, SetUp> = {
  "listTaxFilings 404": inUnknownCompany,
  "createTaxFiling 201": async (world, call) => {
    const { year } = await newFiling(world);
    // The next year of its own.
    call.body = { year: Number(year) + 1 };
    years.set(world.servers.main, Number(year) + 2);
  },
  "createTaxFiling 409": async (world, call) => {
    call.body = { year: (await open(world))["year"] ?? 2000 };
  },
  "draftTaxFiling 409": about("submitted"),
  "submitTaxFiling 200": ready,
  "submitTaxFiling 409": about("submitted"),
  "approveTaxFiling 200": about("submitted", byApprover),
  "returnTaxFiling 200": about("submitted"),
  "acknowledgeTaxFiling 200": about("approved"),
  "amendTaxFiling 201": about("acknowledged"),
  "downloadTaxFilingFile 200": about("approved"),
  "downloadTaxFilingFile 409": about("submitted"),
  "getTaxForm 200": withForm,
  "redraftTaxForm 200": withForm,
  "redraftTaxForm 409": lockedForm,
  "correctTaxForm 200": withForm,
  "correctTaxForm 409": lockedForm,
  "updateTaxFormBenefits 200": withForm,
  "updateTaxFormBenefits 409": lockedForm,
  "updateTaxFormGains 200": withForm,
  "updateTaxFormGains 409": lockedForm,
  "excludeTaxForm 200": formThat("included"),
  "excludeTaxForm 409": lockedForm,
  "includeTaxForm 200": formThat("excluded"),
  "includeTaxForm 409": lockedForm,
};

/**
 * Each role against each read operation and each field class: responses, files included, contain what the role definitions
 * allow, and nothing else. New operations are included automatically.
 */
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import { systemRoles } from "#src/domain/access/system-roles.ts";
import { addressOf, exampleOf, idsIn, type Names } from "../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway } from "../support/hrms-gateway.ts";
import { type Mark, type MarkedWorld, openMarkedWorld, type Opening, type Whose } from "../support/marked-world.ts";

type Call = HrmsGateway["call"];
type Role = (typeof systemRoles)[number]["code"];

let gateway: HrmsGateway;
let world: MarkedWorld;
let calls: {
  readonly operation: Operation;
  readonly names: Names;
  readonly query: Readonly<Record<string, unknown>>;
}[];

beforeAll(async () => {
  gateway = await openHrmsGateway();
  world = await openMarkedWorld(gateway);
  calls = await everyCall();
}, 120_000);
afterAll(() => gateway.close());

const reachesWhom: Readonly<Record<string, readonly Whose[]>> = {
  self: ["own"],
  reports: ["report"],
  company: ["own", "report", "other"],
  tenant: ["own", "report", "other"],
};

/** According to the role definitions only. */
function opens(roles: readonly Role[], opened: Opening, at: string): boolean {
  const given = systemRoles.filter(({ code }) => roles.includes(code));
  if ("element" in opened) {
    return given.some(({ grants }) =>
      grants.some(
        ({ element, actions, scope }) =>
          (element === "*" || element === opened.element) &&
          actions.includes("view") &&
          (scope === "company" || scope === "tenant"),
      ),
    );
  }
  if (opened.at !== undefined && opened.at !== at) return false;
  // Whoever asks for leave names a colleague who stands in.
  if (at === "listStandInOptions" && opened.class === "public")
    return given.some(({ grants }) =>
      grants.some(({ element, actions }) => (element === "*" || element === "leaves") && actions.includes("create")),
    );
  return given.some(
    ({ grants, fieldRights }) =>
      fieldRights.some((right) => right.class === opened.class && right.read) &&
      grants.some(
        ({ element, actions, scope }) =>
          (element === "*" || element === "employees") &&
          actions.includes("view") &&
          reachesWhom[scope]?.includes(opened.whose),
      ),
  );
}

/** At the operation; `everywhere` excludes what only one operation returns. */
const mayRead = (roles: readonly Role[], { opened }: Mark, at: string): boolean =>
  opened.some((one) => opens(roles, one, at));

/** Readable by everyone, or not about any tenant's records. */
const isOfTenants = ({ path }: Operation): boolean =>
  path.startsWith("/companies") || path.startsWith("/tenant/") || path.startsWith("/me/");
const onlyReads = ({ method, query }: Operation): boolean => method === "get" || query === true;
/** Operations that return files although they are not GET. */
const asksForFile = new Set(["exportEmployeeData"]);
const reading = operations.filter(
  (operation) =>
    isOfTenants(operation) &&
    operation.security === "required" &&
    (onlyReads(operation) || asksForFile.has(operation.id)),
);

/** Beyond what an operation returns itself. */
const more = (): Readonly<Record<string, Readonly<Record<string, unknown>>>> => ({
  exportEmployees: { customColumns: [world.customField] },
  listExpiries: { withinDays: 365 },
  exportExpiries: { withinDays: 365 },
});

interface Listed {
  readonly id: string;
  /** Of an event. */
  readonly subject?: string;
}

/** Every record that the owner finds in the list before a path parameter. */
async function idsFor(path: string, name: string, names: Names): Promise<string[]> {
  if (name === "employeeId") return Object.values(world.people);
  if (name === "fileId") return [...world.files];
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  const list = operations.find((one) => one.path === collection && one.method === "get");
  if (!list) return [];
  const paged = list.parameters.some((one) => one.name === "pageSize");
  const { body } = await world.owner<{ items?: Listed[] }>("GET", addressOf(collection, names), {
    query: { ...exampleOf(list).query, ...(paged && { pageSize: 100 }) },
  });
  const rows = Array.isArray(body) ? (body as Listed[]) : (body.items ?? []);
  // A few of each kind of the many events in the audit log.
  return rows
    .filter(
      ({ subject }, index) =>
        subject === undefined || rows.slice(0, index).filter((one) => one.subject === subject).length < 3,
    )
    .map(({ id }) => id);
}

async function everyCall() {
  const known = new Map<string, Names[]>();
  async function namesFor(path: string): Promise<Names[]> {
    const found = known.get(path);
    if (found) return found;
    let all: Names[] = [{}];
    for (const name of idsIn(path)) {
      const longer: Names[] = [];
      for (const names of all) {
        const ids = name === "companyId" ? [world.companyId] : await idsFor(path, name, names);
        longer.push(...ids.map((id) => ({ ...names, [name]: id })));
      }
      all = longer;
    }
    known.set(path, all);
    return all;
  }
  const all: (typeof calls)[number][] = [];
  for (const operation of reading) {
    const upTo = operation.path.slice(0, operation.path.lastIndexOf("}") + 1);
    const sizes = operation.parameters.some(({ name }) => name === "pageSize") ? { pageSize: 100 } : {};
    // Both file formats are written from the same cells: each export is checked in one of them.
    const format = operation.parameters.some(({ name }) => name === "format")
      ? { format: all.length % 2 === 0 ? "csv" : "xlsx" }
      : {};
    for (const names of await namesFor(upTo))
      all.push({ operation, names, query: { ...sizes, ...format, ...more()[operation.id] } });
  }
  return all;
}

/** The text of a response, including the files of an archive. */
function textOf(body: unknown): string {
  if (!Buffer.isBuffer(body)) return typeof body === "string" ? body : JSON.stringify(body);
  if (body.subarray(0, 2).toString() !== "PK") return body.toString("utf8");
  return Object.values(unzipSync(new Uint8Array(body)))
    .map((file) => strFromU8(file))
    .join("\n");
}

interface Seen {
  readonly mark: Mark;
  readonly at: string;
  readonly where: string;
}

/** Every marker in a response. */
async function read(call: Call): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const { operation, names, query } of calls) {
    const example = exampleOf(operation);
    const where = `${operation.id} ${addressOf(operation.path, names)}`;
    const { status, body } = await call(operation.method.toUpperCase(), addressOf(operation.path, names), {
      ...example,
      query: { ...example.query, ...query },
    });
    expect(status, `${where}: ${JSON.stringify(body)}`).toBeLessThan(500);
    if (status >= 400) continue;
    const text = textOf(body).toLowerCase();
    for (const mark of world.marks)
      if (text.includes(mark.text.toLowerCase())) seen.push({ mark, at: operation.id, where });
  }
  return seen;
}

/** Lists that can be searched, and their result for a text that the reader may not read. */
async function search(call: Call, closed: readonly Mark[]): Promise<string[]> {
  const found: string[] = [];
  const searchable = calls.filter(
    ({ operation, query }) =>
      operation.paging && query["format"] === undefined && operation.parameters.some(({ name }) => name === "q"),
  );
  for (const { operation, names } of searchable) {
    for (const mark of closed) {
      const address = addressOf(operation.path, names);
      const { status, body } = await call<{ total: number }>("GET", address, {
        query: { q: mark.text.replace("•", ""), pageSize: 1 },
      });
      if (status >= 400) break;
      if (body.total > 0) found.push(`${operation.id} ${address} finds ${body.total} by ${reported(mark)}`);
    }
  }
  return found;
}

const reported = ({ opened, text }: Mark): string =>
  `${text} (${opened.map((one) => ("element" in one ? one.element : `${one.class} of ${one.whose}`)).join(", ")})`;

const readers: readonly { readonly name: string; readonly roles: readonly Role[]; readonly key?: true }[] = [
  { name: "an owner", roles: ["tenantOwner"] },
  { name: "an HR administrator", roles: ["hrAdmin"] },
  { name: "a payroll maker", roles: ["payrollMaker"] },
  { name: "a payroll approver", roles: ["payrollApprover"] },
  { name: "a manager", roles: ["manager"] },
  { name: "a manager who is an employee", roles: ["manager", "employee"] },
  { name: "an employee", roles: ["employee"] },
  { name: "an auditor", roles: ["auditor"] },
  { name: "someone without a role", roles: [] },
  { name: "an API key of an HR administrator", roles: ["hrAdmin"], key: true },
];

/** Only people can read API keys. */
const isAboutKeys = ({ opened }: Mark): boolean => opened.some((one) => "element" in one && one.element === "api-keys");

describe.each(readers)("$name", ({ roles, key }) => {
  it("reads what its roles allow, of everyone in reach, and nothing else", { timeout: 120_000 }, async () => {
    const call = key ? await world.keyWith(roles) : await world.as(roles);
    const open = (mark: Mark, at: string): boolean => mayRead(roles, mark, at) && !(key && isAboutKeys(mark));
    const seen = await read(call);
    expect(
      seen.filter(({ mark, at }) => !open(mark, at)).map(({ mark, where }) => `${where} shows ${reported(mark)}`),
    ).toEqual([]);
    // What cannot be read cannot be found by search either: one marker per class.
    const closed = world.marks
      .filter(({ opened: [first] }) => first && "whose" in first && first.whose === "other")
      .filter((mark) => !mark.rare && !open(mark, "everywhere"));
    expect(
      await search(call, [...new Map(closed.map((mark) => [JSON.stringify(mark.opened), mark])).values()]),
    ).toEqual([]);
    // If a marker were found nowhere, the test would prove nothing: everything readable appears somewhere.
    const found = new Set(seen.map(({ mark }) => mark));
    expect(
      world.marks.filter((mark) => !mark.rare && open(mark, "everywhere") && !found.has(mark)).map(reported),
    ).toEqual([]);
  });
});

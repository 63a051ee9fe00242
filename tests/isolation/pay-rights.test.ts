/**
 * Every read operation of the contract, in each role that may not see the pay of others: no response contains an amount of
 * someone's payslip, files included. New operations and new roles are included automatically.
 */
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
import { publishedModules } from "#src/domain/access/shared/catalogue.ts";
import { everyElement, type RoleRights } from "#src/domain/access/shared/role.ts";
import { fieldClasses } from "#src/domain/access/shared/vocabulary.ts";
import { systemRoles } from "#src/domain/access/system-roles.ts";
import {
  contributionReports,
  groupReports,
  itemReports,
  peopleReports,
} from "#src/domain/payroll/files/report-names.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { addressOf, exampleOf, idsIn, type Names, words } from "../support/example-call.ts";
import { type HrmsGateway, openHrmsGateway } from "../support/hrms-gateway.ts";

type Call = HrmsGateway["call"];

interface ReadCall {
  readonly operation: Operation;
  readonly names: Names;
  readonly query: Readonly<Record<string, unknown>>;
}

const companyId = sampleCompanies.trading.id;
const reports: string[] = [...peopleReports, ...groupReports, ...contributionReports, ...itemReports];
const payElements: readonly string[] = ["payroll", "payslips", "payroll-reports"];
/** Records of each list that are looked at: the first ones. */
const perList = 2;

let gateway: HrmsGateway;
let owner: Call;
let calls: ReadCall[];
/** Amounts of payslips as responses write them: cents, and dollars with two decimals or as few as possible. */
let amounts: ReadonlyMap<string, ReadonlySet<string>>;

const reading = operations.filter(
  ({ path, method, query, security }) =>
    (path.startsWith("/companies") || path.startsWith("/tenant/") || path.startsWith("/me/")) &&
    security === "required" &&
    (method === "get" || query === true),
);

/** Payslips by whose amounts a response is recognised; the first of the list may have whole dollars. */
async function tellingPayslips(): Promise<string[]> {
  const { rows } = await gateway.database.pool.query<{ id: string }>(
    `select id from payslips where company_id = $1 and state in ('final', 'published') and net > 50000 and net % 100 <> 0
     order by month desc, id limit $2`,
    [companyId, perList],
  );
  return rows.map(({ id }) => id);
}

async function idsFor(path: string, name: string, names: Names): Promise<string[]> {
  if (name === "report") return reports;
  if (name === "payslipId") return tellingPayslips();
  const word = words[name];
  if (word !== undefined) return [word];
  const collection = path.slice(0, path.indexOf(`/{${name}}`));
  const list = operations.find((one) => one.path === collection && one.method === "get");
  if (!list) return [];
  const { body } = await owner<{ items?: { id: string }[] }>("GET", addressOf(collection, names), {
    query: exampleOf(list).query ?? {},
  });
  const rows = Array.isArray(body) ? (body as { id: string }[]) : (body.items ?? []);
  return rows.slice(0, perList).map(({ id }) => id);
}

async function everyCall(): Promise<ReadCall[]> {
  const known = new Map<string, Names[]>();
  async function namesFor(path: string): Promise<Names[]> {
    const found = known.get(path);
    if (found) return found;
    let all: Names[] = [{}];
    for (const name of idsIn(path)) {
      const longer: Names[] = [];
      for (const names of all) {
        const ids = name === "companyId" ? [companyId] : await idsFor(path, name, names);
        longer.push(...ids.map((id) => ({ ...names, [name]: id })));
      }
      all = longer;
    }
    known.set(path, all);
    return all;
  }
  const found: ReadCall[] = [];
  for (const operation of reading) {
    const has = (name: string): boolean => operation.parameters.some((one) => one.name === name);
    for (const names of await namesFor(operation.path.slice(0, operation.path.lastIndexOf("}") + 1)))
      found.push({
        operation,
        names,
        query: {
          ...(has("pageSize") && { pageSize: 100 }),
          ...(has("format") && { format: found.length % 2 === 0 ? "csv" : "xlsx" }),
        },
      });
  }
  return found;
}

/** Of each payslip the sums that are no whole dollars, which other records could have too. */
async function payslipAmounts(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await gateway.database.pool.query<{ employee: string; amount: string }>(
    `select distinct employee_id as employee, amount::text from payslips slip,
       unnest(array[gross, net, employer_cost, deductions]) amount
     where company_id = $1 and state in ('draft', 'final', 'published') and amount > 50000 and amount % 100 <> 0`,
    [companyId],
  );
  const all = new Map<string, Set<string>>();
  for (const { employee, amount } of rows) {
    const cents = Number(amount);
    for (const text of [amount, (cents / 100).toFixed(2), String(cents / 100)])
      all.set(text, (all.get(text) ?? new Set<string>()).add(employee));
  }
  return all;
}

beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  amounts = await payslipAmounts();
  calls = await everyCall();
}, 240_000);
afterAll(() => gateway.close());

function textOf(body: unknown): string {
  if (!Buffer.isBuffer(body)) return typeof body === "string" ? body : JSON.stringify(body);
  if (body.subarray(0, 2).toString() !== "PK") return body.toString("utf8");
  return Object.values(unzipSync(new Uint8Array(body)))
    .map((file) => strFromU8(file))
    .join("\n");
}

/** Operations and the amounts of others that they show. */
async function shownBy(call: Call, ownId: string | null): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const { operation, names, query } of calls) {
    const example = exampleOf(operation);
    const address = addressOf(operation.path, names);
    const { status, body } = await call(operation.method.toUpperCase(), address, {
      ...example,
      query: { ...example.query, ...query },
    });
    expect(status, `${operation.id} ${address}: ${JSON.stringify(body)}`).toBeLessThan(500);
    if (status >= 400) continue;
    for (const [text] of textOf(body).matchAll(/(?<![\w.-])\d+(?:\.\d+)?(?![\w-])/g)) {
      const whose = amounts.get(text);
      if (whose && ![...whose].some((id) => id === ownId)) shown.set(operation.id, `${address} shows ${text}`);
    }
  }
  return shown;
}

const seesPay = ({ fieldRights, grants }: RoleRights): boolean =>
  fieldRights.some(({ class: name, read }) => name === "pay" && read) &&
  grants.some(({ element, scope }) => scope !== "self" && (element === everyElement || payElements.includes(element)));

/** The account of someone without other rights, in one role in the company. */
async function inRole(code: string): Promise<Call> {
  const { pool } = gateway.database;
  await pool.query(
    `insert into user_access (tenant_id, user_id, company_id, role_ids, scope)
     select users.tenant_id, users.id, $1, jsonb_build_array(roles.id), 'tenant' from users, roles where users.email = $2 and roles.code = $3
     on conflict (tenant_id, user_id, company_id) do update set role_ids = excluded.role_ids, scope = excluded.scope`,
    [companyId, "client@demo.com", code],
  );
  return gateway.signIn("client@demo.com", "client");
}

const roles = systemRoles.filter(({ code }) => code !== "platformAdmin");
const everythingElse = "everything-but-pay";

it("knows the roles that see the pay of others", () => {
  expect(roles.filter(seesPay).map(({ code }) => code)).toEqual([
    "tenantOwner",
    "payrollMaker",
    "payrollApprover",
    "auditor",
  ]);
});

describe.each(roles.filter((role) => !seesPay(role)).map(({ code }) => [code]))("the role %s", (code) => {
  it("shows nobody's pay in any response", { timeout: 600_000 }, async () => {
    expect([...(await shownBy(await inRole(code), null)).values()]).toEqual([]);
  });
});

it("a role with every element shows no pay without the right to it", { timeout: 600_000 }, async () => {
  const made = await owner("POST", "/tenant/roles", {
    body: {
      code: everythingElse,
      name: "Everything but pay",
      description: "For a test",
      grants: publishedModules.flatMap(({ elements }) =>
        elements.map(({ code: element, actions }) => ({ element, actions, scope: "tenant" })),
      ),
      fieldRights: fieldClasses.map((name) => ({ class: name, read: name !== "pay", write: false })),
    },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect([...(await shownBy(await inRole(everythingElse), null)).values()]).toEqual([]);
});

const people = [
  ["an HR administrator", "hr@merlion.demo", "hr"],
  ["a manager", "manager@merlion.demo", "manager"],
  ["an employee", "employee@merlion.demo", "employee"],
] as const;

describe.each(people)("%s with their own record", (_name, email, password) => {
  it("sees nobody else's pay in any response", { timeout: 600_000 }, async () => {
    const { rows } = await gateway.database.pool.query<{ id: string | null }>(
      "select employee_id as id from user_access join users on users.id = user_access.user_id where email = $1 and company_id = $2",
      [email, companyId],
    );
    const shown = await shownBy(await gateway.signIn(email, password), rows[0]?.id ?? null);
    expect([...shown.values()]).toEqual([]);
  });
});

it(
  "would find pay: a role with the right to it sees it in lists, records, reports and files",
  { timeout: 600_000 },
  async () => {
    const shown = await shownBy(await inRole("payrollApprover"), null);
    expect([...shown.keys()]).toEqual(
      expect.arrayContaining([
        "listPayRunPeople",
        "exportPayRunPeople",
        "listPayslips",
        "exportPayslips",
        "getPayslip",
        "getPayrollReport",
        "exportPayrollReport",
        "getPayRunWhatIf",
      ]),
    );
  },
);

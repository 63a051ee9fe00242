/**
 * Every read operation of the contract, as each role that may not see the pay of others: no response contains an amount of
 * someone's payslip, files included. New operations are included automatically.
 */
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "#generated/hrms/operations.ts";
import type { Operation } from "#src/contract/operation.ts";
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

async function idsFor(path: string, name: string, names: Names): Promise<string[]> {
  if (name === "report") return reports;
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

const readers = [
  ["an HR administrator", "hr@merlion.demo", "hr"],
  ["a manager", "manager@merlion.demo", "manager"],
  ["an employee", "employee@merlion.demo", "employee"],
  ["someone with almost no rights", "client@demo.com", "client"],
] as const;

describe.each(readers)("%s", (_name, email, password) => {
  it("sees nobody else's pay in any response", { timeout: 300_000 }, async () => {
    const { rows } = await gateway.database.pool.query<{ id: string | null }>(
      "select employee_id as id from user_access join users on users.id = user_access.user_id where email = $1 and company_id = $2",
      [email, companyId],
    );
    const shown = await shownBy(await gateway.signIn(email, password), rows[0]?.id ?? null);
    expect([...shown.values()]).toEqual([]);
  });
});

it("would find pay: those who may see it do, in lists, records, reports and files", { timeout: 300_000 }, async () => {
  const shown = await shownBy(await gateway.signIn("approver@merlion.demo", "approver"), null);
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
});

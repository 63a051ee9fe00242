/** Exports of lists: each as CSV and XLSX, with the requested columns and headings. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GradePage, Problem } from "#generated/hrms/schema.ts";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operations } from "#generated/hrms/operations.ts";
import { list, record, resolve, type Json } from "#src/contract/document.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { readCsv } from "#src/handlers/hrms/shared/uploads/csv-reader.ts";
import { readXlsx } from "#src/handlers/hrms/shared/uploads/xlsx-reader.ts";
import { xlsxType } from "#src/handlers/hrms/shared/xlsx.ts";
import { sampleCompanies } from "#src/store/samples/companies.ts";
import { structureId } from "#src/store/samples/insert-structure.ts";
import { sampleId } from "#src/store/samples/ids.ts";
import { strFromU8, unzipSync } from "fflate";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let owner: HrmsGateway["call"];
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  owner = await gateway.signIn("admin@demo.com", "admin");
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const trading = sampleCompanies.trading.id;
const whole = document as unknown as Json;
const exports = operations
  // A payroll report has no list and columns of its own: payroll-reports.test.ts reads its files.
  .filter(({ id, method, path }) => id.startsWith("export") && method === "get" && !path.includes("{report}"))
  .map((operation) => {
    const parameters = list(rawOperation(whole, operation)["parameters"]).map((one) => resolve(whole, one));
    const schema = record(parameters.find(({ name }) => name === "columns")?.["schema"]);
    return {
      id: operation.id,
      operation,
      path: operation.path
        .replace("{companyId}", trading)
        .replace("{webhookId}", sampleId("webhooks/directory"))
        .replace("{projectId}", structureId("projects", "trading", "RCR")),
      columns: list(resolve(whole, schema["items"])["enum"]).map(String),
    };
  });

/** Records of the samples whose ids are not known beforehand: the first of the list is taken. */
const inPaths = { payRunId: "pay-runs", yearSettingId: "year-settings", taxFilingId: "tax-filings" } as const;

async function addressOf(path: string): Promise<string> {
  let address = path;
  for (const [name, listed] of Object.entries(inPaths)) {
    if (!address.includes(`{${name}}`)) continue;
    const { body } = await owner<{ items: { id: string }[] }>("GET", `/companies/${trading}/${listed}`);
    address = address.replace(`{${name}}`, body.items[0]?.id ?? "");
  }
  return address;
}

/** What some exports cannot do without. A day of the roster has as many rows as it has people. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exportRoster: { from: "2026-11-23", to: "2026-11-23" },
};

/** Parameters of lists that choose no rows: paging, and a set of rates to add to the page. */
const ofPages = ["page", "pageSize", "current"];

/** The length of what a list answers; the survey has a line for each working time of a group. */
const lengthOf = (body: { total?: number; groups?: unknown[] } | unknown[]): number =>
  Array.isArray(body) ? body.length : (body.total ?? 2 * (body.groups?.length ?? 0));

const cellsOf = async (file: Buffer) => (await readXlsx(file)).map(({ cells }) => cells);

describe.each(exports)("$id", ({ id, operation, path: pattern, columns }) => {
  const base = needed[id] ?? {};
  let path = pattern;
  beforeAll(async () => {
    path = await addressOf(pattern);
  });
  const call: HrmsGateway["call"] = (...given) => (path.startsWith("/platform") ? platform : owner)(...given);

  it("takes the export parameters, and all parameters that choose rows of its list", () => {
    const names = (one: { parameters: readonly { in: string; name: string }[] }) =>
      one.parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    const listed = operations.find((one) => one.method === "get" && `${one.path}/export` === operation.path);
    const asked = ["format", "columns", "heads"];
    expect(names(operation)).toEqual(expect.arrayContaining(asked));
    expect(
      names(operation)
        .filter((name) => ![...asked, "customColumns"].includes(name))
        .toSorted(),
    ).toEqual(
      listed &&
        names(listed)
          .filter((name) => !ofPages.includes(name))
          .toSorted(),
    );
    expect(operation.responses["200"]).toEqual(["text/csv", xlsxType]);
  });

  it("has the rows of its list and every column in both formats", async () => {
    const isPaged = operations.some(
      ({ method, path: listed, parameters }) =>
        method === "get" && `${listed}/export` === operation.path && parameters.some(({ name }) => name === "pageSize"),
    );
    const { body } = await call<Parameters<typeof lengthOf>[0]>("GET", path.replace(/\/export$/, ""), {
      query: isPaged ? { ...base, pageSize: 1 } : base,
    });
    const total = lengthOf(body);
    const csv = await call<string>("GET", path, { query: base });
    expect([csv.status, csv.headers["content-type"], csv.headers["content-disposition"]]).toEqual([
      200,
      "text/csv; charset=utf-8",
      expect.stringMatching(/^attachment; filename="[A-Za-z0-9-]+\.csv"$/),
    ]);
    const xlsx = await call<Buffer>("GET", path, { query: { ...base, format: "xlsx" } });
    expect([xlsx.status, xlsx.headers["content-type"], xlsx.headers["content-disposition"]]).toEqual([
      200,
      xlsxType,
      expect.stringMatching(/^attachment; filename="[A-Za-z0-9-]+\.xlsx"$/),
    ]);
    const [ofCsv, ofXlsx] = [readCsv(csv.body)?.map(({ cells }) => cells) ?? [], await cellsOf(xlsx.body)];
    expect([ofCsv[0], ofXlsx[0]]).toEqual([columns, columns]);
    expect([ofCsv.length, ofXlsx.length]).toEqual([total + 1, total + 1]);
    expect(ofXlsx.map(([first]) => first)).toEqual(ofCsv.map(([first]) => first));
  });

  it("has the requested columns in their order, with the given headings", async () => {
    const asked = columns.slice(0, 2).toReversed();
    const { body } = await call<string>("GET", path, {
      query: { ...base, columns: asked, heads: ["Größe, brutto", "=1+1"], format: "csv" },
    });
    expect(readCsv(body)?.[0]?.cells).toEqual(["Größe, brutto", "=1+1"]);
    expect(body.split("\r\n")[0]).toBe('\uFEFF"Größe, brutto",\'=1+1');
    const refused = await Promise.all([
      call<Problem>("GET", path, { query: { ...base, columns: ["salaryOfOthers"] } }),
      call<Problem>("GET", path, { query: { ...base, columns: asked, heads: ["One"] } }),
      call<Problem>("GET", path, { query: { ...base, format: "pdf" } }),
    ]);
    expect(refused.map(({ status, body: problem }) => [status, problem.errors?.[0]?.pointer])).toEqual([
      [422, "query/columns/0"],
      [422, "query/heads"],
      [422, "query/format"],
    ]);
  });
});

describe("writes time as decimal hours", () => {
  it("in every column of a length of time, but for the tolerances of shifts", () => {
    const inMinutes = exports.flatMap(({ id, columns }) =>
      columns.filter((column) => /(?<!pay)Min$|minutes$/i.test(column)).map((column) => `${id} ${column}`),
    );
    expect(inMinutes.filter((name) => !name.startsWith("exportShifts "))).toEqual([]);
  });

  it.each([
    ["attendance-logs", "workedMin", "workedHours"],
    ["attendance-logs", "overtimeMin", "overtimeHours"],
    ["timesheets", "minutes", "hours"],
    ["timesheets/report", "spentMinutes", "spentHours"],
    ["shifts", "workMinutes", "workHours"],
  ])("of %s, where the list has %s", async (name, field, column) => {
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
    // Days that are over; the list begins with the last one, a Thursday, on which people have worked.
    const thursday = 7 + ((new Date().getUTCDay() + 3) % 7);
    const period = name === "shifts" ? {} : { from: dayAgo(thursday + 28), to: dayAgo(thursday) };
    const list = await owner<{ items: Record<string, number>[] } | Record<string, number>[]>(
      "GET",
      `/companies/${trading}/${name}`,
      { query: { ...period, ...(name !== "timesheets/report" && { pageSize: 100 }) } },
    );
    const items = Array.isArray(list.body) ? list.body : list.body.items;
    const { body } = await owner<string>("GET", `/companies/${trading}/${name}/export`, { query: period });
    const [head = [], ...rows] = readCsv(body)?.map(({ cells }) => cells) ?? [];
    const written = rows.map((cells) => cells[head.indexOf(column)]);
    const hours = items.map((item) => (item[field] == null ? "" : String(Math.round(item[field] / 0.6) / 100)));
    expect(hours.some((text) => Number(text) > 0)).toBe(true);
    expect(written.slice(0, items.length)).toEqual(hours);
  });
});

it("writes amounts as numbers, dates as dates and text as text, whatever it starts with", async () => {
  const grades = `/companies/${trading}/grades`;
  await owner("POST", grades, { body: { name: "=HYPERLINK(1)", rank: 1, payMin: 123_456_789 } });
  const query = { format: "xlsx", q: "HYPERLINK", columns: ["name", "payMin", "rank"] };
  const { body } = await owner<Buffer>("GET", `${grades}/export`, { query });
  const sheet = strFromU8(unzipSync(body)["xl/worksheets/sheet1.xml"] as Uint8Array);
  const cells = [...sheet.matchAll(/<c (?<attributes>[^>]*)><v>(?<value>[^<]*)<\/v><\/c>/g)].map(({ groups }) => ({
    address: /r="([^"]*)"/.exec(groups?.["attributes"] ?? "")?.[1],
    type: / t="([^"]*)"/.exec(groups?.["attributes"] ?? "")?.[1],
    value: groups?.["value"],
  }));
  expect(cells.slice(-3)).toEqual([
    { address: "A2", type: "s", value: "3" },
    { address: "B2", type: undefined, value: "1234567.89" },
    { address: "C2", type: undefined, value: "1" },
  ]);
  expect((await cellsOf(body))[1]).toEqual(["=HYPERLINK(1)", "1234567.89", "1"]);
  expect(sheet).not.toMatch(/<f\b/);
  const projects = await owner<Buffer>("GET", `/companies/${trading}/projects/export`, {
    query: { format: "xlsx", columns: ["name", "startDate"] },
  });
  expect((await cellsOf(projects.body))[1]?.[1]).toMatch(/^20\d\d-\d\d-\d\d$/);
});

it("has all rows that match the filters, in the order of the list", async () => {
  const grades = `/companies/${trading}/grades`;
  const query = { sort: "-name", status: ["active", "inactive", "archived"] };
  const { items, total } = (await owner<GradePage>("GET", grades, { query: { ...query, pageSize: 100 } })).body;
  const cells = await cellsOf(
    (await owner<Buffer>("GET", `${grades}/export`, { query: { ...query, format: "xlsx", columns: ["name"] } })).body,
  );
  expect(total).toBeGreaterThan(10);
  expect(cells.slice(1).flat()).toEqual(items.map(({ name }) => name));
});

it("is rejected if the caller accepts neither format", async () => {
  expect(
    (await owner("GET", `/companies/${trading}/grades/export`, { headers: { Accept: "application/pdf" } })).status,
  ).toBe(406);
});

/** Import of occupations: dry run, errors by row and column, all rows or none. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
  HistoryPage,
  Problem,
  WorkpassOccupationImportResult,
  WorkpassOccupationPage,
} from "#generated/hrms/schema.ts";
import { type HrmsGateway, openHrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let platform: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  platform = await gateway.signIn("platform@hrms.demo", "platform");
});
afterAll(() => gateway.close());

const path = "/workpass-occupations";
const head = "code,title,workpassTypes,sector,isPme,status";
const send = (lines: readonly string[], dryRun?: boolean) =>
  platform<WorkpassOccupationImportResult>("POST", `${path}/import`, {
    body: { csv: lines.join("\r\n"), ...(dryRun !== undefined && { dryRun }) },
  });
const found = async (q: string) =>
  (await platform<WorkpassOccupationPage>("GET", path, { query: { q, status: ["active", "inactive", "archived"] } }))
    .body.items;

describe("an import", () => {
  it("previews by default and writes nothing", async () => {
    const { body } = await send([
      head,
      "90001,Kite maker,EP,services,yes,",
      "51201,Cook,WP;SP,services,no,active",
      "51312,Head waiter,WP;SP,services,no,active",
    ]);
    expect(body).toEqual({ committed: false, rows: 3, created: 1, updated: 1, unchanged: 1, faults: [] });
    expect(await found("90001")).toEqual([]);
    expect((await found("51312"))[0]?.title).toBe("Waiter");
  });

  it("creates and updates by code, with quoted titles and columns in any order, and records both", async () => {
    const { body } = await send(
      ["\uFEFFtitle,code,isPme", '"Kite maker, ""master""",90001,yes', "Waiter and host,51312,no"],
      false,
    );
    expect(body).toEqual({ committed: true, rows: 2, created: 1, updated: 1, unchanged: 0, faults: [] });
    expect((await found("90001"))[0]).toMatchObject({
      title: 'Kite maker, "master"',
      isPme: true,
      sector: null,
      workpassTypes: [],
      status: "active",
      version: 1,
      createdBy: "Priya Nair",
    });
    const [waiter] = await found("51312");
    // A column missing in the file counts as empty.
    expect(waiter).toMatchObject({ title: "Waiter and host", sector: null, workpassTypes: [], version: 2 });
    const { items } = (await platform<HistoryPage>("GET", `${path}/${waiter?.id}/history`)).body;
    expect(items[0]).toMatchObject({
      action: "update",
      by: "Priya Nair",
      changes: expect.arrayContaining([
        { field: "title", before: "Waiter", after: "Waiter and host" },
        { field: "workpassTypes", before: "SP; WP", after: null },
      ]),
    });
  });

  it("reports every error by row and column, and then writes no rows", async () => {
    const { body } = await send(
      [
        head,
        "90010,Good row,EP,services,yes,active",
        "9001,Short code,,,,",
        "90011,,,,,",
        "90012,Unknown pass,EP;NOPE,,,",
        "90013,Wrong sector,,farming,maybe,gone",
        "90010,Twice,,,,",
        "90014,=HYPERLINK(1),,,,",
        "90015,Too few",
      ],
      false,
    );
    expect(body.committed).toBe(false);
    expect(body.faults.map(({ row, column, code, value }) => [row, column, code, value])).toEqual([
      [3, "code", "pattern", "9001"],
      [4, "title", "required", ""],
      [5, "workpassTypes", "unknown-reference", "nope"],
      [6, "sector", "enum", "farming"],
      [6, "isPme", "enum", "maybe"],
      [6, "status", "enum", "gone"],
      [7, "code", "twice", "90010"],
      [8, "title", "formula", "=HYPERLINK(1)"],
      [9, null, "cells", "2"],
    ]);
    expect(await found("90010")).toEqual([]);
  });

  it.each([
    ["a column is missing", ["title", "Diver"], [1, "code", "missing-column"]],
    ["a column is not known", ["code,title,colour", "90020,Diver,red"], [1, "colour", "unknown-column"]],
    ["a column stands twice", ["code,title,title", "90020,Diver,Diver"], [1, "title", "twice"]],
    ["a quote does not end", ["code,title", '90020,"Diver'], [1, null, "quote"]],
  ])("imports no rows if %s", async (_what, lines, expected) => {
    const { body } = await send(lines, false);
    expect([body.committed, body.created, body.faults.map(({ row, column, code }) => [row, column, code])]).toEqual([
      false,
      0,
      [expected],
    ]);
  });

  it("accepts a whole classification at once", async () => {
    const rows = Array.from(
      { length: 1200 },
      (_, index) => `${60_000 + index},Occupation ${index},SP;WP,services,no,active`,
    );
    expect((await send([head, ...rows], false)).body).toMatchObject({ committed: true, created: 1200 });
    expect((await send([head, ...rows], false)).body).toMatchObject({
      committed: true,
      created: 0,
      updated: 0,
      unchanged: 1200,
    });
  });

  it("accepts its own export", async () => {
    const { body: csv } = await platform<string>("GET", `${path}/export`, { query: { q: "engineer" } });
    const { body } = await platform<WorkpassOccupationImportResult>("POST", `${path}/import`, {
      body: { csv, dryRun: false },
    });
    expect(body).toMatchObject({ committed: true, updated: 0, faults: [] });
    expect(body.unchanged).toBeGreaterThanOrEqual(3);
  });

  it("is available only to the platform", async () => {
    const tenant = await gateway.signIn("admin@demo.com", "admin");
    expect((await tenant<Problem>("POST", `${path}/import`, { body: { csv: head } })).status).toBe(403);
  });
});

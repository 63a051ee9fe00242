/** Sheets as other programs write them, and each limit, by small files. */
import { describe, expect, it } from "vitest";
import { UploadFault } from "#src/domain/shared/upload/fault.ts";
import { tableLimits } from "#src/domain/shared/upload/limits.ts";
import { inline, patched, workbook } from "../../../../../tests/support/workbooks.ts";
import { readXlsx } from "./xlsx-reader.ts";

const cells = async (bytes: Uint8Array) => (await readXlsx(bytes)).map((record) => record.cells);
const faultOf = async (bytes: Uint8Array, limits = {}) => {
  const error: unknown = await readXlsx(bytes, { ...tableLimits, ...limits }).catch((thrown: unknown) => thrown);
  if (!(error instanceof UploadFault)) throw new Error(`No fault but ${String(error)}`);
  return [error.code, error.params];
};

describe("a sheet", () => {
  it("has shared, rich and inline texts, booleans, numbers and results of formulas", async () => {
    const sharedStrings = [
      "<si><t> Name </t></si>",
      "<si><r><t>Tan </t></r><r><t>Wei</t></r><rPh><t>ignored</t></rPh></si>",
      "<si><t>a_x000A_b</t></si>",
    ];
    const rows = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
      <row r="2">${inline("A &amp; B &#x4e2d;", "A2")}<c r="B2" t="b"><v>1</v></c><c r="C2"><v>5200.50</v></c><c r="D2" t="str"><f>1+1</f><v>two</v></c><c r="E2" t="e"><v>#N/A</v></c><c r="F2"><v>1E3</v></c></row>`;
    expect(await cells(workbook({ rows, sharedStrings }))).toEqual([
      ["Name", "Tan Wei", "a\nb"],
      ["A & B 中", "true", "5200.5", "two", "", "1000"],
    ]);
  });

  it("shows numbers as dates by their style, direct or inherited, from 1900 or 1904", async () => {
    const styles = `<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf xfId="0"/></cellXfs>`;
    const rows = `<row>${["0", "1", "2", "3"].map((style) => `<c s="${style}"><v>46357</v></c>`).join("")}</row>`;
    expect(await cells(workbook({ rows, styles }))).toEqual([["46357", "2026-12-01", "46357", "2026-12-01"]]);
    const of1904 = `<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet r:id="rId1" name="x"/></sheets></workbook>`;
    expect(await cells(workbook({ rows: `<row><c s="1"><v>44895</v></c></row>`, styles, workbook: of1904 }))).toEqual([
      ["2026-12-01"],
    ]);
  });

  it("keeps row numbers across gaps, which cost nothing, and supports prefixes and merged cells", async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData><x:row r="3"><x:c r="B3" t="inlineStr"><x:is><x:t>head</x:t></x:is></x:c></x:row><x:row r="7"/><x:row r="1048576"><x:c r="A1048576"><x:v>1</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A1:XFD1048576"/></x:mergeCells></x:worksheet>`;
    expect(await readXlsx(workbook({ sheet }))).toEqual([
      { line: 3, cells: ["", "head"] },
      { line: 1_048_576, cells: ["1"] },
    ]);
  });
});

describe("the limits", () => {
  const five = Array.from({ length: 5 }, (_, index) => `<row>${inline(`text ${index}`)}${inline("x")}</row>`).join("");
  it.each([
    ["rows", { rows: 3 }, ["too-many-rows", { limit: 3 }]],
    ["columns", { columns: 1 }, ["too-many-columns", { limit: 1, row: 1 }]],
    ["cells", { cells: 9 }, ["too-many-cells", { limit: 9 }]],
    ["the length of a cell", { cellLength: 5 }, ["cell-too-long", { limit: 5, row: 1, column: 1 }]],
    ["all text", { textLength: 34 }, ["too-much-text", { limit: 34 }]],
    ["what it unpacks to", { unpackedBytes: 512 }, ["unpacks-too-large", { limit: 512 / 1_048_576 }]],
    ["its parts", { parts: 2 }, ["damaged-file", {}]],
  ])("are for %s", async (_what, limits, expected) => {
    expect(await faultOf(workbook({ rows: five }), limits)).toEqual(expected);
  });

  it("accept the maximum", async () => {
    expect(
      await readXlsx(workbook({ rows: five }), {
        ...tableLimits,
        rows: 4,
        columns: 2,
        cells: 10,
        cellLength: 6,
        textLength: 35,
      }),
    ).toHaveLength(5);
  });

  it("count a shared text at each use", async () => {
    const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(20)}</row>`;
    expect(
      await faultOf(workbook({ rows, sharedStrings: [`<si><t>${"x".repeat(10)}</t></si>`] }), { textLength: 199 }),
    ).toEqual(["too-much-text", { limit: 199 }]);
  });
});

describe("rejects", () => {
  const good = workbook({ rows: `<row>${inline("x")}</row>` });
  const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>`;
  const text = (value: string) => new TextEncoder().encode(value);
  const twice = patched(
    workbook({ more: { "xl/workbook.xmm": "<workbook/>" } }),
    text("xl/workbook.xmm"),
    text("xl/workbook.xml"),
  );
  it.each([
    [
      "a document type",
      workbook({ sheet: `${laughs}<worksheet><sheetData><row>${inline("&b;")}</row></sheetData></worksheet>` }),
      "document-type",
    ],
    ["an unknown entity", workbook({ rows: `<row>${inline("&lol;")}</row>` }), "damaged-file"],
    ["rows out of order", workbook({ rows: '<row r="2"/><row r="1"/>' }), "damaged-file"],
    ["a row beyond the last", workbook({ rows: '<row r="1048577"/>' }), "damaged-file"],
    [
      "two cells in one place",
      workbook({ rows: `<row>${inline("x", "B1")}${inline("y", "B1")}</row>` }),
      "damaged-file",
    ],
    [
      "a shared text that is not there",
      workbook({ rows: '<row><c t="s"><v>4294967295</v></c></row>' }),
      "damaged-file",
    ],
    [
      "a day beyond the calendar",
      workbook({ rows: '<row><c s="0"><v>1e300</v></c></row>', styles: '<cellXfs><xf numFmtId="14"/></cellXfs>' }),
      "damaged-file",
    ],
    ["tags a hundred deep", workbook({ sheet: `${"<a>".repeat(100)}${"</a>".repeat(100)}` }), "damaged-file"],
    ["XML without end", workbook({ sheet: "<worksheet><sheetData><row>" }), "damaged-file"],
    ["UTF-16", workbook({ sheet: Buffer.from("\uFEFF<worksheet/>", "utf16le") }), "damaged-file"],
    ["the first half", good.subarray(0, good.length / 2), "damaged-file"],
    ["two parts of one name", twice, "damaged-file"],
    ["no sheet", workbook({ workbook: "<workbook/>" }), "unreadable-file"],
  ])("%s", async (_what, bytes, code) => {
    expect((await faultOf(bytes))[0]).toBe(code);
  });

  it("wrong sizes in the archive", async () => {
    const bytes = workbook({ rows: " ".repeat(100_000) });
    const size = Buffer.alloc(4);
    size.writeUInt32LE(Buffer.byteLength(`<worksheet><sheetData>${" ".repeat(100_000)}</sheetData></worksheet>`));
    expect((await faultOf(patched(bytes, size, Uint8Array.from([10, 0, 0, 0]))))[0]).toBe("damaged-file");
  });
});

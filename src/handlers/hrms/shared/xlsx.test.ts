/** XLSX as other programs read it. */
import { strFromU8, unzipSync } from "fflate";
import { expect, it } from "vitest";
import { readXlsx } from "./uploads/xlsx-reader.ts";
import { toXlsx } from "./xlsx.ts";

const partOf = (bytes: Uint8Array, name: string) => strFromU8(unzipSync(bytes)[name] as Uint8Array);
const sheetOf = (bytes: Uint8Array) => partOf(bytes, "xl/worksheets/sheet1.xml");
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
/** The style that an element names with this attribute: its number format, and whether it is bold. */
const styleOf = (bytes: Uint8Array, tag: string, name = "s") => {
  const xml = partOf(bytes, "xl/styles.xml");
  const style =
    /<cellXfs.*<\/cellXfs>/s.exec(xml)?.[0].match(/<xf\b[^>]*>/g)?.[Number(attribute(tag, name) ?? 0)] ?? "";
  const format = xml
    .match(/<numFmt\b[^>]*>/g)
    ?.find((one) => attribute(one, "numFmtId") === attribute(style, "numFmtId"));
  const font = xml.match(/<font>.*?<\/font>/gs)?.[Number(attribute(style, "fontId") ?? 0)];
  return { format: format && attribute(format, "formatCode"), bold: /<b\/?>/.test(font ?? "") };
};
const cellAt = (bytes: Uint8Array, address: string) =>
  new RegExp(`<c\\s[^>]*r="${address}"[^>]*>`).exec(sheetOf(bytes))?.[0] ?? "";

it("is read as it was written, without empty rows", async () => {
  const bytes = await toXlsx(
    "People",
    ["Näme", "Pay"],
    [
      ['Tan & "Sons" <1>', 12.5],
      [null, null],
      [" two\nlines ", -3],
    ],
  );
  expect(await readXlsx(bytes)).toEqual([
    { line: 1, cells: ["Näme", "Pay"] },
    { line: 2, cells: ['Tan & "Sons" <1>', "12.5"] },
    { line: 4, cells: ["two\nlines", "-3"] },
  ]);
});

it("keeps text that looks like a formula, and drops characters that XML cannot represent", async () => {
  const bytes = await toXlsx("=x", ["=1+1"], [["@SUM(A1)\u0007"], ["-2+3"]]);
  expect(sheetOf(bytes)).not.toMatch(/<f\b|t="str"/);
  expect((await readXlsx(bytes)).map(({ cells }) => cells[0])).toEqual(["=1+1", "@SUM(A1)", "-2+3"]);
});

it("keeps text that means something else to spreadsheets or to JavaScript", async () => {
  const texts = ["constructor", "__proto__", "toString", "_x0041_", "_X000d_ _x005F_", "#N/A", "TRUE", "0123", "1E5"];
  const bytes = await toXlsx(
    "x",
    ["valueOf"],
    texts.map((text) => [text]),
  );
  expect((await readXlsx(bytes)).map(({ cells }) => cells[0])).toEqual(["valueOf", ...texts]);
  expect(sheetOf(bytes).match(/<c\s[^>]*><v>[^<]*<\/v>/g)).toHaveLength(texts.length + 1);
  for (const cell of sheetOf(bytes).match(/<c\s[^>]*><v>[^<]*/g) ?? []) expect(cell).toMatch(/ t="s"[^>]*><v>\d+$/);
});

it("writes amounts and days as numbers with their formats, earlier days as text, and the head in bold", async () => {
  const row = [{ cents: 123_456_789 }, { day: "2026-12-01" }, { day: "1899-12-31" }, "0123", true, new Date(0), 7];
  const bytes = await toXlsx(
    "x",
    row.map((_, index) => `Column ${index}`),
    [row],
  );
  const style = (address: string) => styleOf(bytes, cellAt(bytes, address));
  expect((await readXlsx(bytes))[1]?.cells).toEqual([
    "1234567.89",
    "2026-12-01",
    "1899-12-31",
    "0123",
    "yes",
    "1970-01-01T00:00:00.000Z",
    "7",
  ]);
  expect(style("A1").bold).toBe(true);
  expect(["A2", "B2", "C2", "D2", "E2", "F2", "G2"].map(style)).toEqual(
    ["#,##0.00", "yyyy-mm-dd", "@", "@", "@", "@", undefined].map((format) => ({ format, bold: false })),
  );
});

it.each([
  ["no rows", []],
  ["numbers in the first row", [[1, { cents: 1 }]]],
])("keeps what is typed into a template as typed, with %s, and its head in view", async (_what, rows) => {
  const bytes = await toXlsx("x", ["Employee no", "Phone"], rows);
  const columns = sheetOf(bytes).match(/<col\s[^>]*>/g) ?? [];
  expect(columns.map((column) => styleOf(bytes, column, "style"))).toEqual([
    { format: "@", bold: false },
    { format: "@", bold: false },
  ]);
  expect(sheetOf(bytes)).toMatch(/<pane\b[^>]*ySplit="1"[^>]*state="frozen"|<pane\b[^>]*state="frozen"[^>]*ySplit="1"/);
});

import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

const lines = (...rows: (string | number | null)[][]) => toCsv(["a", "b"], rows).split("\r\n").slice(1, -1);

it("marks the text as UTF-8 and ends every line", () => {
  expect(toCsv(["näme", "rank"], [])).toBe("\uFEFFnäme,rank\r\n");
});

it("quotes characters that would break a row", () => {
  expect(lines(['say "hi"', "x,y"], ["one\ntwo", null])).toEqual(['"say ""hi""","x,y"', '"one\ntwo",']);
});

it("escapes formulas in text, and leaves numbers unchanged", () => {
  expect(lines(["=1+1", "+65 6123 4567"], ["-2+3", "@SUM(A1)"], ["\tx", "\rx"], ["-5.00", -5])).toEqual([
    "'=1+1,'+65 6123 4567",
    "'-2+3,'@SUM(A1)",
    `'\tx,"'\rx"`,
    "-5.00,-5",
  ]);
});

it("escapes full-width characters, which some spreadsheets treat as formulas", () => {
  expect(lines(["＝1+1", "＋1"], ["－1", "＠SUM(A1)"])).toEqual(["'＝1+1,'＋1", "'－1,'＠SUM(A1)"]);
});

it("escapes what would be a separate cell with semicolons as separators", () => {
  expect(lines(["Lim;=1+1", "a;＝1+1;@b"], ["note\n=1+1", "a\t+1+1"])).toEqual([
    "Lim;'=1+1,a;'＝1+1;'@b",
    `"note\n'=1+1",a\t'+1+1`,
  ]);
  expect(lines(["a; b", "1;-2.50"])).toEqual(["a; b,1;-2.50"]);
});

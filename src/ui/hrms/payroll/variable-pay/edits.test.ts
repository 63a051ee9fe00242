import { expect, it } from "vitest";
import { addedTo, cellsOf, centsOf, withEdits } from "./edits.ts";

const edit = (itemId: string, text: string, stored: number | null = null) => ({
  employeeId: "a",
  itemId,
  text,
  stored,
});

it("reads amounts with the separators of the language", () => {
  expect(["1,200.5", "", " 15 ", "-3", "abc"].map((text) => centsOf(text, "en-SG"))).toEqual([
    120_050,
    null,
    1_500,
    undefined,
    undefined,
  ]);
  expect(centsOf("1.200,5", "de")).toBe(120_050);
});

it("drops edits that end at what is stored", () => {
  const edits = withEdits(new Map(), [edit("bonus", "20.00"), edit("taxi", "5", 500), edit("meal", "", null)], "en-SG");
  expect([...edits.keys()]).toEqual(["a bonus"]);
  expect(withEdits(edits, [edit("bonus", "")], "en-SG").size).toBe(0);
});

it("adds up what is not saved yet", () => {
  const edits = withEdits(new Map(), [edit("bonus", "20", 500), edit("taxi", "x", 100)], "en-SG");
  expect([addedTo(edits, "bonus", "en-SG"), addedTo(edits, "taxi", "en-SG")]).toEqual([1_500, -100]);
});

it("splits what a spreadsheet copies into rows and cells", () => {
  expect(cellsOf("1\t2\r\n3\t\r\n")).toEqual([
    ["1", "2"],
    ["3", ""],
  ]);
});

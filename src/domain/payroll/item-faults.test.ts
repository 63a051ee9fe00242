import { describe, expect, it } from "vitest";
import { type ItemCalculation, itemFaults, relevantFields } from "./item-faults.ts";

const item = (more: Partial<ItemCalculation>): ItemCalculation => ({
  code: "NIGHT",
  calculation: "fixed",
  amount: null,
  days: null,
  hours: null,
  rate: null,
  base: null,
  formula: null,
  ...more,
});
const codesOf = (given: ItemCalculation, others?: Parameters<typeof itemFaults>[1]) =>
  itemFaults(given, others).map(({ pointer, code }) => `${pointer} ${code}`);

describe("a pay item", () => {
  it("needs what its calculation needs", () => {
    expect(codesOf(item({}))).toEqual([]);
    expect(codesOf(item({ calculation: "per-day", days: "worked" }))).toEqual(["/amount required"]);
    expect(codesOf(item({ calculation: "percentage" }))).toEqual(["/rate required", "/base required"]);
    expect(codesOf(item({ calculation: "formula" }))).toEqual(["/formula required"]);
  });

  it("keeps only what applies to its calculation", () => {
    const given = item({ calculation: "per-hour", amount: 500, hours: "overtime", days: "paid", formula: "1" });
    expect(relevantFields(given)).toMatchObject({ amount: 500, hours: "overtime", days: null, formula: null });
  });

  it("cannot be called like a fact", () => expect(codesOf(item({ code: "basic" }))).toEqual(["/code reserved"]));

  it("has a formula that can be read, with the names of its company", () => {
    const formula = (text: string) => item({ calculation: "formula", formula: text });
    expect(codesOf(formula("basic * OTHER"))).toEqual([]);
    expect(codesOf(formula("basic * OTHER"), [])).toEqual(["/formula formula-unknown-name"]);
    expect(codesOf(formula("basic * OTHER"), [{ code: "OTHER", formula: null }])).toEqual([]);
    expect(codesOf(formula("salary"))).toEqual(["/formula formula-unknown-name"]);
    expect(codesOf(formula("basic +"))).toEqual(["/formula formula-not-readable"]);
    expect(codesOf(formula("NIGHT + 1"), [{ code: "NIGHT", formula: "1" }])).toEqual(["/formula formula-cycle"]);
    expect(codesOf(formula("OTHER"), [{ code: "OTHER", formula: "NIGHT * 2" }])).toEqual(["/formula formula-cycle"]);
  });
});

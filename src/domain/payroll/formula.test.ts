import { describe, expect, it } from "vitest";
import { decimalText, fraction } from "../shared/exact.ts";
import { calculationOrder, type FactKinds, type FactValue, FormulaError, isFormula, readFormula } from "./formula.ts";

const kinds: FactKinds = new Map([
  ["basic", "number"],
  ["workedDays", "number"],
  ["grade", "text"],
  ["confirmed", "flag"],
  ["TRANSPORT", "number"],
]);
const facts: Readonly<Record<string, FactValue>> = {
  basic: fraction(3333),
  workedDays: fraction(43, 2),
  grade: "G5",
  confirmed: true,
  TRANSPORT: fraction(120),
};

function result(text: string): unknown {
  const formula = readFormula(text, kinds);
  if (!isFormula(formula)) return formula;
  return decimalText(
    formula.evaluate((name) => facts[name] ?? fraction(0)),
    6,
  );
}

describe("a formula", () => {
  it.each([
    ["basic * 0.1", "333.3"],
    ["basic / 3 * 3", "3333"],
    ["0.1 + 0.2", "0.3"],
    ["2 + 3 * 4 - -1", "15"],
    ["(2 + 3) * 4", "20"],
    ["12.5 * workedDays", "268.75"],
    ["min(basic * 0.1, 300)", "300"],
    ["max(1, 2, workedDays)", "21.5"],
    ["round(basic * 0.1)", "333"],
    ["round(2.345, 0.01)", "2.35"],
    ["round(10.5 / 7, 0.05)", "1.5"],
    ["floor(7.9) + ceil(7.1)", "15"],
    ["floor(-7.9)", "-8"],
    ['grade == "G5" ? 150 : 100', "150"],
    ["confirmed && basic >= 3000 ? TRANSPORT : 0", "120"],
    ["!confirmed || workedDays < 10 ? 1 : 2", "2"],
    ["basic != 3333 ? 1 : 0", "0"],
  ])("%s is %s", (text, expected) => expect(result(text)).toBe(expected));

  it.each([
    ["", { code: "empty" }],
    ["1 +", { code: "not-readable", at: 3 }],
    ["salary * 2", { code: "unknown-name", part: "salary" }],
    ["sqrt(4)", { code: "unknown-function", part: "sqrt" }],
    ["min(1)", { code: "wrong-arguments", part: "min", count: 1 }],
    ["constructor(1)", { code: "unknown-function", part: "constructor" }],
    ["basic.constructor", { code: "not-allowed", part: "MemberExpression" }],
    ["this", { code: "not-allowed", part: "ThisExpression" }],
    ["[1, 2]", { code: "not-allowed", part: "ArrayExpression" }],
    ["1; 2", { code: "not-allowed", part: "Compound" }],
    ["basic ** 2", { code: "not-allowed", part: "**" }],
    ["grade + 1", { code: "wrong-kind", part: "grade" }],
    ["basic ? 1 : 2", { code: "wrong-kind", part: "basic" }],
    ["basic > 1", { code: "wrong-kind", part: "basic > 1" }],
    ['confirmed ? 1 : "x"', { code: "wrong-kind", part: '"x"' }],
    ["1 ".repeat(300), { code: "too-long" }],
  ])("%s is refused", (text, expected) => expect(result(text)).toEqual(expected));

  it("cannot divide by zero", () => {
    const formula = readFormula("1 / (basic - 3333)", kinds);
    expect(() => isFormula(formula) && formula.evaluate((name) => facts[name] ?? fraction(0))).toThrow(FormulaError);
  });

  it("names what it refers to", () => {
    expect(readFormula("basic * 2 + TRANSPORT + basic", kinds)).toMatchObject({ names: ["basic", "TRANSPORT"] });
  });
});

describe("the order of calculation", () => {
  it("puts each item after those it refers to", () => {
    const items = new Map([
      ["A", ["B", "C", "basic"]],
      ["B", ["C"]],
      ["C", []],
    ]);
    expect(calculationOrder(items)).toEqual({ order: ["C", "B", "A"] });
  });

  it("names a cycle", () => {
    const items = new Map([
      ["A", ["B"]],
      ["B", ["C"]],
      ["C", ["B"]],
    ]);
    expect(calculationOrder(items)).toEqual({ cycle: ["B", "C", "B"] });
  });
});

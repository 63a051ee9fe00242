/** Calculator inputs survive the way through the URL, and invalid text does not get in. */
import { expect, test } from "vitest";
import type { Calculator } from "./calculator.ts";
import { readValues, toBody, writeValues } from "./values.ts";

const files = import.meta.glob<{ calculator: Calculator }>("./declared/*.ts", { eager: true });
const calculators = Object.values(files).map(({ calculator }) => calculator);
const calculatorOf = (name: string) => calculators.find((each) => each.name === name) as Calculator;

test.each(calculators)("$name comes back from its address", (calculator) => {
  const initial = readValues(calculator, {});
  expect(readValues(calculator, writeValues(calculator, initial))).toEqual(initial);
});

test("changed rows and choices come back, and inputs that do not apply are neither kept nor sent", () => {
  const levy = calculatorOf("foreign-worker-levy");
  const values = readValues(levy, { k: "work-permit", s: "construction", t: "2" });
  expect(values).toMatchObject({ sector: "construction", tier: 2 });
  expect(writeValues(levy, values)).not.toHaveProperty("t");
  expect(toBody(levy, values)).toMatchObject({ sector: "construction" });
  expect(toBody(levy, values)).not.toHaveProperty("tier");
  const month = calculatorOf("incomplete-month");
  const entries = [{ date: "2026-09-17", half: null, kind: "absent" }];
  expect(writeValues(month, { ...readValues(month, {}), entries })).toMatchObject({ e: "2026-09-17,,absent" });
  expect(readValues(month, { e: "2026-09-17,,absent" })).toMatchObject({ entries });
});

test("an input that was cleared stays empty", () => {
  const pay = calculatorOf("cpf-month");
  const cleared = { ...readValues(pay, {}), ordinaryWages: null };
  expect(readValues(pay, writeValues(pay, cleared))).toEqual(cleared);
});

test("invalid text in the address falls back to the initial value", () => {
  const pay = calculatorOf("cpf-month");
  expect(readValues(pay, { m: "2026-13", b: "1990-02-40", ow: "a lot", r: "visitor" })).toEqual(readValues(pay, {}));
});

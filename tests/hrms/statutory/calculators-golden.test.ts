/** The golden cases through the endpoints: singly and as a batch, each calculator returns what the rules return. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GoldenCase, readGoldenFiles } from "../../golden/cases.ts";
import { openHrmsGateway, type HrmsGateway } from "../../support/hrms-gateway.ts";
import { endpoints } from "./calculator-endpoints.ts";

interface Answered {
  result: Record<string, unknown>;
  explanation?: { steps: { rule: string }[] };
  errors?: { pointer: string; code: string }[];
}

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const isRefused = ({ expected }: GoldenCase): boolean =>
  typeof expected === "object" && expected !== null && "error" in expected;

const files = Map.groupBy(
  readGoldenFiles().flatMap(({ calculation, cases }) => cases.map((one) => ({ calculation, one }))),
  ({ calculation }) => calculation,
);

describe.each(Object.entries(endpoints))("%s", (calculation, { path, toBody, fromResult, skip }) => {
  const cases = (files.get(calculation) ?? []).map(({ one }) => one).filter((one) => skip?.(one) !== true);
  const answered = cases.filter((one) => !isRefused(one));
  const check = (one: GoldenCase, result: Record<string, unknown>): void => {
    const given = fromResult?.(result) ?? result;
    if (typeof one.expected === "object" && one.expected !== null) expect(given, one.name).toMatchObject(one.expected);
    else expect(given, one.name).toEqual(one.expected);
  };

  test("has golden cases", () => expect(cases.length).toBeGreaterThan(0));

  test("answers every case of a batch", async () => {
    const { status, body } = await call<{ cases: Answered[] }>("POST", `/calculators/${path}/batch`, {
      body: { cases: answered.map((one) => toBody(one.input, one.date)) },
    });
    expect([status, body.cases?.length], JSON.stringify(body).slice(0, 500)).toEqual([200, answered.length]);
    answered.forEach((one, index) => {
      expect(body.cases[index]?.errors, one.name).toBeUndefined();
      check(one, body.cases[index]?.result ?? {});
    });
  });

  test("answers the first case alone, with its steps", async () => {
    const [one] = answered;
    if (one === undefined) throw new Error(`${calculation} has no case with an answer`);
    const { status, body } = await call<Answered>("POST", `/calculators/${path}`, {
      body: toBody(one.input, one.date),
    });
    expect(status).toBe(200);
    check(one, body.result);
    expect(body.explanation?.steps.length).toBeGreaterThan(0);
  });

  test("refuses what the rules cannot answer", async () => {
    for (const one of cases.filter(isRefused)) {
      const { status } = await call("POST", `/calculators/${path}`, { body: toBody(one.input, one.date) });
      expect(status, one.name).toBe(422);
    }
  });
});

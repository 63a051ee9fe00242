/** The calculators' endpoints: permissions, limits, errors by pointer, batches, and explanations with sources. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import type {
  CpfMonthAnswer,
  CpfMonthBatchAnswer,
  EzpayFileAnswer,
  EzpayWritten,
  IdentifierAnswer,
  Problem,
  SdlAnswer,
} from "#generated/hrms/schema.ts";
import { openHrmsGateway, type HrmsGateway } from "../../support/hrms-gateway.ts";

let gateway: HrmsGateway;
let call: HrmsGateway["call"];
beforeAll(async () => {
  gateway = await openHrmsGateway();
  call = await gateway.signIn("admin@demo.com", "admin");
});
afterAll(() => gateway.close());

const person = { birthDate: "1990-05-05", residency: "citizen", ordinaryWages: 500_000 };
const month = (more: object = {}) => ({ month: "2026-06", ...person, ...more });
const ask = <Body = CpfMonthAnswer>(body: object, path = "cpf-month") =>
  call<Body>("POST", `/calculators/${path}`, { body });

describe("access", () => {
  test("requires a token and permission to read HR", async () => {
    expect((await gateway.call("POST", "/calculators/cpf-month", { body: month() })).status).toBe(401);
    const client = await gateway.signIn("client@demo.com", "client");
    expect((await client("POST", "/calculators/cpf-month", { body: month() })).status).toBe(403);
  });
});

describe("a month's pay", () => {
  test("matches the payslip", async () => {
    const { body } = await ask(month({ raceFund: "SINDA", muslim: true }));
    expect(body.result).toMatchObject({
      cpf: { total: 185_000, employee: 100_000, employer: 85_000 },
      sdl: 1125,
      wages: 500_000,
      deducted: 100_000 + 1950 + 900,
      netPay: 500_000 - 100_000 - 1950 - 900,
      employerCost: 586_125,
    });
  });

  test("estimates the year's remaining wages for a bonus, or uses the given figure", async () => {
    expect(
      (await ask(month({ ordinaryWages: 900_000, additionalWages: 1_200_000 }))).body.result.cpf.additionalSubject,
    ).toBe(600_000);
    expect(
      (await ask(month({ additionalWages: 1_200_000, additionalRoom: 5000 }))).body.result.cpf.additionalSubject,
    ).toBe(5000);
  });

  test("counts wages only from the start of permanent residency, by the chosen method", async () => {
    const convert = async (conversionMonth?: string) =>
      (await ask(month({ residency: "pr", prSince: "2026-06-16", ...(conversionMonth && { conversionMonth }) }))).body
        .result.cpf.ordinarySubject;
    // June 2026 has 22 weekdays, 11 of them from the 16th, and 15 of its 30 days.
    expect([await convert(), await convert("calendar-days"), await convert("whole-month")]).toEqual([
      250_000, 250_000, 500_000,
    ]);
  });

  test("has no CPF for a foreigner, and SINDA depending on the setting", async () => {
    const foreigner = month({ residency: "foreigner", pass: "levy-paying", raceFund: "SINDA" });
    expect((await ask(foreigner)).body.result).toMatchObject({
      cpf: { total: 0, reason: "foreigner" },
      funds: [{ amount: 0, reason: "residency" }],
    });
    expect((await ask({ ...foreigner, sindaPasses: "every-pass" })).body.result.funds[0]?.amount).toBe(900);
  });
});

describe("the explanation", () => {
  test("names rule, inputs, rate row with its start, rounding and source", async () => {
    const { steps } = (await ask(month())).body.explanation;
    expect(steps.find(({ rule }) => rule === "cpf.rates")).toMatchObject({
      inputs: [
        { name: "table", unit: "code", value: "1" },
        { name: "employer" },
        { name: "employee" },
        { name: "phaseIn" },
      ],
      row: {
        series: "cpf-contributions",
        from: "2026-01-01",
        certainty: "found",
        source: { address: expect.stringContaining("https://www.cpf.gov.sg/") },
      },
      result: { unit: "rate", value: 370_000 },
    });
    expect(steps.find(({ rule }) => rule === "cpf.total")).toMatchObject({
      exact: "185000",
      rounding: { name: "cpfTotal", to: 100, way: "half-up", source: { title: expect.stringContaining("rounded") } },
    });
  });

  test("says where the announced rates end", async () => {
    const { body } = await ask(month({ month: "2031-03" }));
    expect(body.explanation.beyondAnnounced).toContainEqual({
      series: "cpf-contributions",
      announcedUpTo: "2027-12-31",
    });
    expect((await ask(month())).body.explanation.beyondAnnounced).toEqual([]);
  });
});

describe("inputs without an answer", () => {
  test.each([
    ["cpf-month", month({ month: "2026-13" }), "/month", "pattern"],
    ["cpf-month", month({ ordinaryWages: -1 }), "/ordinaryWages", "minimum"],
    ["cpf-month", month({ ordinaryWages: 10_000_000_001 }), "/ordinaryWages", "maximum"],
    ["cpf-month", month({ ordinaryWages: 0.5 }), "/ordinaryWages", "type"],
    ["cpf-month", month({ birthDate: "2026-02-30" }), "/birthDate", "format"],
    ["cpf-month", month({ wages: 1 }), "/wages", "unknown"],
    ["cpf-month", month({ residency: "pr" }), "/prSince", "pr-date-missing"],
    ["cpf-month", month({ month: "2019-01" }), "/month", "before-first-rate"],
    ["cpf-month", month({ birthDate: "2026-07-01" }), "/birthDate", "born-later"],
    [
      "cpf-year",
      { year: 2026, birthDate: "1990-01-01", residency: "citizen", months: [{ month: "2025-01", ordinaryWages: 1 }] },
      "/months",
      "months-out-of-order",
    ],
    [
      "foreign-worker-levy",
      { month: "2026-06", kind: "work-permit", sector: "services", group: "off-site", issuedOn: "2026-01-01" },
      "/group",
      "no-such-rate",
    ],
    [
      "notice",
      { joinedOn: "2026-05-01", noticeOn: "2026-04-01", gross: 1, daysPerWeek: 5 },
      "/noticeOn",
      "out-of-range",
    ],
    [
      "annual-leave",
      { joinedOn: "2020-01-01", periodStart: "2026-01-01", periodEnd: "2027-01-01" },
      "/periodEnd",
      "out-of-range",
    ],
    ["incomplete-month", { month: "2026-09", gross: 1, week: [0, 0, 0, 0, 0, 0, 0] }, "/week", "nothing-scheduled"],
    ["incomplete-month", { month: "2018-09", gross: 1, week: [0, 480, 0, 0, 0, 0, 0] }, "/month", "before-first-rate"],
    ["public-holidays", { year: 2024 }, "/year", "before-first-rate"],
    [
      "overtime",
      { date: "2026-06-15", category: "workman", basic: 9600, rateType: "daily", minutes: 60 },
      "/daysPerWeek",
      "required",
    ],
    ["leave-encashment", { gross: 1, daysPerWeek: 5.25, halfDays: 1 }, "/daysPerWeek", "multipleOf"],
  ])("%s %j reports the invalid input", async (path, body, pointer, code) => {
    const answer = await ask<Problem>(body, path);
    expect([answer.status, answer.body.errors?.[0]]).toMatchObject([422, { pointer, code }]);
  });
});

describe("a batch", () => {
  const many = (body: object) => ask<CpfMonthBatchAnswer & Problem>(body, "cpf-month/batch");

  test("answers a thousand cases in order, and explains only on request", async () => {
    const cases = Array.from({ length: 1000 }, (_, index) => month({ ordinaryWages: 100_000 + index * 100 }));
    const { status, body } = await many({ cases });
    expect([status, body.cases.length]).toEqual([200, 1000]);
    expect(body.cases.map(({ result }) => result?.wages)).toEqual(cases.map(({ ordinaryWages }) => ordinaryWages));
    expect(body.cases[0]?.explanation).toBeUndefined();
    expect((await many({ cases: [month()], explain: true })).body.cases[0]?.explanation?.steps.length).toBeGreaterThan(
      5,
    );
  });

  test("reports the error of a case by its pointer, and answers the others", async () => {
    const { body } = await many({ cases: [month(), month({ residency: "pr" }), month()] });
    expect(body.cases.map(({ result }) => result?.netPay)).toEqual([400_000, undefined, 400_000]);
    expect(body.cases[1]?.errors).toMatchObject([{ pointer: "/cases/1/prSince", code: "pr-date-missing" }]);
  });

  test("is rejected as a whole if a case does not match the contract, or beyond a thousand", async () => {
    const wrong = await many({ cases: [month(), month({ month: "June" })] });
    expect([wrong.status, wrong.body.errors?.[0]?.pointer]).toEqual([422, "/cases/1/month"]);
    const tooMany = await many({ cases: Array.from({ length: 1001 }, () => month()) });
    expect([tooMany.status, tooMany.body.errors?.[0]]).toMatchObject([422, { pointer: "/cases", code: "maxItems" }]);
    expect((await many({ cases: [] })).status).toBe(422);
  });
});

test("every calculator returns the contract's example for its example", async () => {
  const paths = Object.entries(
    document.paths as unknown as Record<string, { post: { requestBody: object; responses: Record<string, object> } }>,
  );
  const endpoints = paths.filter(([path]) => path.startsWith("/calculators/"));
  expect(endpoints.length).toBe(61);
  for (const [path, { post }] of endpoints) {
    const exampleOf = (from: object): unknown =>
      (from as { content: { "application/json": { example: unknown } } }).content["application/json"].example;
    const { status, body } = await call<{ result?: Record<string, unknown>; cases?: unknown }>("POST", path, {
      body: exampleOf(post.requestBody),
    });
    const shown = exampleOf(post.responses["200"] ?? {}) as { result?: Record<string, unknown>; cases?: unknown };
    // A written file has the time it was written at.
    if (body.result && shown.result && "content" in body.result) body.result["content"] = shown.result["content"];
    expect([status, body.result, body.cases], path).toEqual([200, shown.result, shown.cases]);
  }
});

test("every step has a message, every input a label, and every rate or rule a source", async () => {
  const words = new Set(
    ["calculators", "calculators-cpf", "calculators-pay", "calculators-leave", "calculators-checks"].flatMap((area) =>
      Object.keys(
        JSON.parse(
          readFileSync(
            new URL(`../../../src/ui/hrms/statutory/calculators/messages/${area}.en.json`, import.meta.url),
            "utf8",
          ),
        ) as object,
      ),
    ),
  );
  const paths = Object.entries(
    document.paths as unknown as Record<
      string,
      { post: { requestBody: { content: { "application/json": { example: object } } } } }
    >,
  );
  const endpoints = paths.filter(([path]) => path.startsWith("/calculators/") && !path.endsWith("/batch"));
  expect(endpoints.length).toBe(31);
  for (const [path, { post }] of endpoints) {
    const { explanation } = (
      await call<CpfMonthAnswer>("POST", path, { body: post.requestBody.content["application/json"].example })
    ).body;
    expect(explanation.steps.length, path).toBeGreaterThan(0);
    const used = explanation.steps.flatMap(({ rule, inputs, row, rounding }) => [
      `step.${rule}`,
      `subject.${rule.split(".")[0]}`,
      ...inputs.map(({ name }) => `input.${name}`),
      ...(row ? [`series.${row.series}`, `certainty.${row.certainty}`] : []),
      ...(rounding ? [`rounding.${rounding.name}`] : []),
    ]);
    expect(
      used.filter((key) => !words.has(key)),
      path,
    ).toEqual([]);
    expect(
      explanation.steps.some(({ row, source, rounding }) => row ?? source ?? rounding),
      path,
    ).toBe(true);
  }
});

test("SDL matches the official table, and the total drops its cents", async () => {
  const { body } = await ask<SdlAnswer>(
    { month: "2026-06", wages: [60_950, 200_000, 450_000, 450_203, 1_000_000] },
    "sdl",
  );
  expect(body.result).toEqual({ levies: [200, 500, 1125, 1125, 1125], total: 4000 });
});

test("an identifier's letter is explained step by step", async () => {
  const { body } = await ask<IdentifierAnswer>({ kind: "nric", text: "m1234567x" }, "identifiers");
  expect(body.result).toMatchObject({ verdict: "refuse", expected: "K" });
  expect(body.explanation.steps.map(({ rule, result }) => [rule, result.value])).toEqual([
    ["id.shape", "fin"],
    ["id.sum", 109],
    ["id.remainder", 10],
    ["id.letter", "K"],
    ["id.verdict", "refuse"],
  ]);
});

test("an EZPay file's error names record and columns", async () => {
  const { body } = await ask<EzpayFileAnswer>({ text: `F ${"201912345K".padEnd(148)}\r\nF5x\r\n` }, "ezpay-check");
  expect(body.result).toMatchObject({ valid: false, details: 0 });
  expect(body.result.faults).toContainEqual(
    expect.objectContaining({ record: 2, from: 2, to: 2, code: "unknown-type" }),
  );
  const { steps } = body.explanation;
  expect(steps.map(({ rule }) => rule)).toEqual([
    "ezpay.records",
    "ezpay.layout",
    "ezpay.values",
    "ezpay.sums",
    "ezpay.verdict",
  ]);
  // Each error is of a different kind.
  expect(steps.slice(1, 4).reduce((sum, { result }) => sum + Number(result.value), 0)).toBe(body.result.faultCount);
});

describe("a CPF EZPay file", () => {
  const employee = {
    account: "S1234567D",
    name: "Tan Wei Ming",
    status: "E",
    cpf: 185_000,
    ordinaryWages: 500_000,
    cdac: 150,
  };
  const payments = { uen: "197401143C", month: "2026-11", employees: [employee], sdl: 1_100 };

  test("is written, and passes the check of such files", async () => {
    const { status, body } = await ask<EzpayWritten>(payments, "ezpay-file");
    expect([status, body.result]).toMatchObject([
      200,
      { name: "197401143CPTE01NOV202601.DTL", records: 7, total: 186_250, leftOut: [] },
    ]);
    const checked = await ask<EzpayFileAnswer>({ text: body.result.content }, "ezpay-check");
    expect(checked.body.result).toMatchObject({ valid: true, records: 7, details: 2 });
  });

  test("is refused with a pointer to each faulty employee", async () => {
    const faulty = { ...payments, employees: [employee, { ...employee, account: "S1234568D", cpf: 50 }] };
    const { status, body } = await ask<Problem>(faulty, "ezpay-file");
    expect([status, body.errors?.map(({ pointer, code }) => `${pointer} ${code}`)]).toEqual([
      422,
      ["/employees/1/account account-wrong-letter", "/employees/1/cpf cpf-not-dollars"],
    ]);
  });
});

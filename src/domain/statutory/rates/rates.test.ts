import { expect, test } from "vitest";
import { isDate } from "../../shared/calendar.ts";
import { beyondAnnounced, explain } from "../explanation.ts";
import { cpfMonth, cpfRowsAt } from "../cpf/month.ts";
import { allSeries, singapore } from "./book.ts";
import { dollars, percent, rowAt, type Series, withRow } from "./dated.ts";
import { sources } from "./sources.ts";

const series: Series<number> = {
  name: "cpf-annual-limit",
  announcedUpTo: "2026-12-31",
  rows: [
    { from: "2024-01-01", value: 1, source: "cpf-act", certainty: "found" },
    { from: "2026-01-01", value: 2, source: "cpf-rates", certainty: "copied" },
  ],
};

test.each([
  ["2024-01-01", 1, undefined],
  ["2025-12-31", 1, undefined],
  ["2026-01-01", 2, undefined],
  ["2026-12-31", 2, undefined],
  ["2027-01-01", 2, "2026-12-31"],
])("the row of %s", (date, value, announcedUpTo) => {
  const row = rowAt(series, date);
  expect(row.value).toBe(value);
  expect(row.ref.announcedUpTo).toBe(announcedUpTo);
  expect(row.ref.source).toBe(value === 1 ? "cpf-act" : "cpf-rates");
});

test("there is no row before the first", () => {
  expect(() => rowAt(series, "2023-12-31")).toThrow(
    expect.objectContaining({ code: "before-first-rate", params: { date: "2023-12-31", first: "2024-01-01" } }),
  );
});

test("a draft row replaces its row and no other", () => {
  const draft = withRow(series, { from: "2025-07-01", value: 9, source: "cpf-act", certainty: "own" });
  expect([
    rowAt(draft, "2025-06-30").value,
    rowAt(draft, "2025-07-01").value,
    rowAt(draft, "2026-01-01").value,
  ]).toEqual([1, 9, 2]);
  expect(
    rowAt(withRow(series, { from: "2028-07-01", value: 9, source: "cpf-act", certainty: "own" }), "2028-12-31").ref
      .announcedUpTo,
  ).toBeUndefined();
  expect(() => withRow(series, { from: "2026-01-01", value: 9, source: "cpf-act", certainty: "own" })).toThrow(
    expect.objectContaining({ field: "from" }),
  );
});

test("every series has dated rows in order, each with an existing source", () => {
  const all = allSeries(singapore);
  expect(all).toHaveLength(30);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, rows, announcedUpTo } of all) {
    const starts = rows.map(({ from }) => from);
    expect(starts, name).toEqual([...new Set(starts)].sort());
    expect(starts.every(isDate) && isDate(announcedUpTo) && starts.length > 0, name).toBe(true);
    expect(
      rows.filter(({ source }) => !(source in sources)),
      name,
    ).toEqual([]);
  }
});

test("an explanation says which series ended, and the date up to which it was announced", () => {
  const input = {
    month: "2028-01",
    person: { birthDate: "1990-01-01", residency: "citizen" },
    ordinaryWages: 100_000,
    additionalWages: 0,
    additionalRoom: 0,
  } as const;
  const { steps, result } = explain((ladder) => cpfMonth(input, cpfRowsAt(singapore.cpf, "2028-01"), ladder));
  expect(result.total).toBe(37_000);
  expect(beyondAnnounced(steps).map(({ series, announcedUpTo }) => [series, announcedUpTo])).toEqual([
    ["cpf-ages", "2027-12-31"],
    ["cpf-contributions", "2027-12-31"],
    ["cpf-wages", "2027-12-31"],
    ["cpf-ordinary-ceiling", "2027-12-31"],
  ]);
});

test("amounts and percentages are parsed without binary fractions", () => {
  expect(["14.5", "0.25", "17", "8.3333"].map(percent)).toEqual([145_000, 2500, 170_000, 83_333]);
  expect(["0.5", "13.60", "4500"].map(dollars)).toEqual([50, 1360, 450_000]);
  expect(() => percent("1.23456")).toThrow(RangeError);
  expect(() => dollars("1,000")).toThrow(RangeError);
});

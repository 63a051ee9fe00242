import { describe, expect, test } from "vitest";
import { singapore } from "../rates/book.ts";
import { monthlyLevy } from "../levies/foreign-worker.ts";
import { coveredByPart4 } from "../pay/rates-of-pay.ts";
import { percent, rowAt } from "../rates/dated.ts";
import { examplePpf } from "../rates/ppf.ts";
import { changedTerms, rateDifferences } from "./differences.ts";
import { firstRows, inForceOn, tidyRow } from "./draft.ts";
import { rateEffect } from "./effect.ts";
import { ppfSets, publishedSets } from "./published-sets.ts";
import { rateFaults } from "./rate-faults.ts";
import type { RateKind, RateRow, RateSet } from "./rate-set.ts";
import { bookOf, ppfOf } from "./set-book.ts";

const sets = publishedSets(singapore);
const last = (kind: RateKind): RateSet => sets.findLast((set) => set.kind === kind) as RateSet;
const ages = last("cpf-ages").rates;
const edited = (kind: RateKind, edit: (rates: RateRow[]) => RateRow[]): RateSet => ({
  ...last(kind),
  rates: edit(structuredClone(last(kind).rates)),
});
const faultsOf = (set: RateSet): string[] => rateFaults(set, ages).map(({ pointer, code }) => `${pointer} ${code}`);

test("the published sets produce exactly the published rate book", () => {
  expect(JSON.stringify(bookOf(singapore, sets))).toBe(JSON.stringify(singapore));
  const [row] = ppfOf(ppfSets(examplePpf, "Our rules", "https://intranet.example/rules")).rows;
  expect(row?.value).toEqual(examplePpf.rows[0]?.value);
  expect(row?.given).toEqual({ title: "Our rules", address: "https://intranet.example/rules" });
});

test("every published set is valid", () => {
  expect(
    [...sets, ...ppfSets(examplePpf, "Our rules", "https://intranet.example/rules")].flatMap((set) => faultsOf(set)),
  ).toEqual([]);
  expect(new Set(sets.map(({ kind }) => kind)).size).toBe(12);
  expect(sets.filter(({ sourceUrl }) => !sourceUrl.startsWith("https://"))).toEqual([]);
});

describe("errors are reported at their cell", () => {
  test.each<[string, RateSet, string[]]>([
    ["no rows", edited("sdl", () => []), ["/rates minItems"]],
    [
      "a missing amount",
      edited("cdac", ([row = {}, ...rest]) => [{ upTo: row.upTo ?? null }, ...rest]),
      ["/rates/0/amount required"],
    ],
    [
      "a field of another kind",
      edited("cdac", ([row, ...rest]) => [{ ...row, employer: 5 }, ...rest]),
      ["/rates/0/employer unknown"],
    ],
    [
      "an S Pass levy with a sector, and one without a tier",
      edited("levy", ([row, next, ...rest]) => [{ ...row, sector: "services" }, { ...next, group: "all" }, ...rest]),
      ["/rates/0/sector leave-empty", "/rates/1/group not-a-tier"],
    ],
    [
      "a Work Permit levy without its skill, and one twice",
      edited("levy", (rows) => [...rows, { ...rows.at(-1), skill: null }, { ...rows.at(-1) }]),
      [`/rates/${last("levy").rates.length}/skill required`, `/rates/${last("levy").rates.length + 1}/group duplicate`],
    ],
    [
      "a levy without its terms",
      { ...last("levy"), terms: { payByDay: 31 } },
      ["/terms/payByDay maximum", "/terms/daysInYear required"],
    ],
    ["an item of the Act missing", edited("employment", (rows) => rows.slice(1)), ["/rates item-missing"]],
    [
      "a ceiling that is a value of the Act",
      edited("cpf-ceilings", ([row, ...rest]) => [{ ...row, item: "part4-workman" }, ...rest]),
      ["/rates/0/item enum"],
    ],
    [
      "longer service before shorter",
      edited("employment", (rows) => rows.map((row) => (row.item === "notice-4-from" ? { ...row, value: 2 } : row))),
      [`/rates/${last("employment").rates.findIndex(({ item }) => item === "notice-4-from")}/value overlap`],
    ],
    ["half a cent", edited("cdac", ([row, ...rest]) => [{ ...row, amount: 0.5 }, ...rest]), ["/rates/0/amount type"]],
    [
      "a share above all wages",
      edited("cpf", ([row, ...rest]) => [{ ...row, employer: 1_000_001 }, ...rest]),
      ["/rates/0/employer maximum"],
    ],
    [
      "shares above all wages together",
      edited("cpf", ([row, ...rest]) => [{ ...row, employer: 900_000 }, ...rest]),
      ["/rates/0/employee more-than-all"],
    ],
    ["a table without a band", edited("cpf", (rows) => rows.slice(0, -1)), ["/rates age-band-missing"]],
    [
      "a band that no age has",
      edited("cpf", ([row, ...rest]) => [{ ...row, upTo: 54 }, ...rest]),
      ["/rates/0/above no-such-age-band"],
    ],
    [
      "a gap between ages",
      edited("cpf-ages", (rows) => rows.map((row, index) => (index === 1 ? { ...row, above: 56 } : row))),
      ["/rates/1/above gap"],
    ],
    [
      "ages twice",
      edited("cpf-ages", (rows) => rows.map((row, index) => (index === 1 ? { ...row, above: 54 } : row))),
      ["/rates/1/above overlap"],
    ],
    [
      "wages that begin above nothing",
      edited("cpf-wages", ([row, ...rest]) => [{ ...row, above: 100 }, ...rest]),
      ["/rates/0/above gap"],
    ],
    [
      "an open band before the last",
      edited("cdac", (rows) => rows.map((row, index) => (index === 1 ? { ...row, upTo: null } : row))),
      ["/rates/1/upTo open-before-last"],
    ],
    [
      "a last band with an end",
      edited("cdac", (rows) => rows.map((row, index) => (index === 4 ? { ...row, upTo: 900_000 } : row))),
      ["/rates/4/upTo last-not-open"],
    ],
    [
      "bands out of order",
      edited("cdac", (rows) => rows.map((row, index) => (index === 1 ? { ...row, upTo: 100_000 } : row))),
      ["/rates/1/upTo overlap"],
    ],
    [
      "parts that are not the sum",
      edited("mbm", ([row, ...rest]) => [{ ...row, mendaki: 1 }, ...rest]),
      ["/rates/0/mendaki not-the-sum"],
    ],
    [
      "a least levy above the most",
      edited("sdl", ([row]) => [{ ...row, minimum: 5_000 }]),
      ["/rates/0/maximum below-minimum"],
    ],
    [
      "a holiday of another year",
      edited("holidays", ([row, ...rest]) => [{ ...row, date: "2026-01-01" }, ...rest]),
      ["/rates/0/date other-year"],
    ],
    [
      "a day that does not exist",
      edited("holidays", ([row, ...rest]) => [{ ...row, date: "2027-02-30" }, ...rest]),
      ["/rates/0/date format"],
    ],
    [
      "a holiday twice",
      edited("holidays", (rows) => [...rows, { date: "2027-01-01", name: "Again" }]),
      ["/rates/11/date duplicate"],
    ],
    [
      "a ceiling twice",
      edited("cpf-ceilings", ([row = {}, ...rest]) => [row, ...rest, row]),
      ["/rates/3/item duplicate"],
    ],
    ["a start within a month", { ...last("sdl"), effectiveFrom: "2026-02-02" }, ["/effectiveFrom not-first-of-month"]],
    ["no such start", { ...last("sdl"), effectiveFrom: "2026-02-30" }, ["/effectiveFrom format"]],
    ["announced up to a day before", { ...last("sdl"), announcedUpTo: "2008-09-30" }, ["/announcedUpTo before-start"]],
  ])("%s", (_what, set, faults) => expect(faultsOf(set)).toEqual(faults));
});

test("a new set replaces its part of the rate book, with its own source", () => {
  const set: RateSet = {
    ...edited("sdl", ([row]) => [{ ...row, maximum: 1200 }]),
    effectiveFrom: "2027-01-01",
    announcedUpTo: "2027-12-31",
    sourceId: null,
    sourceTitle: "Budget 2027",
    sourceUrl: "https://budget.example/2027",
  };
  const { rows, announcedUpTo } = bookOf(singapore, [set, ...sets]).sdl;
  expect(announcedUpTo).toBe("2027-12-31");
  expect(rows.map(({ from, value }) => [from, value.maximum])).toEqual([
    ["2008-10-01", 1125],
    ["2027-01-01", 1200],
  ]);
  expect(rows[1]).toMatchObject({
    source: "rate-set",
    given: { title: "Budget 2027", address: "https://budget.example/2027" },
  });
});

test("values of the Employment Act and levies change from their set on", () => {
  const change = (kind: RateKind, change: (row: RateRow) => RateRow): RateSet => ({
    ...edited(kind, (rows) => rows.map(change)),
    effectiveFrom: "2027-01-01",
    announcedUpTo: "2027-12-31",
  });
  const act = change("employment", (row) => (row.item === "part4-non-workman" ? { ...row, value: 300_000 } : row));
  const levy = change("levy", (row) => (row.pass === "s-pass" ? { ...row, amount: 70_000 } : row));
  const book = bookOf(singapore, [...sets, act, levy]);
  const covered = (day: string): boolean =>
    coveredByPart4("non-workman", { amount: 290_000 }, rowAt(book.employment, day));
  expect([covered("2026-12-31"), covered("2027-01-01")]).toEqual([false, true]);
  const monthly = (month: string): number => monthlyLevy({ pass: "s-pass", tier: 1 }, month, book.levy).value;
  expect([monthly("2026-12"), monthly("2027-01")]).toEqual([65_000, 70_000]);
  // What the set leaves as it is keeps its start.
  expect(book.levy.workPermit.rows.map(({ from }) => from)).toEqual(["2024-01-01", "2026-01-01"]);
  expect(rateDifferences("employment", last("employment"), act)).toMatchObject([
    { change: "changed", fields: ["value"], before: { value: 260_000 }, after: { value: 300_000 } },
  ]);
});

test("holidays gazetted within the year replace the year's list", () => {
  const polling: RateSet = {
    ...edited("holidays", (rows) => [...rows, { date: "2027-09-11", name: "Polling Day", oneOff: true }]),
    effectiveFrom: "2027-08-01",
  };
  const { rows } = bookOf(singapore, [...sets, polling]).holidays;
  expect(rows.map(({ from, value }) => [from, value.length])).toEqual([
    ["2025-01-01", 12],
    ["2026-01-01", 11],
    ["2027-01-01", 12],
  ]);
});

test("differences are listed row by row", () => {
  const before = last("cdac");
  const after = edited("cdac", (rows) =>
    rows.slice(1).map((row, index) => (index === 0 ? { ...row, amount: 125 } : row)),
  );
  expect(rateDifferences("cdac", before, after).map(({ change, fields }) => [change, fields])).toEqual([
    ["changed", ["upTo", "amount"]],
    ["changed", ["upTo", "amount"]],
    ["changed", ["upTo", "amount"]],
    ["changed", ["upTo", "amount"]],
    ["removed", []],
  ]);
  expect(
    rateDifferences(
      "cpf",
      last("cpf"),
      edited("cpf", (rows) =>
        rows.map((row) => (row.table === 1 && row.above === 60 ? { ...row, employee: 140_000 } : row)),
      ),
    ),
  ).toEqual([
    expect.objectContaining({
      change: "changed",
      fields: ["employee"],
      after: { table: 1, above: 60, upTo: 65, employer: 130_000, employee: 140_000 },
    }),
  ]);
  expect(rateDifferences("holidays", null, last("holidays"))).toHaveLength(11);
  expect(changedTerms(last("sinda"), { ...last("sinda"), terms: { passes: [] } })).toEqual(["passes"]);
});

test("the effect is the rules' own result before and after", () => {
  const set = last("cpf");
  const others = sets.filter((other) => other !== set);
  const { month, groups, rows } = rateEffect(singapore, others, set, {
    wages: [5_000, 300_000],
    ages: [30, 56, 61],
    table: 1,
  });
  expect([month, groups.map(({ age }) => age)]).toEqual(["2027-01", [30, 56, 61]]);
  const cells = rows.map(({ cells }) =>
    cells.map(({ before, after }) => [before?.employer, before?.employee, after?.employer, after?.employee]),
  );
  expect(cells).toEqual([
    [
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
    [
      [51_000, 60_000, 51_000, 60_000],
      [48_000, 54_000, 49_500, 57_000],
      [37_500, 37_500, 39_000, 39_000],
    ],
  ]);
  const pr = rateEffect(singapore, others, set, { wages: [300_000], ages: [30], table: 5 });
  expect(pr.rows[0]?.cells[0]?.after).toEqual({ employee: 45_000, employer: 51_000 });
});

test("the first set has an effect without a before; one within a month shows the next", () => {
  const [first] = sets.filter(({ kind }) => kind === "sdl");
  const sample = { wages: [450_000], ages: [30], table: 1 };
  expect(
    rateEffect(
      singapore,
      sets.filter((set) => set !== first),
      first as RateSet,
      sample,
    ).rows[0]?.cells,
  ).toEqual([{ before: null, after: { employee: 0, employer: 1125 } }]);
  const [ppf] = ppfSets(examplePpf, "Our rules", "https://intranet.example/rules") as [RateSet];
  const { groups, rows } = rateEffect(singapore, sets, ppf, { ...sample, ages: [30, 56] });
  expect(groups).toEqual([
    { age: 30, service: 2 },
    { age: 30, service: 6 },
    { age: 56, service: 2 },
    { age: 56, service: 6 },
  ]);
  expect(rows[0]?.cells.map(({ after }) => after?.employer)).toEqual([13_500, 22_500, 18_000, 18_000]);
  expect(rateEffect(singapore, sets, last("holidays"), sample).rows).toEqual([]);
});

test("a draft starts with the rows in force, with holidays moved to the year", () => {
  expect(
    inForceOn(
      sets.filter(({ kind }) => kind === "cpf"),
      "2026-07-01",
    )?.effectiveFrom,
  ).toBe("2026-01-01");
  expect(
    inForceOn(
      sets.filter(({ kind }) => kind === "cpf"),
      "1990-01-01",
    )?.effectiveFrom,
  ).toBe("2023-01-01");
  const [of2025] = sets.filter(({ kind }) => kind === "holidays");
  const rows = firstRows("holidays", of2025?.rates ?? [], "2028-01-01");
  expect([rows.length, rows[0]]).toEqual([11, { date: "2028-01-01", name: "New Year's Day" }]);
  expect(tidyRow("cdac", { amount: 50, name: "x" })).toEqual({ upTo: null, amount: 50 });
  expect(tidyRow("holidays", { date: "2028-01-01", name: " New Year ", oneOff: false })).toEqual({
    date: "2028-01-01",
    name: "New Year",
  });
  expect(percent("14.5")).toBe(145_000);
});

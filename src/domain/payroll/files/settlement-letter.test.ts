/** Letters and tables say what their figures say, in every language. */
import { expect, test } from "vitest";
import { languages } from "../../shared/languages.ts";
import { settlementPages } from "./settlement-letter.ts";
import { duesTable, reconciliationTable } from "./statutory-tables.ts";
import { wordsIn } from "./words.ts";

const line = (code: string, kind: "earning" | "deduction" | "employer-cost", amount: number) => ({
  code,
  kind,
  amount,
  cpf: "none" as const,
  sdl: false,
  funds: false,
});
const settled = {
  lines: [line("BASIC", "earning", 300_000), line("LOAN", "deduction", 50_000), line("SDL", "employer-cost", 750)],
  net: 250_000,
  withheld: 0,
  payable: 250_000,
  payBy: "2026-11-30" as string | null,
  owed: 12_345,
};
const said = (settlement: typeof settled, language: (typeof languages)[number] = "en"): string[] =>
  settlementPages({
    language,
    company: { name: "Straits Trading", address: null },
    employee: { name: "Tan Wei Ming", number: "E0001" },
    leftOn: "2026-11-30",
    ...settlement,
    names: new Map([["LOAN", "Staff loan"]]),
    signedBy: "Adeline Goh",
    at: new Date(0),
  }).blocks.flatMap((block) => {
    if (block.kind === "table") return block.rows.map(({ cells }) => cells.join(" "));
    return block.kind === "sum" ? [block.value] : block.kind === "facts" ? [] : [block.text];
  });

test("a letter names what is paid, by when, and what is still owed", () => {
  const all = said(settled);
  expect(all).toContain("Basic pay 3,000.00");
  expect(all).toContain("Staff loan -500.00");
  expect(all).toContain("SGD 2,500.00");
  expect(all).toContain("We will pay you SGD 2,500.00 by 30 Nov 2026.");
  expect(all).toContain("SGD 123.45 could not be deducted and is still owed to the company.");
  expect(all.join()).not.toContain("Skills");
});

test("withheld moneys are named, and no day of payment", () => {
  const all = said({ ...settled, withheld: 250_000, payable: 0, payBy: null });
  expect(all).toContain("Withheld for tax clearance -2,500.00");
  expect(all.join(" ")).toContain("withhold SGD 2,500.00 until IRAS");
  expect(all.join(" ")).not.toContain("We will pay");
});

test.each(languages)("nothing is left in braces in %s", (language) => {
  expect(said({ ...settled, withheld: 1 }, language).join()).not.toMatch(/[{}]/);
  const english = JSON.stringify(wordsIn("en").letter);
  if (language !== "en") expect(JSON.stringify(wordsIn(language).letter)).not.toBe(english);
});

test("the reconciliation has what differs first, and sums by payment", () => {
  const person = (account: string, difference: number) => ({
    account,
    name: account,
    code: "01" as const,
    payslips: 1_000,
    file: 1_000 + difference,
    difference,
  });
  const { rows, totals } = reconciliationTable(
    {
      people: [person("S1", 0), person("S2", 5)],
      codes: [{ code: "01", payslips: 2_000, file: 2_005, received: null, difference: 5 }],
      agrees: false,
    },
    "en",
    [],
  );
  expect(rows.map(([account]) => account)).toEqual(["S2", "S1", "Total"]);
  expect(totals?.slice(3)).toEqual([2_000, 2_005, 0, 5]);
});

test("dues of a month by kind, with their days", () => {
  const { rows, totals } = duesTable(
    [
      { kind: "cpf", people: 2, amount: 370_000, payBy: "2026-12-14" },
      { kind: "levy", people: 1, amount: 65_000, payBy: "2026-12-17" },
    ],
    "en",
    [],
  );
  expect(rows).toEqual([
    ["CPF", 2, 370_000, "14 Dec 2026"],
    ["Foreign worker levy", 1, 65_000, "17 Dec 2026"],
  ]);
  expect(totals).toEqual(["Total", null, 435_000, null]);
});

/** The document of key employment terms: its items, in every script that names are written in. */
import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pdfPages } from "../../shared/documents/pdf-pages.ts";
import { fontRuns } from "../../shared/documents/pdf-fonts.ts";
import { ketContent, type ShownTerms } from "./ket-pdf.ts";

const terms: ShownTerms = {
  employer: "Merlion Trading Pte. Ltd.",
  employee: "Tan Wei Ling 陈伟玲",
  jobTitle: "Accountant",
  duties: "Keeps the ledgers of the trading companies",
  startDate: "2026-11-02",
  duration: "Permanent",
  workingArrangement: "44 hours on 5 days a week",
  salaryPeriod: "Calendar month",
  basicSalary: 520_000,
  fixedAllowances: null,
  fixedDeductions: null,
  overtimePeriod: null,
  overtimeRate: null,
  otherPay: null,
  leave: "18 days of annual leave",
  medical: "As the Employment Act gives",
  probation: null,
  notice: "30 days",
  placeOfWork: "Pasir Panjang",
};
const ket = {
  number: 1,
  terms,
  payHidden: false,
  status: "issued" as const,
  issuedOn: "2026-11-10",
  acknowledgedAt: null,
  updatedAt: new Date("2026-11-10T02:00:00Z"),
};

const ketPdf = (...given: Parameters<typeof ketContent>) => pdfPages(ketContent(...given));

/** The document's text, read back through the characters that each font maps its glyphs to. */
function textOf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString("latin1");
  const streams = new Map<string, string>();
  for (const object of raw.split("endobj")) {
    const [, id = "", body = ""] = /(\d+) 0 obj[^]*?\nstream\r?\n([^]*?)\r?\nendstream/.exec(object) ?? [];
    try {
      streams.set(id, inflateSync(Buffer.from(body, "latin1")).toString("latin1"));
    } catch {
      // Not compressed, or not a stream.
    }
  }
  const maps = new Map<string, Map<number, string>>();
  for (const object of raw.split("endobj")) {
    const [, font, map = ""] = /(\d+) 0 obj[^]*\/ToUnicode (\d+) 0 R/.exec(object) ?? [];
    if (font === undefined) continue;
    const codes = new Map<number, string>();
    for (const [, from = "", list = ""] of (streams.get(map) ?? "").matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi))
      for (const [index, [, hex = ""]] of [...list.matchAll(/<([\da-f ]+)>/gi)].entries())
        codes.set(
          Number.parseInt(from, 16) + index,
          hex
            .trim()
            .split(" ")
            .map((code) => String.fromCodePoint(Number.parseInt(code.slice(-4), 16)))
            .join(""),
        );
    maps.set(font, codes);
  }
  const names = new Map([...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, maps.get(id)]));
  let text = "";
  for (const content of streams.values()) {
    let current: Map<number, string> | undefined;
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[\da-f]*>|[\s\d.-])*)\] TJ/gi)) {
      if (font !== undefined) current = names.get(font);
      for (const [, hex = ""] of (shown ?? "").matchAll(/<([\da-f]*)>/gi))
        for (const code of hex.match(/.{4}/g) ?? []) text += current?.get(Number.parseInt(code, 16)) ?? "";
    }
  }
  return text.replaceAll(/\s+/g, "");
}

describe("the document", () => {
  it("numbers the eighteen items and names the version", async () => {
    const text = textOf(await ketPdf(ket));
    expect(text).toContain("Version1,issuedon10November2026");
    for (const item of ["1.Employer", "2.Employee", "8.Basicsalary", "17.Noticeperiod", "18.Placeofwork"])
      expect(text).toContain(item);
    expect(text).toContain("SGD5,200.00");
    expect(text).toContain("陈伟玲");
  });

  it("leaves pay out where the reader may not see it", async () => {
    const hidden = { ...terms, basicSalary: null };
    const text = textOf(await ketPdf({ ...ket, terms: hidden, payHidden: true }));
    expect(text).toContain("Notshowntoyou");
    expect(text).not.toContain("5,200");
  });

  it("says when it was acknowledged, and is the same file each time", async () => {
    const acknowledged = {
      ...ket,
      status: "acknowledged" as const,
      acknowledgedAt: new Date("2026-11-12T01:30:00Z"),
    };
    const [one, again] = [await ketPdf(acknowledged), await ketPdf(acknowledged)];
    expect(textOf(one)).toContain("on12November2026at9:30am");
    expect(Buffer.from(one).equals(Buffer.from(again))).toBe(true);
  });

  it("goes on to another page", async () => {
    const long = {
      ...terms,
      duties: "Keeps the ledgers of the trading companies. ".repeat(45),
      leave: "Days. ".repeat(160),
    };
    expect(textOf(await ketPdf({ ...ket, terms: long }))).toContain("2/2");
  });
});

describe("fonts", () => {
  it.each([
    ["Zoë Łukasz", 2],
    ["Nguyễn Văn", 1],
    ["தமிழ்", 1],
    ["陈", 1],
  ])("exist for %s", (text, atLeast) => {
    const runs = fontRuns(text, "regular");
    expect(runs.map((run) => run.text).join("")).toBe(text);
    expect(runs.length).toBeGreaterThanOrEqual(atLeast);
  });
});

/** Search matches any word of a name and highlights it. */
import { describe, expect, test } from "vitest";
import { best, pieces, rank, wordsOf } from "./match.ts";

const names = ["Advanced Data Tables", "Data Pagination", "Tables", "Basic Data Tables", "Café Ümlaut"];
const found = (query: string, max = 9) => best(names, wordsOf(query), (name) => [name], max);

describe("a search", () => {
  test("puts first what begins with it, then what has a word that does", () => {
    expect(found("tables")).toEqual(["Tables", "Advanced Data Tables", "Basic Data Tables"]);
    expect(found("dat")).toEqual(["Data Pagination", "Advanced Data Tables", "Basic Data Tables"]);
  });

  test("wants every word, in any order and any case", () => {
    expect(found("tables ADV")).toEqual(["Advanced Data Tables"]);
    expect(found("tables zzz")).toEqual([]);
  });

  test("knows no accents, and finds nothing without a word", () => {
    expect(found("cafe")).toEqual(["Café Ümlaut"]);
    expect(found("umlaut")).toEqual(["Café Ümlaut"]);
    expect(found("  ")).toEqual([]);
  });

  test("gives no more than asked for", () => expect(found("a", 2)).toHaveLength(2));

  test("looks in the small print too", () => {
    expect(rank(wordsOf("mei"), "Mei Tanaka", "mei@lantern.example")).toBe(3);
    expect(rank(wordsOf("mei@"), "Mei Tanaka", "mei@lantern.example")).toBe(1);
    expect(rank(wordsOf("lantern tanaka"), "Mei Tanaka", "mei@lantern.example")).toBe(1);
    expect(rank(wordsOf("lantern fish"), "Mei Tanaka", "mei@lantern.example")).toBe(0);
  });
});

describe("marks", () => {
  test("stand where the words are, and the text stays whole", () => {
    expect(pieces("Café au lait", wordsOf("CAFE la"))).toEqual([
      { text: "Café", hit: true },
      { text: " au ", hit: false },
      { text: "la", hit: true },
      { text: "it", hit: false },
    ]);
    for (const text of ["İstanbul", "Straße", "ﬁrst ﬂoor", "👩‍💻 desk", ""]) {
      expect(
        pieces(text, wordsOf("st s f"))
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
    }
  });
});

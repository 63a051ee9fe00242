/** Every area speaks all four languages: the same keys, the same placeholders, nothing left empty or untranslated. */
import { isArgumentElement, isLiteralElement, isPluralElement, isPoundElement, isSelectElement, parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { languages } from "./catalogue.ts";

const folder = new URL(".", import.meta.url);
const areas = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== "files").map((entry) => entry.name);
const read = (area: string, language: string) => JSON.parse(readFileSync(new URL(`${area}/${language}.json`, folder), "utf8")) as Record<string, string>;

function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner = isPluralElement(element) || isSelectElement(element) ? Object.values(element.options).flatMap((option) => placeholders(option.value)) : [];
    const tag = "children" in element ? placeholders(element.children) : [];
    return [isArgumentElement(element) ? `{${element.value}}` : `${element.type} ${element.value}`, ...inner, ...tag];
  });
}

const asked = (text: string): string[] => [...new Set(placeholders(parse(text)))].sort();

describe.each(areas)("messages of %s", (area) => {
  const english = read(area, "en");

  test.each(languages)("in %s are complete", (language) => {
    const texts = read(area, language);
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    expect(Object.entries(texts).filter(([, text]) => text.trim() === "")).toEqual([]);
    for (const [key, text] of Object.entries(texts)) expect(asked(text), `${language} ${key}`).toEqual(asked(english[key] ?? ""));
  });

  test.each(languages.filter((language) => language !== "en"))("in %s are translated", (language) => {
    const texts = read(area, language);
    // A sentence that is the same in two languages was forgotten; single words may well be the same.
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && (english[key] ?? "").split(" ").length > 3);
    expect(same).toEqual([]);
  });
});

test("the catalogue names every area", () => {
  const source = readFileSync(new URL("catalogue.ts", folder), "utf8");
  expect(areas.filter((area) => !source.includes(`"./${area}/en.json"`))).toEqual([]);
});

/** Every area has the same keys and placeholders in all languages, with nothing empty or untranslated. */
import { languages } from "#src/domain/shared/languages.ts";
import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  parse,
  type MessageFormatElement,
} from "@formatjs/icu-messageformat-parser";
import { describe, expect, test } from "vitest";

const files = import.meta.glob<string>("../**/messages/*.json", { query: "?raw", import: "default", eager: true });
const sources = new Map(Object.entries(files).map(([path, source]) => [path.split("/").at(-1) ?? "", source]));
const areas = [...sources.keys()].flatMap((name) =>
  name.endsWith(".en.json") ? [name.slice(0, -".en.json".length)] : [],
);
const read = (area: string, language: string) =>
  JSON.parse(sources.get(`${area}.${language}.json`) ?? "{}") as Record<string, string>;

function placeholders(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isLiteralElement(element) || isPoundElement(element)) return [];
    const inner =
      isPluralElement(element) || isSelectElement(element)
        ? Object.values(element.options).flatMap((option) => placeholders(option.value))
        : [];
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
    for (const [key, text] of Object.entries(texts))
      expect(asked(text), `${language} ${key}`).toEqual(asked(english[key] ?? ""));
  });

  test.each(languages.filter((language) => language !== "en"))("in %s are translated", (language) => {
    const texts = read(area, language);
    // Identical sentences in two languages are untranslated; single words and units may be the same.
    const words = (text: string): number =>
      text
        .replaceAll(/\{\w+\}/g, "")
        .trim()
        .split(/\s+/).length;
    const same = Object.keys(english).filter((key) => texts[key] === english[key] && words(english[key] ?? "") > 3);
    expect(same).toEqual([]);
  });
});

test("every file is of an area and a language, and no area has two", () => {
  expect(sources.size).toBe(Object.keys(files).length);
  expect(sources.size).toBe(areas.length * languages.length);
});

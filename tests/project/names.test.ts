/** Built-in records have a name in each language, found by the stored English one. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publishedModules } from "#src/domain/access/shared/catalogue.ts";
import { countryLocaleOf, languages } from "#src/domain/shared/languages.ts";
import { systemRoles } from "#src/domain/access/system-roles.ts";
import { seededCountries } from "#src/store/seeds/countries.ts";
import { seededLeaveTypes } from "#src/store/seeds/leave-types.ts";
import { seededRaces, seededReligions } from "#src/store/seeds/people-and-banks.ts";
import { countryName, countryOfCode } from "#src/ui/messages/country-name.ts";
import { nameMessage, type WordedKind } from "#src/ui/messages/name-message.ts";

const stored: Record<WordedKind, readonly string[]> = {
  role: systemRoles.map(({ name }) => name),
  roleDescription: systemRoles.map(({ description }) => description),
  module: publishedModules.map(({ name }) => name),
  element: publishedModules.flatMap(({ elements }) => elements.map(({ name }) => name)),
  race: seededRaces.map(({ name }) => name),
  religion: seededReligions.map(({ name }) => name),
  leaveType: seededLeaveTypes.map(({ name }) => name),
};

test("each has its message, with the stored name in English, and no message is unused", () => {
  const english = JSON.parse(
    readFileSync(new URL("../../src/ui/messages/names.en.json", import.meta.url), "utf8"),
  ) as Record<string, string>;
  const expected = (Object.keys(stored) as WordedKind[]).flatMap((kind) =>
    stored[kind].map((name) => [nameMessage(kind, name), name] as const),
  );
  expect(Object.fromEntries(Object.entries(english).map(([key, name]) => [`names.${key}`, name]))).toEqual(
    Object.fromEntries(expected),
  );
});

test("each country has its name in the reader's language", () => {
  const translated = languages.filter((language) => language !== "en");
  const short = ["HK", "MO", "PS"];
  const named = translated.flatMap((language) => {
    const names = new Intl.DisplayNames(countryLocaleOf(language), { type: "region" });
    return seededCountries().filter(
      ({ iso2, name }) => !short.includes(iso2) && countryName(name, language) !== names.of(iso2),
    );
  });
  expect(named).toEqual([]);
  expect(["Hong Kong", "Sri Lanka", "Poland", "Atlantis"].map((name) => countryName(name, "pt"))).toEqual([
    "Hong Kong",
    "Sri Lanca",
    "Polónia",
    "Atlantis",
  ]);
  expect(seededCountries().filter(({ name }) => countryName(name, "en") !== name)).toEqual([]);
  expect(["HK", "PL", "XX"].map((code) => countryOfCode(code, "pt"))).toEqual(["Hong Kong", "Polónia", "XX"]);
});

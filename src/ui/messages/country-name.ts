/** Names of countries in the reader's language; the product's own are stored in English. */
import { countryLocaleOf } from "#src/domain/shared/languages.ts";

/** Those that the list of countries calls otherwise than the browser does. */
const ownCodes: Readonly<Record<string, string>> = {
  aland: "AX",
  bonaire: "BQ",
  "cabo verde": "CV",
  "democratic republic of the congo": "CD",
  "east timor": "TL",
  "falkland islands": "FK",
  "heard island & mcdonald islands": "HM",
  "ivory coast": "CI",
  "republic of the congo": "CG",
  "south georgia & the south sandwich islands": "GS",
  "st vincent & the grenadines": "VC",
};

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
/** Codes that older standards had for a country of today, and those that are no country. */
const outdated = ["AN", "BU", "CS", "DD", "DY", "FX", "HV", "NH", "RH", "SU", "TP", "UK", "VD", "YD", "YU", "ZR", "ZZ"];

const plain = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}|\./gu, "")
    .replaceAll(/\band\b/g, "&")
    .replaceAll(/\bSaint\b/g, "St")
    .replaceAll(/\bMinor /g, "")
    .toLowerCase();

let codes: ReadonlyMap<string, string> | undefined;

function codeOf(name: string): string | undefined {
  codes ??= new Map([
    ...(["long", "short"] as const).flatMap((style) => {
      const english = new Intl.DisplayNames("en", { type: "region", style, fallback: "none" });
      const known = letters
        .flatMap((first) => letters.map((second) => first + second))
        .filter((code) => !outdated.includes(code));
      return known.flatMap((code) => [[plain(english.of(code) ?? ""), code] as const]);
    }),
    ...Object.entries(ownCodes),
  ]);
  return codes.get(plain(name));
}

/** Of a country known by its two letters, which stand where no such country is known. */
export function countryOfCode(code: string, language: string): string {
  // Short names are abbreviations, but for those that stand under another country.
  const style = ["HK", "MO", "PS"].includes(code) ? "short" : "long";
  return new Intl.DisplayNames(countryLocaleOf(language), { type: "region", style }).of(code) ?? code;
}

/** The stored name where nobody knows another. */
export function countryName(name: string, language: string): string {
  const code = codeOf(name);
  return language === "en" || code === undefined ? name : countryOfCode(code, language);
}

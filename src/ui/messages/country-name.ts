/** Country names in the user's language; the stored ones are English. */
import { countryLocaleOf } from "#src/domain/shared/languages.ts";

/** Countries whose stored name differs from the browser's. */
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
/** Codes withdrawn from ISO 3166, and codes that are not countries. */
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

/** Falls back to the code for unknown countries. */
export function countryOfCode(code: string, language: string): string {
  // Short names are abbreviations, except for territories.
  const style = ["HK", "MO", "PS"].includes(code) ? "short" : "long";
  return new Intl.DisplayNames(countryLocaleOf(language), { type: "region", style }).of(code) ?? code;
}

/** Falls back to the stored name. */
export function countryName(name: string, language: string): string {
  const code = codeOf(name);
  return language === "en" || code === undefined ? name : countryOfCode(code, language);
}

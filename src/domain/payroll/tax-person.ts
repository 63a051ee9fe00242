/** The person of a tax form, from the records of the employee. */
import type { Address, IdType } from "../people/shared/vocabulary.ts";
import type { IrasPerson } from "./files/iras-record.ts";

export interface TaxPersonFacts {
  readonly idType: IdType | null;
  readonly idNumber: string | null;
  readonly fullName: string;
  readonly gender: string | null;
  readonly birthDate: string | null;
  /** ISO 3166, two letters. */
  readonly nationality: string | null;
  readonly addresses: readonly Address[];
  readonly designation: string | null;
  readonly startedOn: string;
  readonly ceasedOn: string | null;
}

const idTypes = { NRIC: "1", FIN: "2", passport: "6" } as const;
const levelAndUnit = /^#?\s*([0-9A-Za-z]{1,3})\s*-\s*([0-9A-Za-z]{1,5})$/;
const longest = { block: 10, street: 32, line: 30 } as const;

/** Words in lines of thirty characters, as many as the form has. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== "")) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && joined.length <= longest.line) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

function addressOf(addresses: readonly Address[], codes: ReadonlyMap<string, string>) {
  const found = (["home", "mailing", "overseas"] as const)
    .map((type) => addresses.find((each) => each.type === type))
    .find((each) => each !== undefined);
  if (!found) return { addressType: "N" } as const;
  const { block, street, unit, building, postal, country } = found;
  const [, level, own] = levelAndUnit.exec(unit ?? "") ?? [];
  const fits = block !== null && block.length <= longest.block && street.length <= longest.street;
  if (country === "SG" && fits && (unit === null || level !== undefined))
    return {
      addressType: "L",
      block,
      street,
      ...(postal !== null && { postalCode: postal }),
      ...(level !== undefined && own !== undefined && { level: level.padStart(2, "0"), unit: own }),
    } as const;
  const addressLines = linesOf([block, street, unit, building].filter((part) => part !== null).join(" "));
  if (country === "SG")
    return { addressType: "C", addressLines, ...(postal !== null && { postalCode: postal }) } as const;
  return { addressType: "F", addressLines, country: codes.get(country) ?? "" } as const;
}

/** What is unknown stays empty, and is a problem of the form. */
export function taxPersonOf(facts: TaxPersonFacts, codes: ReadonlyMap<string, string>): IrasPerson {
  const { idType, idNumber, fullName, gender, birthDate, nationality, addresses, designation, startedOn, ceasedOn } =
    facts;
  return {
    ...addressOf(addresses, codes),
    idType: idType === null ? "1" : idTypes[idType],
    id: idNumber ?? "",
    name: fullName,
    nationality: nationality === null ? "" : (codes.get(nationality) ?? ""),
    sex: gender === "female" ? "F" : "M",
    birthDate: birthDate ?? "",
    designation: designation ?? "",
    startedOn,
    ceasedOn,
  };
}

/** Reads the rows of the sheet of people, each cell by itself. */
import { idNoFault, idNoOf } from "../identity.ts";
import {
  contractTypes,
  type CustomFields,
  genders,
  idTypes,
  maritalStatuses,
  payFrequencies,
  rateTypes,
  residencies,
} from "../shared/vocabulary.ts";
import type { CustomFieldRule } from "../custom-fields.ts";
import { type Index, indexOf, type RowReader } from "./cells.ts";
import type { BookList, ImportBook, PersonCells } from "./people.ts";

export type Indexes = { readonly [List in BookList]: Index<ImportBook[List][number]> };

export function indexesOf(book: ImportBook): Indexes {
  return {
    departments: indexOf(book.departments),
    designations: indexOf(book.designations),
    grades: indexOf(book.grades),
    classes: indexOf(book.classes),
    locations: indexOf(book.locations),
    races: indexOf(book.races),
    religions: indexOf(book.religions),
    nationalities: indexOf(book.nationalities),
    countries: indexOf(book.countries),
    banks: indexOf(book.banks),
    passTypes: indexOf(book.passTypes),
    occupations: indexOf(book.occupations),
  };
}

export function readPerson(reader: RowReader, indexes: Indexes, book: ImportBook): PersonCells {
  return {
    sheet: reader.sheet,
    line: reader.line,
    employeeNo: employeeNoOf(reader),
    fullName: reader.text("fullName"),
    preferredName: reader.text("preferredName", 80),
    workEmail: reader.mail("workEmail"),
    personalEmail: reader.mail("personalEmail"),
    mobile: reader.text("mobile", 30),
    ...addressOf(reader, indexes),
    gender: reader.choice("gender", genders),
    dateOfBirth: birthOf(reader, book.today),
    maritalStatus: reader.choice("maritalStatus", maritalStatuses),
    race: reader.record("race", indexes.races),
    religion: reader.record("religion", indexes.religions),
    nationality: reader.record("nationality", indexes.nationalities),
    ...identityOf(reader),
    startDate: reader.date("startDate"),
    contractType: reader.choice("contractType", contractTypes),
    contractEnd: reader.date("contractEnd"),
    probationEnd: reader.date("probationEnd"),
    confirmedOn: reader.date("confirmedOn"),
    department: reader.record("department", indexes.departments),
    designation: reader.record("designation", indexes.designations),
    grade: reader.record("grade", indexes.grades),
    class: reader.record("class", indexes.classes),
    location: reader.record("location", indexes.locations),
    managerNo: reader.text("managerNo", 30),
    rateType: reader.choice("rateType", rateTypes),
    basic: reader.hundredths("basic", 100_000_000_000),
    payFrequency: reader.choice("payFrequency", payFrequencies),
    hoursPerWeek: reader.hundredths("hoursPerWeek", 16_800),
    daysPerWeek: reader.hundredths("daysPerWeek", 700),
    effectiveFrom: reader.date("effectiveFrom"),
    customFields: ownOf(reader, book.customFields),
  };
}

function ownOf(reader: RowReader, rules: readonly CustomFieldRule[]): CustomFields {
  return Object.fromEntries(
    rules.flatMap((rule) => {
      const value = reader.own(rule);
      return value === null ? [] : [[rule.code, value] as const];
    }),
  );
}

/** The number of the person that a row is about. */
export function employeeNoOf(reader: RowReader): string | null {
  const text = reader.text("employeeNo", 30);
  if (text !== null && !/^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/.test(text)) return reader.fault("employeeNo", "pattern", text);
  return text;
}

export function birthOf(reader: RowReader, today: string): string | null {
  const date = reader.date("dateOfBirth");
  return date !== null && date >= today ? reader.fault("dateOfBirth", "too-late", date) : date;
}

function addressOf(
  reader: RowReader,
  { countries }: Indexes,
): Pick<PersonCells, "block" | "street" | "unit" | "postal" | "country"> {
  const country = reader.record("country", countries)?.iso2 ?? null;
  const postal = reader.text("postal", 12);
  if (postal !== null && (country ?? "SG") === "SG" && !/^\d{6}$/.test(postal))
    reader.fault("postal", "postal-code", postal);
  return {
    block: reader.text("block", 20),
    street: reader.text("street"),
    unit: reader.text("unit", 20),
    postal,
    country,
  };
}

function identityOf(reader: RowReader): Pick<PersonCells, "idType" | "idNo" | "residency" | "prGrantedOn"> {
  const text = reader.text("idNo", 20);
  const idNo = text === null ? null : idNoOf(text);
  const given = reader.choice("idType", idTypes);
  const idType =
    given ?? (idNo === null ? null : /^[ST]/.test(idNo) ? "NRIC" : /^[FGM]/.test(idNo) ? "FIN" : "passport");
  const wrong = idNo === null || idType === null ? null : idNoFault(idType, idNo);
  if (wrong !== null) reader.fault("idNo", wrong.code, text ?? "");
  return {
    idType: idNo === null ? null : idType,
    idNo,
    residency: reader.choice("residency", residencies),
    prGrantedOn: reader.date("prGrantedOn"),
  };
}

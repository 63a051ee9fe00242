/** Reads import rows as employees: all faults by row and column, and the employees of valid rows. */
import { addDays } from "../../shared/calendar.ts";
import { idNoFault, idNoOf } from "../identity.ts";
import { probationEndOf } from "../life-cycle.ts";
import type { CustomFieldRule } from "../custom-fields.ts";
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
import { type Index, indexOf, RowReader } from "./cells.ts";
import type { ImportFieldName } from "./fields.ts";
import type { ImportFault, ImportMapping, ImportRow } from "./import-file.ts";
import type { ImportBook, ImportedPerson } from "./people.ts";

type Indexes = {
  readonly [Kind in Exclude<keyof ImportBook, "today" | "customFields">]: Index<ImportBook[Kind][number]>;
};

interface ImportReading {
  people: ImportedPerson[];
  faults: ImportFault[];
}

export function readPeople(rows: readonly ImportRow[], mapping: ImportMapping, book: ImportBook): ImportReading {
  const {
    departments,
    designations,
    grades,
    classes,
    locations,
    races,
    religions,
    nationalities,
    countries,
    customFields,
    today,
  } = book;
  const indexes: Indexes = {
    departments: indexOf(departments),
    designations: indexOf(designations),
    grades: indexOf(grades),
    classes: indexOf(classes),
    locations: indexOf(locations),
    races: indexOf(races),
    religions: indexOf(religions),
    nationalities: indexOf(nationalities),
    countries: indexOf(countries),
  };
  const gradeById = new Map(grades.map((grade) => [grade.id, grade]));
  const read = rows.map((row) => {
    const reader = new RowReader(row, mapping);
    return {
      row,
      reader,
      person: { ...personOf(reader, row.line, indexes, gradeById, today), customFields: ownOf(reader, customFields) },
    };
  });
  for (const [field, value] of [
    ["employeeNo", ({ employeeNo }: ImportedPerson) => employeeNo.toLowerCase()],
    ["idNo", ({ idNo }: ImportedPerson) => idNo],
  ] as const) {
    const seen = new Set<string>();
    for (const { reader, person } of read) {
      const text = value(person);
      if (text === null || text === "") continue;
      if (seen.has(text)) reader.fault(field, "twice", field === "idNo" ? "" : person.employeeNo);
      seen.add(text);
    }
  }
  return {
    people: read.filter(({ reader }) => reader.faults.length === 0).map(({ person }) => person),
    faults: read.flatMap(({ reader }) => reader.faults),
  };
}

function personOf(
  reader: RowReader,
  line: number,
  indexes: Indexes,
  gradeById: ReadonlyMap<string, ImportBook["grades"][number]>,
  today: string,
): Omit<ImportedPerson, "customFields"> {
  const designation = reader.record("designation", indexes.designations);
  const department = reader.record("department", indexes.departments);
  const given = reader.record("grade", indexes.grades);
  const grade = given ?? gradeById.get(designation?.gradeId ?? "") ?? null;
  const wantsJob = (["department", "designation"] as const).some((field) => reader.text(field) !== null);
  if (wantsJob)
    for (const field of ["department", "designation"] as const)
      if (reader.text(field) === null) reader.fault(field, "required");
  const street = reader.text("street");
  const country = reader.record("country", indexes.countries)?.iso2 ?? "SG";
  const contractType = reader.choice("contractType", contractTypes) ?? "permanent";
  if (contractType === "fixedTerm" && reader.text("contractEnd") === null) reader.fault("contractEnd", "required");
  return {
    line,
    employeeNo: numberOf(reader),
    fullName: reader.required("fullName"),
    preferredName: reader.text("preferredName", 80),
    workEmail: reader.mail("workEmail"),
    personalEmail: reader.mail("personalEmail"),
    mobile: reader.text("mobile", 30),
    address:
      street === null
        ? null
        : {
            block: reader.text("block", 20),
            street,
            unit: reader.text("unit", 20),
            postal: reader.text("postal", 12),
            country,
          },
    gender: reader.choice("gender", genders),
    dateOfBirth: birthOf(reader, today),
    maritalStatus: reader.choice("maritalStatus", maritalStatuses),
    raceId: reader.record("race", indexes.races)?.id ?? null,
    religionId: reader.record("religion", indexes.religions)?.id ?? null,
    nationalityId: reader.record("nationality", indexes.nationalities)?.id ?? null,
    ...identityOf(reader),
    ...employmentOf(reader, grade?.probationMonths ?? 0, today),
    contractType,
    noticeDays: grade?.noticeDays ?? null,
    job:
      department === null || designation === null
        ? null
        : {
            departmentId: department.id,
            designationId: designation.id,
            gradeId: grade?.id ?? null,
            classId: reader.record("class", indexes.classes)?.id ?? null,
            locationId: reader.record("location", indexes.locations)?.id ?? null,
          },
    managerNo: reader.text("managerNo"),
    pay: payOf(reader),
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

function numberOf(reader: RowReader): string {
  const text = reader.required("employeeNo", 30);
  if (text !== "" && !/^[A-Za-z0-9][A-Za-z0-9 ._/-]*$/.test(text)) reader.fault("employeeNo", "pattern", text);
  return text;
}

function birthOf(reader: RowReader, today: string): string | null {
  const date = reader.date("dateOfBirth");
  return date !== null && date >= today ? reader.fault("dateOfBirth", "too-late", date) : date;
}

function identityOf(reader: RowReader): Pick<ImportedPerson, "idType" | "idNo" | "residency" | "prGrantedOn"> {
  const text = reader.text("idNo", 20);
  const idNo = text === null ? null : idNoOf(text);
  const idType =
    reader.choice("idType", idTypes) ??
    (idNo === null ? null : /^[ST]/.test(idNo) ? "NRIC" : /^[FGM]/.test(idNo) ? "FIN" : "passport");
  const wrong = idNo === null || idType === null ? null : idNoFault(idType, idNo);
  if (wrong !== null) reader.fault("idNo", wrong.code, text ?? "");
  const residency = reader.choice("residency", residencies);
  const prGrantedOn = reader.date("prGrantedOn");
  if (residency === "pr" && prGrantedOn === null) reader.fault("prGrantedOn", "required");
  return {
    idType: idNo === null ? null : idType,
    idNo,
    residency,
    prGrantedOn: residency === "pr" ? prGrantedOn : null,
  };
}

type Employment = Pick<ImportedPerson, "status" | "startDate" | "probationEnd" | "confirmedOn" | "contractEnd">;

/** Future joiners are onboarding; after probation an employee is confirmed unless a date says otherwise. */
function employmentOf(reader: RowReader, probationMonths: number, today: string): Employment {
  const text = reader.required("startDate");
  const startDate = text === "" ? today : (reader.date("startDate") ?? today);
  const notBefore = (field: ImportFieldName): string | null => {
    const date = reader.date(field);
    return date !== null && date < startDate ? reader.fault(field, "too-early", date) : date;
  };
  const contractEnd = notBefore("contractEnd");
  const probationEnd = notBefore("probationEnd") ?? probationEndOf(startDate, probationMonths);
  const confirmedOn = notBefore("confirmedOn");
  if (startDate > today) return { status: "onboarding", startDate, probationEnd, confirmedOn: null, contractEnd };
  if (confirmedOn !== null && confirmedOn <= today)
    return { status: "confirmed", startDate, probationEnd, confirmedOn, contractEnd };
  if (probationEnd !== null && probationEnd >= today)
    return { status: "probation", startDate, probationEnd, confirmedOn: null, contractEnd };
  return {
    status: "confirmed",
    startDate,
    probationEnd,
    confirmedOn: probationEnd === null ? startDate : addDays(probationEnd, 1),
    contractEnd,
  };
}

function payOf(reader: RowReader): ImportedPerson["pay"] {
  const basic = reader.hundredths("basic", 100_000_000_000);
  const terms = {
    rateType: reader.choice("rateType", rateTypes) ?? "monthly",
    payFrequency: reader.choice("payFrequency", payFrequencies) ?? "monthly",
    hoursPerWeek: reader.hundredths("hoursPerWeek", 16_800) ?? 4400,
    daysPerWeek: reader.hundredths("daysPerWeek", 700) ?? 500,
  };
  return basic === null ? null : { ...terms, basic };
}

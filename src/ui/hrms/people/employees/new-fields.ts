/** Fields of each step of the new-employee form. */
import { createEmployee } from "#generated/hrms/forms/employees.ts";
import { idNoFault, idNoOf } from "#src/domain/people/identity.ts";
import type { IdType } from "#src/domain/people/shared/vocabulary.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";
import { type FieldSpec, specsOf, type Values } from "../../../form/spec.ts";
import { today } from "../../../kit/calendar-date.ts";
import { checkTelephone, ownFaults } from "./form/words.ts";
import {
  classes,
  countries,
  departments,
  designations,
  employeeGroups,
  functionalGroups,
  grades,
  locations,
  people,
  races,
  religions,
  shifts,
} from "../shared/references.ts";

const genders = ["female", "male"] as const;

const { person, contact, identity, residency, employment, job, pay } = createEmployee;
const isPr = (values: Values): boolean => values["residency"] === "pr";
const hasPay = (values: Values): boolean =>
  values["rateType"] !== null && values["rateType"] !== "" && values["rateType"] !== undefined;

/** Validates the checksum letter of an NRIC or FIN. */
function checkIdNo(t: Text, value: unknown, { idType }: Values): string | undefined {
  const fault = idNoFault(idType as IdType, idNoOf(String(value)));
  return fault
    ? t(ownFaults.has(fault.code) ? (`employees.fault.${fault.code}` as MessageId) : "common.fault.invalid")
    : undefined;
}

/** A birth date in the future, or too long ago for anyone at work, is a slip of the keyboard. */
const oldest = 100;
function checkBirth(t: Text, value: unknown): string | undefined {
  const date = String(value);
  if (date > today()) return t("employees.fault.in-future");
  return Number(date.slice(0, 4)) < Number(today().slice(0, 4)) - oldest ? t("employees.fault.long-ago") : undefined;
}

export const personFields: readonly FieldSpec[] = specsOf(
  person.fields,
  {
    fullName: { help: true },
    gender: { choices: genders },
    dateOfBirth: { check: checkBirth },
    nationalityId: { reference: countries },
    raceId: { reference: races },
    secondRaceId: { reference: races },
    religionId: { reference: religions },
  },
  [
    "fullName",
    "preferredName",
    "gender",
    "dateOfBirth",
    "nationalityId",
    "raceId",
    "secondRaceId",
    "religionId",
    "maritalStatus",
  ],
);

export const identityFields: readonly FieldSpec[] = specsOf(identity.fields, {
  idType: { required: false, help: true },
  idNo: { required: false, shown: ({ idType }) => Boolean(idType), check: checkIdNo },
});

export const residencyFields: readonly FieldSpec[] = specsOf(residency.fields, {
  prGrantedOn: { shown: isPr, required: true },
  prRateOption: { words: "prRate", shown: isPr },
  approvalRef: {
    shown: (values) => isPr(values) && (values["prRateOption"] === "FG" || values["prRateOption"] === "FF"),
    required: true,
  },
});

export const contactFields: readonly FieldSpec[] = [
  ...specsOf(contact.fields, {}, ["workEmail", "personalEmail"]),
  { name: "mobile", kind: "text", check: checkTelephone },
];

export const employmentFields: readonly FieldSpec[] = specsOf(employment.fields, {
  employeeNo: { help: true },
  status: { required: true },
  contractEnd: { required: true, shown: ({ contractType }) => contractType === "fixedTerm" },
  probationEnd: { help: true, shown: ({ status }) => status !== "confirmed" },
  confirmedOn: { shown: ({ status }) => status === "confirmed" },
  noticeDays: { help: true },
});

export const jobFields: readonly FieldSpec[] = [
  ...specsOf(
    job.fields,
    {
      departmentId: { reference: departments },
      designationId: { reference: designations },
      // Left out when empty, so that the designation's grade applies.
      gradeId: { reference: grades, nullable: false, help: true },
    },
    ["departmentId", "designationId", "gradeId"],
  ),
  { name: "managerId", kind: "reference", reference: people },
  { name: "dottedManagerIds", kind: "references", reference: people },
  ...specsOf(
    job.fields,
    {
      locationId: { reference: locations },
      classId: { reference: classes },
      functionalGroupId: { reference: functionalGroups },
      shiftId: { reference: shifts },
      employeeGroupIds: { reference: employeeGroups },
    },
    ["locationId", "classId", "functionalGroupId", "shiftId", "employeeGroupIds"],
  ),
];

export const payFields: readonly FieldSpec[] = specsOf(
  pay.fields,
  {
    rateType: { required: false, nullable: true, help: true },
    basic: { shown: hasPay },
    payFrequency: { shown: hasPay, required: true },
    hoursPerWeek: { kind: "hundredths", shown: hasPay },
    daysPerWeek: { kind: "hundredths", shown: hasPay },
    proration: { shown: hasPay, required: true },
  },
  ["rateType", "basic", "payFrequency", "hoursPerWeek", "daysPerWeek", "proration"],
);

/** The steps of a new employee: which fields each of them asks for. */
import { contractTypeValues, residencyValues } from "#generated/hrms/schema.ts";
import { idNoFault, idNoOf } from "#src/domain/people/identity.ts";
import type { IdType } from "#src/domain/people/shared/vocabulary.ts";
import type { MessageId } from "../../../messages/catalogue.ts";
import type { Text } from "../../../messages/use-text.ts";
import { checkTelephone, ownFaults, type FieldSpec, type FormValues } from "./form/spec.ts";
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

export const genders = ["female", "male"] as const;
export const maritalStatuses = ["single", "married", "divorced", "widowed", "separated"] as const;
export const idTypes = ["NRIC", "FIN", "passport"] as const;
const prRates = ["GG", "FG", "FF"] as const;
export const rateTypes = ["monthly", "daily", "hourly", "piece"] as const;
export const payFrequencies = ["monthly", "semiMonthly", "fortnightly", "weekly"] as const;
export const prorations = ["workingDays", "calendarDays", "26days"] as const;

const choice = (name: string, words: string, values: readonly string[], more: Partial<FieldSpec> = {}): FieldSpec => ({
  name,
  kind: "choice",
  choices: { words, values },
  nullable: true,
  ...more,
});
const isPr = (values: FormValues): boolean => values["residency"] === "pr";
const hasPay = (values: FormValues): boolean =>
  values["rateType"] !== null && values["rateType"] !== "" && values["rateType"] !== undefined;

/** The letter at the end of an NRIC or a FIN tells a slip at once. */
function checkIdNo(t: Text, value: unknown, { idType }: FormValues): string | undefined {
  const fault = idNoFault(idType as IdType, idNoOf(String(value)));
  return fault
    ? t(ownFaults.has(fault.code) ? (`employees.fault.${fault.code}` as MessageId) : "common.fault.invalid")
    : undefined;
}

export const personFields: readonly FieldSpec[] = [
  { name: "fullName", kind: "text", required: true, help: true },
  { name: "preferredName", kind: "text", nullable: true },
  choice("gender", "gender", genders),
  { name: "dateOfBirth", kind: "date", nullable: true },
  { name: "nationalityId", kind: "reference", reference: countries, nullable: true },
  { name: "raceId", kind: "reference", reference: races, nullable: true },
  { name: "secondRaceId", kind: "reference", reference: races, nullable: true },
  { name: "religionId", kind: "reference", reference: religions, nullable: true },
  choice("maritalStatus", "maritalStatus", maritalStatuses),
];

export const identityFields: readonly FieldSpec[] = [
  choice("idType", "idType", idTypes, { help: true }),
  { name: "idNo", kind: "text", nullable: true, shown: ({ idType }) => Boolean(idType), check: checkIdNo },
];

export const residencyFields: readonly FieldSpec[] = [
  choice("residency", "residency", residencyValues, { required: true, nullable: false }),
  { name: "prGrantedOn", kind: "date", nullable: true, shown: isPr, required: true },
  choice("prRateOption", "prRate", prRates, { shown: isPr }),
  {
    name: "approvalRef",
    kind: "text",
    nullable: true,
    shown: (values) => isPr(values) && (values["prRateOption"] === "FG" || values["prRateOption"] === "FF"),
    required: true,
  },
];

export const contactFields: readonly FieldSpec[] = [
  { name: "workEmail", kind: "email", nullable: true },
  { name: "personalEmail", kind: "email", nullable: true },
  { name: "mobile", kind: "text", check: checkTelephone },
];

export const employmentFields: readonly FieldSpec[] = [
  { name: "employeeNo", kind: "text", help: true },
  choice("status", "status", ["offered", "onboarding", "probation", "confirmed"], { required: true, nullable: false }),
  { name: "startDate", kind: "date", required: true },
  choice("contractType", "contractType", contractTypeValues, { required: true, nullable: false }),
  { name: "contractEnd", kind: "date", required: true, shown: ({ contractType }) => contractType === "fixedTerm" },
  { name: "probationEnd", kind: "date", help: true, shown: ({ status }) => status !== "confirmed" },
  { name: "confirmedOn", kind: "date", shown: ({ status }) => status === "confirmed" },
  { name: "noticeDays", kind: "whole", help: true },
];

export const jobFields: readonly FieldSpec[] = [
  { name: "departmentId", kind: "reference", reference: departments, required: true },
  { name: "designationId", kind: "reference", reference: designations, required: true },
  { name: "gradeId", kind: "reference", reference: grades, help: true },
  { name: "managerId", kind: "reference", reference: people },
  { name: "dottedManagerIds", kind: "references", reference: people },
  { name: "locationId", kind: "reference", reference: locations, nullable: true },
  { name: "classId", kind: "reference", reference: classes, nullable: true },
  { name: "functionalGroupId", kind: "reference", reference: functionalGroups, nullable: true },
  { name: "shiftId", kind: "reference", reference: shifts, nullable: true },
  { name: "employeeGroupIds", kind: "references", reference: employeeGroups },
];

export const payFields: readonly FieldSpec[] = [
  choice("rateType", "rateType", rateTypes, { help: true }),
  { name: "basic", kind: "money", required: true, shown: hasPay },
  choice("payFrequency", "payFrequency", payFrequencies, { shown: hasPay, required: true, nullable: false }),
  { name: "hoursPerWeek", kind: "hundredths", shown: hasPay },
  { name: "daysPerWeek", kind: "hundredths", shown: hasPay },
  choice("proration", "proration", prorations, { shown: hasPay, required: true, nullable: false }),
];

/** Imported employees and the company data they are checked against. */
import type { CustomFieldRule } from "../custom-fields.ts";
import type { contractTypes, CustomFields, IdType, payFrequencies, rateTypes } from "../shared/vocabulary.ts";

/** A record that a cell can refer to by code or name. */
export interface Named {
  readonly id: string;
  readonly names: readonly (string | null)[];
}

export interface ImportBook {
  readonly departments: readonly Named[];
  readonly designations: readonly (Named & { readonly gradeId: string | null })[];
  readonly grades: readonly (Named & { readonly noticeDays: number; readonly probationMonths: number })[];
  readonly classes: readonly Named[];
  readonly locations: readonly Named[];
  readonly races: readonly Named[];
  readonly religions: readonly Named[];
  readonly nationalities: readonly Named[];
  readonly countries: readonly (Named & { readonly iso2: string })[];
  readonly customFields: readonly CustomFieldRule[];
  /** Today in the company's time zone. */
  readonly today: string;
}

export interface ImportedPerson {
  readonly line: number;
  readonly employeeNo: string;
  readonly fullName: string;
  readonly preferredName: string | null;
  readonly workEmail: string | null;
  readonly personalEmail: string | null;
  readonly mobile: string | null;
  readonly address: {
    readonly block: string | null;
    readonly street: string;
    readonly unit: string | null;
    readonly postal: string | null;
    readonly country: string;
  } | null;
  readonly gender: "male" | "female" | null;
  readonly dateOfBirth: string | null;
  readonly maritalStatus: "single" | "married" | "divorced" | "widowed" | "separated" | null;
  readonly raceId: string | null;
  readonly religionId: string | null;
  readonly nationalityId: string | null;
  readonly idType: IdType | null;
  readonly idNo: string | null;
  readonly residency: "citizen" | "pr" | "foreigner" | null;
  readonly prGrantedOn: string | null;
  readonly status: "onboarding" | "probation" | "confirmed";
  readonly startDate: string;
  readonly probationEnd: string | null;
  readonly confirmedOn: string | null;
  readonly contractType: (typeof contractTypes)[number];
  readonly contractEnd: string | null;
  readonly noticeDays: number | null;
  readonly job: {
    readonly departmentId: string;
    readonly designationId: string;
    readonly gradeId: string | null;
    readonly classId: string | null;
    readonly locationId: string | null;
  } | null;
  readonly managerNo: string | null;
  readonly customFields: CustomFields;
  readonly pay: {
    readonly rateType: (typeof rateTypes)[number];
    readonly basic: number;
    readonly payFrequency: (typeof payFrequencies)[number];
    readonly hoursPerWeek: number;
    readonly daysPerWeek: number;
  } | null;
}

/** What the rows of an import say, and the company data they are checked against. */
import type { CustomFieldRule } from "../custom-fields.ts";
import type {
  contractTypes,
  CustomFields,
  genders,
  IdType,
  maritalStatuses,
  payFrequencies,
  rateTypes,
  residencies,
} from "../shared/vocabulary.ts";

/** A record that a cell can refer to by code or name. */
export interface Named {
  readonly id: string;
  /** As shown. */
  readonly label: string;
  /** What cells may call it; none for a record that is no longer offered. */
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
  readonly banks: readonly (Named & { readonly acctNoPattern: string | null })[];
  readonly passTypes: readonly Named[];
  readonly occupations: readonly Named[];
  readonly customFields: readonly CustomFieldRule[];
  /** Today in the company's time zone. */
  readonly today: string;
}
export type BookList = Exclude<keyof ImportBook, "customFields" | "today">;

/** A row of the sheet of people; null is a cell without a value, which changes nothing. */
export interface PersonCells {
  readonly sheet: number;
  readonly line: number;
  readonly employeeNo: string | null;
  readonly fullName: string | null;
  readonly preferredName: string | null;
  readonly workEmail: string | null;
  readonly personalEmail: string | null;
  readonly mobile: string | null;
  readonly block: string | null;
  readonly street: string | null;
  readonly unit: string | null;
  readonly postal: string | null;
  /** ISO 3166, two letters. */
  readonly country: string | null;
  readonly gender: (typeof genders)[number] | null;
  readonly dateOfBirth: string | null;
  readonly maritalStatus: (typeof maritalStatuses)[number] | null;
  readonly race: Named | null;
  readonly religion: Named | null;
  readonly nationality: Named | null;
  readonly idType: IdType | null;
  readonly idNo: string | null;
  readonly residency: (typeof residencies)[number] | null;
  readonly prGrantedOn: string | null;
  readonly startDate: string | null;
  readonly contractType: (typeof contractTypes)[number] | null;
  readonly contractEnd: string | null;
  readonly probationEnd: string | null;
  readonly confirmedOn: string | null;
  readonly department: Named | null;
  readonly designation: ImportBook["designations"][number] | null;
  readonly grade: ImportBook["grades"][number] | null;
  readonly class: Named | null;
  readonly location: Named | null;
  readonly managerNo: string | null;
  readonly rateType: (typeof rateTypes)[number] | null;
  /** Cents. */
  readonly basic: number | null;
  readonly payFrequency: (typeof payFrequencies)[number] | null;
  /** In hundredths. */
  readonly hoursPerWeek: number | null;
  readonly daysPerWeek: number | null;
  /** The first day of changes to job, pay and residency. */
  readonly effectiveFrom: string | null;
  readonly customFields: CustomFields;
}

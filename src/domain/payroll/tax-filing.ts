/** A tax filing: its states, its settings, and the employer that files it. */
import type { IrasEmployer } from "./files/iras-ir8a-file.ts";

export const filingStates = ["drafting", "draft", "failed", "submitted", "approved", "acknowledged"] as const;
export type FilingState = (typeof filingStates)[number];
/** Its maker may still change it. */
export const openFilings = ["draft", "failed"] as const satisfies readonly FilingState[];
export const filingKinds = ["original", "amendment"] as const;

export const employerSources = ["6", "4", "5", "1", "9"] as const satisfies readonly IrasEmployer["source"][];
export const organisationIdTypes = ["7", "8", "A", "I", "U"] as const satisfies readonly IrasEmployer["idType"][];

export interface CountryCode {
  /** ISO 3166, two letters. */
  readonly country: string;
  readonly code: string;
}

/** The one code that is public. */
export const knownCountryCodes: readonly CountryCode[] = [{ country: "SG", code: "301" }];

/** IRAS expects the original by 1 March of the year after. */
export const filingDueOn = (year: number): string => `${year + 1}-03-01`;

export const employerDetails = [
  "organisationId",
  "authorisedPerson",
  "authorisedDesignation",
  "phone",
  "email",
] as const;
export type EmployerDetail = (typeof employerDetails)[number];

export const missingDetails = (given: Readonly<Record<EmployerDetail, string | null>>): EmployerDetail[] =>
  employerDetails.filter((name) => given[name] === null || given[name].trim() === "");

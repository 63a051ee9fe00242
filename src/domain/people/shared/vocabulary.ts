/** Vocabulary of employee records. */
export const genders = ["male", "female"] as const;
export const maritalStatuses = ["single", "married", "divorced", "widowed", "separated"] as const;
export const idTypes = ["NRIC", "FIN", "passport"] as const;
export type IdType = (typeof idTypes)[number];

export const employeeStatuses = ["offered", "onboarding", "probation", "confirmed", "notice", "exited"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];
/** Currently employed: neither future joiners nor leavers. */
export const presentStatuses = [
  "onboarding",
  "probation",
  "confirmed",
  "notice",
] as const satisfies readonly EmployeeStatus[];
export const contractTypes = ["permanent", "fixedTerm", "partTime", "casual", "intern"] as const;
export const exitReasons = [
  "resignation",
  "endOfContract",
  "retirement",
  "retrenchment",
  "dismissal",
  "transfer",
  "death",
  "other",
] as const;

export const rateTypes = ["monthly", "daily", "hourly", "piece"] as const;
export const payFrequencies = ["monthly", "semiMonthly", "fortnightly", "weekly"] as const;
export const prorations = ["workingDays", "calendarDays", "26days"] as const;
export const residencies = ["citizen", "pr", "foreigner"] as const;
/** Graduated (G) or full (F) CPF rates in a permanent resident's first two years: employer's, then employee's. */
export const prRateOptions = ["GG", "FG", "FF"] as const;
export const reportingKinds = ["primary", "dotted"] as const;
export const cpfPayers = ["shared", "employer"] as const;

export interface Phone {
  readonly type: "mobile" | "home" | "work";
  readonly number: string;
}

export interface Address {
  readonly type: "home" | "mailing" | "overseas";
  readonly block: string | null;
  readonly street: string;
  readonly unit: string | null;
  readonly building: string | null;
  readonly postal: string | null;
  /** ISO 3166, two letters. */
  readonly country: string;
}

export interface EmergencyContact {
  readonly name: string;
  readonly relation: string;
  readonly phone: string;
}

export interface Education {
  readonly level: "primary" | "secondary" | "postSecondary" | "diploma" | "degree" | "postgraduate" | "other";
  readonly institution: string;
  readonly field: string | null;
  readonly year: number | null;
}

/** A share of the person's cost in hundredths of a percent; the shares add up to 10000. */
export interface CostShare {
  readonly departmentId: string | null;
  readonly projectId: string | null;
  readonly pct: number;
}

/** A fund choice that differs from the default by race and religion. */
export interface FundChoice {
  readonly fund: "CDAC" | "ECF" | "MBMF" | "SINDA";
  readonly mode: "auto" | "optOut" | "custom";
  /** Cents per month if the person chose an amount. */
  readonly amount: number | null;
  readonly approvalRef: string | null;
}

/** CPF wages of the year paid before this system was used. */
export interface CpfOpening {
  readonly year: number;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly employer: "own" | "other" | "related";
  readonly approvalRef: string | null;
}

export type CustomFields = Readonly<Record<string, string | number | boolean | null>>;

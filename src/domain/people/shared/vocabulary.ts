/** The words of people at work: what a record of theirs may say. */
export const genders = ["male", "female"] as const;
export const maritalStatuses = ["single", "married", "divorced", "widowed", "separated"] as const;
export const idTypes = ["NRIC", "FIN", "passport"] as const;
export type IdType = (typeof idTypes)[number];

export const employeeStatuses = ["offered", "onboarding", "probation", "confirmed", "notice", "exited"] as const;
export type EmployeeStatus = (typeof employeeStatuses)[number];
/** Everybody but those who are still to come and those who have left. */
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
/** Graduated or full rates of a permanent resident's first two years: the employer's first, then the employee's. */
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

/** A part of what the person costs, in hundredths of a percent; all parts come to 10000. */
export interface CostShare {
  readonly departmentId: string | null;
  readonly projectId: string | null;
  readonly pct: number;
}

/** How a self-help fund takes its share, where it differs from what race and religion say. */
export interface FundChoice {
  readonly fund: "CDAC" | "ECF" | "MBMF" | "SINDA";
  readonly mode: "auto" | "optOut" | "custom";
  /** Cents a month, where it is the person's own sum. */
  readonly amount: number | null;
  readonly approvalRef: string | null;
}

/** Wages of the year that CPF was paid on before this system did. */
export interface CpfOpening {
  readonly year: number;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly employer: "own" | "other" | "related";
  readonly approvalRef: string | null;
}

export type CustomFields = Readonly<Record<string, string | number | boolean | null>>;

/** Sums of payslips that the reports are made of. Amounts are cents. */
import type { FundCode } from "../../statutory/rates/funds.ts";
import type { TaxBox } from "./iras-record.ts";

export interface Figures {
  readonly people: number;
  readonly gross: number;
  readonly deductions: number;
  readonly net: number;
  readonly employerCost: number;
  readonly ordinaryWages: number;
  readonly additionalWages: number;
  readonly cpfEmployee: number;
  readonly cpfEmployer: number;
  readonly sdlWages: number;
  readonly sdl: number;
  readonly fundWages: number;
  readonly funds: Readonly<Partial<Record<FundCode, number>>>;
  readonly levy: number;
  readonly ppfEmployee: number;
  readonly ppfEmployer: number;
  /** Minutes of overtime, and of work on rest days and holidays. */
  readonly extraMinutes: number;
  readonly extraPay: number;
  readonly taxed: Readonly<Partial<Record<TaxBox, number>>>;
}

export interface PersonFigures extends Figures {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly name: string;
}

export interface DepartmentFigures extends Figures {
  readonly department: string | null;
  readonly joined: number;
  readonly left: number;
}

/** A pay item, with whom it is assigned to and what it came to. */
export interface ItemFigures {
  readonly code: string;
  readonly name: string;
  readonly enrolled: number;
  readonly people: number;
  readonly month: number;
  readonly year: number;
}

/** What a person has agreed on a self-help fund, if anything. */
export type Enrolment = "opted-out" | "own-amount";

/** What a salary payment file is written from, whatever the bank. Amounts are cents. */

/** GIRO is collected and credited on the value date; FAST is credited at once, each payment on its own. */
export type Clearing = "giro" | "fast";

/** ISO 20022 purposes that banks in Singapore accept for pay. */
export const purposes = ["SALA", "BONU", "COMM", "BEXP", "ALLW"] as const;
export type Purpose = (typeof purposes)[number];

export interface BankParty {
  readonly name: string;
  readonly account: string;
  /** 11 characters. */
  readonly bic: string;
}

/** A PayNow identifier that a payment goes to instead of an account. */
export interface PayNowProxy {
  readonly kind: "mobile" | "uen" | "nric";
  readonly value: string;
}

export interface BankPayment {
  /** Unique within the file; appears on the statement. */
  readonly reference: string;
  readonly payee: BankParty;
  readonly proxy?: PayNowProxy;
  readonly amount: number;
}

export interface BankOrder {
  readonly payer: BankParty & {
    /** The company's identifier with its bank. */
    readonly customerId?: string;
  };
  readonly clearing: Clearing;
  readonly purpose: Purpose;
  readonly createdOn: string;
  /** HHMMSS. */
  readonly createdAt: string;
  readonly valueDate: string;
  /** The number of the file on its day, from 1: keeps apart the files of one day. */
  readonly number: number;
  /** Of the whole file, such as `SALARY NOV 2026`. */
  readonly reference: string;
  readonly payments: readonly BankPayment[];
}

export interface BankFile {
  readonly name: string;
  readonly mediaType: "text/plain" | "text/csv" | "application/xml";
  readonly content: string;
  readonly count: number;
  readonly total: number;
  /** The check figure of the file's last record, where the format has one. */
  readonly hash?: string;
}

/** What all payments add up to: banks compare both with the records. */
export function orderTotals({ payments }: Pick<BankOrder, "payments">): {
  readonly count: number;
  readonly total: number;
} {
  return { count: payments.length, total: payments.reduce((sum, { amount }) => sum + amount, 0) };
}

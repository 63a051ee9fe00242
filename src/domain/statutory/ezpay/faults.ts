/** Faults of a CPF EZPay (FTP) file and their location. */
import type { RecordType } from "./layout.ts";

export type EzpayFaultCode =
  | "no-records"
  | "line-end"
  | "length"
  | "not-ascii"
  | "forbidden-sign"
  | "unknown-type"
  | "out-of-order"
  | "missing-record"
  | "not-digits"
  | "not-blank"
  | "unknown-value"
  | "not-aligned"
  | "differs-from-header"
  | "no-date"
  | "no-month"
  | "no-time"
  | "out-of-range"
  | "wrong-shape"
  | "wrong-letter"
  | "no-such-account"
  | "must-be-zero"
  | "must-be-blank"
  | "missing"
  | "twice"
  | "no-summary"
  | "wrong-sum"
  | "wrong-donors"
  | "wrong-count"
  | "wrong-total";

export interface EzpayFault {
  /** Line number, from 1. */
  readonly record: number;
  /** Columns from 1, both included. */
  readonly from: number;
  readonly to: number;
  readonly field: string;
  readonly code: EzpayFaultCode;
  readonly expected?: string;
}

export interface EzpayRecord {
  readonly number: number;
  readonly type: RecordType;
  /** Without padding. */
  readonly values: Readonly<Record<string, string>>;
}

export interface EzpayCheck {
  readonly faults: readonly EzpayFault[];
  readonly records: readonly EzpayRecord[];
}

export type Report = (
  record: number,
  field: string,
  code: EzpayFaultCode,
  expected?: string,
  columns?: readonly [number, number],
) => void;

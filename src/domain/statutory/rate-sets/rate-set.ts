/** A rate set: one version of an area's rates as people enter it, with the day from which it holds and where it comes from. */
import type { Certainty } from "../rates/dated.ts";
import type { CpfWageBand } from "../rates/cpf.ts";
import type { PassKind } from "../rates/funds.ts";
import type { PpfRate } from "../rates/ppf.ts";
import type { SourceId } from "../rates/sources.ts";

export const rateKinds = [
  "cpf",
  "cpf-ceilings",
  "cpf-ages",
  "cpf-wages",
  "sdl",
  "cdac",
  "ec",
  "mbm",
  "sinda",
  "ppf",
  "holidays",
] as const;

export type RateKind = (typeof rateKinds)[number];

export const ceilingItems = ["ordinary-month", "annual-wages", "annual-limit"] as const;
export type CeilingItem = (typeof ceilingItems)[number];

/** One line of rates; which of the fields it has, the kind says (`rateColumns`). Money in cents, rates in millionths. */
export interface RateRow {
  table?: number;
  /** Bounds of a band in cents or years: above the one, up to the other; null is open. */
  above?: number | null;
  upTo?: number | null;
  formula?: CpfWageBand["formula"];
  item?: CeilingItem;
  employer?: number;
  employee?: number;
  rate?: number;
  minimum?: number;
  maximum?: number;
  amount?: number;
  /** The two parts of a contribution to MBMF. */
  mosques?: number;
  mendaki?: number;
  /** Completed years from which the shares hold. */
  ageFrom?: number;
  serviceFrom?: number;
  date?: string;
  name?: string;
  oneOff?: boolean;
}

export type RateField = keyof RateRow;

/** What holds for a set as a whole. */
export interface RateTerms {
  /** Self-help funds: foreign employees who give. */
  passes?: readonly PassKind[];
  /** PPF: wages the shares are taken of, their limit, and the rounding. */
  base?: PpfRate["base"];
  ceiling?: number | null;
  rounding?: PpfRate["rounding"];
}

interface RateSource {
  sourceTitle: string;
  sourceUrl: string | null;
  certainty: Certainty;
}

export interface RateContent {
  kind: RateKind;
  effectiveFrom: string;
  /** Last day for which the source speaks. */
  announcedUpTo: string;
  terms: RateTerms;
  rates: RateRow[];
}

export interface RateSet extends RateContent, RateSource {
  /** Of the rates that came with the product. */
  sourceId: SourceId | null;
}

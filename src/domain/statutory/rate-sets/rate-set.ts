/** A rate set: one version of a kind of rates as entered, with its start date and source. */
import type { Certainty } from "../rates/dated.ts";
import type { CpfWageBand } from "../rates/cpf.ts";
import type { PassKind } from "../rates/funds.ts";
import type { LevyGroup, LevySector, LevySkill } from "../rates/levies.ts";
import type { PpfRate } from "../rates/ppf.ts";
import type { EmploymentItem } from "./employment-items.ts";
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
  "levy",
  "employment",
  "ppf",
  "holidays",
] as const;

export type RateKind = (typeof rateKinds)[number];

export const ceilingItems = ["ordinary-month", "annual-wages", "annual-limit"] as const;
export type CeilingItem = (typeof ceilingItems)[number];

export const levyPasses = ["s-pass", "work-permit"] as const;

/** One row of rates; its fields depend on the kind (`rateColumns`). Money in cents, rates in millionths. */
export interface RateRow {
  table?: number;
  /** Bounds of a band in cents or years: above `over`, up to `upTo`; null is open. */
  above?: number | null;
  upTo?: number | null;
  formula?: CpfWageBand["formula"];
  item?: CeilingItem | EmploymentItem;
  /** Of an Employment Act item, in its own unit. */
  value?: number;
  /** Foreign worker levy; S Pass has tiers but neither sector nor skill. */
  pass?: (typeof levyPasses)[number];
  sector?: LevySector | null;
  group?: LevyGroup;
  skill?: LevySkill | null;
  employer?: number;
  employee?: number;
  rate?: number;
  minimum?: number;
  maximum?: number;
  amount?: number;
  /** The two parts of a contribution to MBMF. */
  mosques?: number;
  mendaki?: number;
  /** Completed years of service from which the rates apply. */
  ageFrom?: number;
  serviceFrom?: number;
  date?: string;
  name?: string;
  oneOff?: boolean;
}

export type RateField = keyof RateRow;

/** Terms of the set as a whole. */
export interface RateTerms {
  /** Self-help groups: which foreign employees contribute. */
  passes?: readonly PassKind[];
  /** Private provident fund: wage base, limit and rounding. */
  base?: PpfRate["base"];
  ceiling?: number | null;
  rounding?: PpfRate["rounding"];
  /** Foreign worker levy: day of the next month it is due, and the days of a year for part months. */
  payByDay?: number;
  daysInYear?: number;
}

interface RateSource {
  sourceTitle: string;
  /** An https link to check the rates against. */
  sourceUrl: string;
  certainty: Certainty;
}

export interface RateContent {
  kind: RateKind;
  effectiveFrom: string;
  /** Last day covered by the source. */
  announcedUpTo: string;
  terms: RateTerms;
  rates: RateRow[];
}

export interface RateSet extends RateContent, RateSource {
  /** Set if the rates came with the product. */
  sourceId: SourceId | null;
}

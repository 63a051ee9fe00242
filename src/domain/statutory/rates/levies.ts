/** Levies of the employer by date: Skills Development Levy and foreign worker levy. */
import { dollars, percent, type Row, type Series } from "./dated.ts";

export interface SdlRate {
  readonly rate: number;
  readonly wageCap: number;
  readonly minimum: number;
  readonly maximum: number;
}

export const sdl: Series<SdlRate> = {
  name: "sdl",
  announcedUpTo: "2026-12-31",
  rows: [
    {
      from: "2008-10-01",
      value: { rate: percent("0.25"), wageCap: dollars("4500"), minimum: dollars("2"), maximum: dollars("11.25") },
      source: "sdl-page",
      certainty: "found",
    },
  ],
};

export const levySectors = ["services", "manufacturing", "construction", "process", "marine-shipyard"] as const;
export type LevySector = (typeof levySectors)[number];

/** Levy group within a sector: a dependency tier, or the worker's origin and workplace. */
export const levyGroups = [
  "tier-1",
  "tier-2",
  "tier-3",
  "non-traditional-source",
  "malaysia-north-asia-prc",
  "off-site",
  "no-certificate",
  "all",
] as const;
export type LevyGroup = (typeof levyGroups)[number];
export const levySkills = ["higher", "basic"] as const;
export type LevySkill = (typeof levySkills)[number];

export interface WorkPermitLevy {
  readonly sector: LevySector;
  readonly group: LevyGroup;
  readonly skill: LevySkill;
  readonly monthly: number;
}

export interface LevyTerms {
  /** Payment day in the following month. */
  readonly payByDay: number;
  /** Daily levy: twelve months' levies divided by this many days. */
  readonly daysInYear: number;
}

export interface SPassLevy {
  readonly tier1: number;
  readonly tier2: number;
}

export interface LevySeries {
  /** By tier; equal since 1 September 2025. */
  readonly sPass: Series<SPassLevy>;
  readonly workPermit: Series<readonly WorkPermitLevy[]>;
  readonly terms: Series<LevyTerms>;
}

/** "300/450": higher-skilled and basic-skilled, dollars per month. */
function levies(sector: LevySector, groups: Readonly<Partial<Record<LevyGroup, string>>>): WorkPermitLevy[] {
  return Object.entries(groups).flatMap(([group, text]) => {
    const [higher = 0, basic = 0] = text.split("/").map(dollars);
    return [
      { sector, group: group as LevyGroup, skill: "higher" as const, monthly: higher },
      { sector, group: group as LevyGroup, skill: "basic" as const, monthly: basic },
    ];
  });
}

const sPass = (
  from: string,
  tier1: string,
  tier2: string,
  certainty: Row<unknown>["certainty"],
): LevySeries["sPass"]["rows"][number] => ({
  from,
  value: { tier1: dollars(tier1), tier2: dollars(tier2) },
  source: "mom-levy",
  certainty,
});

const construction = levies("construction", {
  "non-traditional-source": "500/900",
  "malaysia-north-asia-prc": "300/700",
  "off-site": "250/370",
  "no-certificate": "900/900",
});

export const levy: LevySeries = {
  sPass: {
    name: "levy-s-pass",
    announcedUpTo: "2027-12-31",
    rows: [
      sPass("2023-03-01", "450", "650", "own"),
      sPass("2023-09-01", "550", "650", "own"),
      sPass("2025-09-01", "650", "650", "copied"),
    ],
  },
  workPermit: {
    name: "levy-work-permit",
    announcedUpTo: "2027-12-31",
    rows: [
      { from: "2024-01-01", value: construction, source: "mom-levy", certainty: "copied" },
      {
        // Some have no published start date: they apply from the year in which they were read.
        from: "2026-01-01",
        value: [
          ...construction,
          ...levies("services", { "tier-1": "300/450", "tier-2": "400/600", "tier-3": "600/800" }),
          ...levies("manufacturing", { "tier-1": "250/370", "tier-2": "350/470", "tier-3": "550/650" }),
          ...levies("process", { "non-traditional-source": "300/650", "malaysia-north-asia-prc": "200/450" }),
          ...levies("marine-shipyard", { all: "350/500" }),
        ],
        source: "mom-levy",
        certainty: "copied",
      },
    ],
  },
  terms: {
    name: "levy-terms",
    announcedUpTo: "2027-12-31",
    // Read in a copy, but one set with the S Pass levies of that time, which are less certain.
    rows: [{ from: "2023-03-01", value: { payByDay: 17, daysInYear: 365 }, source: "mom-levy", certainty: "own" }],
  },
};

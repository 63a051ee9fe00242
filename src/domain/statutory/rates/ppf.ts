/** Private provident fund: rates by age and service. The row here is an example. */
import { dollars, percent, type Series } from "./dated.ts";

export interface PpfCell {
  /** Completed years from which the cell applies. */
  readonly ageFrom: number;
  readonly serviceFrom: number;
  readonly employer: number;
  readonly employee: number;
}

export interface PpfRate {
  readonly base: "basic" | "gross";
  /** Maximum monthly wages that count; null for no limit. */
  readonly ceiling: number | null;
  readonly rounding: "fundCent" | "fundDollar";
  readonly cells: readonly PpfCell[];
}

export const examplePpf: Series<PpfRate> = {
  name: "ppf",
  announcedUpTo: "2027-12-31",
  rows: [
    {
      from: "2023-01-01",
      value: {
        base: "basic",
        ceiling: dollars("8000"),
        rounding: "fundCent",
        cells: [
          { ageFrom: 0, serviceFrom: 1, employer: percent("3"), employee: percent("2") },
          { ageFrom: 0, serviceFrom: 5, employer: percent("5"), employee: percent("2.5") },
          { ageFrom: 55, serviceFrom: 1, employer: percent("4"), employee: percent("0") },
        ],
      },
      source: "own-scheme",
      certainty: "own",
    },
  ],
};

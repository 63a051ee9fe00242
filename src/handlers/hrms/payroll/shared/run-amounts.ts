/** Totals of a pay run that are compared with those of another calculation. */
export const runAmounts = [
  "gross",
  "deductions",
  "net",
  "employerCost",
  "cpfEmployee",
  "cpfEmployer",
  "funds",
  "sdl",
  "levy",
] as const;

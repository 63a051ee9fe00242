/** Pages that need more than two hops before their data, each with the reason. */

interface MoreHops {
  readonly why: string;
  readonly hops: 3 | 4;
  readonly pages: readonly string[];
}

const reasons: readonly MoreHops[] = [
  {
    why: "what is asked for depends on another answer: who is left out on the run, the basis of a decision on its request",
    hops: 3,
    pages: ["people of a pay run", "approvals"],
  },
  {
    why: "a tab of the rates asks for more of the set that the list names",
    hops: 3,
    pages: ["what CPF rates change", "what CPF rates do to wages", "history of rates"],
  },
  {
    why: "the address says it in its own words, which only the program reads",
    hops: 3,
    pages: [
      "datatables/advance, grouped",
      "calculator of an own fund",
      "calculator of the foreign worker levy",
      "calculator of an incomplete month",
      "public holidays of a year",
      "check of a number",
    ],
  },
  {
    why: "its form begins with what the company of this browser has chosen",
    hops: 3,
    pages: ["calculator of overtime"],
  },
  {
    why: "its form begins with what the company has chosen, and the address says the rest in its own words",
    hops: 4,
    pages: ["calculator of a month's pay", "calculator of a year's CPF", "calculator of SDL"],
  },
  {
    why: "its list is asked for once the filing says that it is drafted, so that it is not an earlier one",
    hops: 3,
    pages: ["a tax filing"],
  },
  {
    why: "the program learns from the refused page that there is no such company",
    hops: 3,
    pages: ["unknown company"],
  },
];

export const moreHops: ReadonlyMap<string, number> = new Map(
  reasons.flatMap(({ hops, pages }) => pages.map((page) => [page, hops] as const)),
);

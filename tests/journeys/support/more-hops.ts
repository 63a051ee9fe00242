/** Pages that need more than two hops before their data, each with the reason. */

interface MoreHops {
  readonly why: string;
  readonly hops: 3 | 4;
  readonly pages: readonly string[];
}

const reasons: readonly MoreHops[] = [
  {
    why: "what is asked for depends on another answer: a set on its list, a balance on the person, a card on the record",
    hops: 3,
    pages: [
      "people of a pay run",
      "approvals",
      "own leave",
      "a request for leave",
      "own attendance",
      "a user",
      "a task",
    ],
  },
  {
    why: "a tab of the rates asks for more of the set that the list names",
    hops: 3,
    pages: ["what CPF rates change", "what CPF rates do to wages", "history of rates"],
  },
  {
    why: "the period is the one of today in the reader's time zone",
    hops: 3,
    pages: ["roster", "leave of a team", "survey report", "variable pay", "report of timesheets"],
  },
  {
    why: "the address says it in its own words, which only the program reads",
    hops: 3,
    pages: ["product", "unknown product", "datatables/advance, grouped"],
  },
  {
    why: "a POST, which is not started before the program",
    hops: 3,
    pages: [
      "expired link",
      "expired invitation",
      "calculator of an own fund",
      "calculator of the foreign worker levy",
      "calculator of an incomplete month",
      "calculator of leave for children",
      "calculator of deductions",
      "public holidays of a year",
      "check of a number",
    ],
  },
  {
    why: "a POST with what the company of this browser has chosen",
    hops: 4,
    pages: ["calculator of a month's pay", "calculator of a year's CPF", "calculator of SDL", "calculator of overtime"],
  },
  {
    why: "its list is asked for once the filing says that it is drafted, so that it is not an earlier one",
    hops: 3,
    pages: ["a tax filing"],
  },
  { why: "always asks afresh", hops: 3, pages: ["maintenance", "outbox"] },
  {
    why: "the program learns from the refused page that there is no such company",
    hops: 3,
    pages: ["unknown company"],
  },
  { why: "no data, but the controls of a form, loaded with it", hops: 3, pages: ["new tenant", "new occupation"] },
];

export const moreHops: ReadonlyMap<string, number> = new Map(
  reasons.flatMap(({ hops, pages }) => pages.map((page) => [page, hops] as const)),
);

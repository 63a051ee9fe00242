import { expect, it } from "vitest";
import { employment } from "../statutory/rates/employment.ts";
import { amountDue, type AssignedAmount, leftOf, type MonthAmount, planOf } from "./assigned-amount.ts";
import { repaymentFaults } from "./repayment-faults.ts";

const fixed: AssignedAmount = {
  mode: "fixed",
  amount: 10_000,
  fromMonth: "2026-11",
  toMonth: null,
  total: null,
  instalments: null,
  amounts: [],
  skipped: [],
  settleMonth: null,
};
const loan: AssignedAmount = { ...fixed, total: 100_000, instalments: 3 };
const months = (item: AssignedAmount, taken: readonly MonthAmount[] = []) =>
  planOf(item, taken, "2026-11").map(({ month, amount, state }) => `${month} ${amount} ${state}`);

it("is due every month from the first to the last", () => {
  const due = (month: string) => amountDue({ ...fixed, toMonth: "2027-01" }, month, []);
  expect(["2026-10", "2026-11", "2027-01", "2027-02"].map(due)).toEqual([null, 10_000, 10_000, null]);
});

it("is due once if it is for one month", () => {
  const due = (month: string) => amountDue({ ...fixed, mode: "payroll", toMonth: "2026-11" }, month, []);
  expect(["2026-11", "2026-12"].map(due)).toEqual([10_000, null]);
});

it("takes instalments that add up to the total to the cent", () => {
  expect(months(loan)).toEqual(["2026-11 33333 planned", "2026-12 33333 planned", "2027-01 33334 planned"]);
});

it("continues after the last month for what was skipped or not taken in full", () => {
  const skipped = { ...loan, skipped: ["2026-12"], toMonth: "2027-01" };
  const taken = [{ month: "2026-11", amount: 20_000 }];
  expect(months(skipped, taken)).toEqual([
    "2026-11 20000 taken",
    "2026-12 0 skipped",
    "2027-01 33333 planned",
    "2027-02 33333 planned",
    "2027-03 13334 planned",
  ]);
});

it("takes all that is left in the month of an early settlement", () => {
  const settled = { ...loan, settleMonth: "2026-12" };
  expect(months(settled)).toEqual(["2026-11 33333 planned", "2026-12 66667 planned"]);
  expect(leftOf(settled, [{ month: "2026-11", amount: 100_000 }])).toBe(0);
  expect(amountDue(settled, "2026-12", [{ month: "2026-11", amount: 100_000 }])).toBeNull();
});

it("takes the amounts of a custom schedule", () => {
  const amounts = [
    { month: "2026-11", amount: 5_000 },
    { month: "2027-02", amount: 7_500 },
  ];
  expect(months({ ...fixed, mode: "custom", amounts })).toEqual(["2026-11 5000 planned", "2027-02 7500 planned"]);
});

const repayment = { ground: "loan", maxShare: null, salary: 200_000, others: () => 0 } as const;

it("limits what a loan takes to a quarter of the salary, with other loans", () => {
  expect(repaymentFaults({ ...repayment, amount: loan }, employment)).toEqual([]);
  const [fault] = repaymentFaults({ ...repayment, amount: loan, others: () => 20_000 }, employment);
  expect(fault).toMatchObject({
    pointer: "/instalments",
    code: "above-limit",
    params: { month: "2026-11", amount: 53_333, limit: 50_000, dollars: "533.33", limitDollars: "500.00" },
  });
  expect(repaymentFaults({ ...repayment, ground: "other", amount: loan, others: () => 20_000 }, employment)).toEqual(
    [],
  );
});

it("limits advances to twelve months", () => {
  const over = (instalments: number) =>
    repaymentFaults({ ...repayment, ground: "advance", amount: { ...loan, instalments } }, employment);
  expect(over(12)).toEqual([]);
  expect(over(13)).toMatchObject([{ code: "advance-too-long", params: { months: 12 } }]);
  expect(repaymentFaults({ ...repayment, amount: { ...loan, instalments: 13 } }, employment)).toEqual([]);
});

it("keeps to the share that the deduction itself allows", () => {
  const [fault] = repaymentFaults({ ...repayment, ground: "other", maxShare: 0.1, amount: loan }, employment);
  expect(fault).toMatchObject({ code: "above-share", params: { limit: 20_000 } });
});

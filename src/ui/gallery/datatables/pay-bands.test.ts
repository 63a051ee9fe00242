import { expect, test } from "vitest";
import { payBands } from "./pay-bands.ts";

const person = (salary: string) => ({
  full_name: "A",
  post: "",
  email: "",
  city: "",
  start_date: "01/02/2020",
  salary,
  age: "30",
  experience: "1 Years",
  status: 1,
});

test("bands are 1,500 wide, without a hole between the lowest and the highest", () => {
  const rows = ["$3000.00", "$4499.99", "$7500.00"].map(person);
  expect(payBands(rows, ({ salary }) => salary !== "$3000.00")).toEqual([
    { from: 300_000, to: 450_000, fitting: 1, others: 1 },
    { from: 450_000, to: 600_000, fitting: 0, others: 0 },
    { from: 600_000, to: 750_000, fitting: 0, others: 0 },
    { from: 750_000, to: 900_000, fitting: 1, others: 0 },
  ]);
});

test("nobody has no bands", () => expect(payBands([], () => true)).toEqual([]));

import { expect, it } from "vitest";
import { changedFields, withoutSecrets } from "./history.ts";

it("returns the fields that differ", () => {
  expect(changedFields({ name: "Cook", rank: 2, pay: null }, { name: "Cook", rank: 3, pay: null })).toEqual([
    { field: "rank", before: 2, after: 3 },
  ]);
});

it("counts a missing record as empty", () => {
  expect(changedFields(null, { name: "Cook", pay: null })).toEqual([{ field: "name", before: null, after: "Cook" }]);
  expect(changedFields({ name: "Cook" }, null)).toEqual([{ field: "name", before: "Cook", after: null }]);
});

it("leaves out sensitive values, and keeps the last digits of identity numbers", () => {
  const changes = [
    { field: "passwordHash", before: null, after: "$2b$10$abcdef" },
    { field: "banks/0/accountNo", before: "1234567890", after: "0987654321" },
    { field: "nric", before: null, after: "S1234567D" },
    { field: "finish", before: "matt", after: "gloss" },
  ];
  expect(withoutSecrets(changes)).toEqual([
    { field: "passwordHash", before: null, after: "•••" },
    { field: "banks/0/accountNo", before: "•••7890", after: "•••4321" },
    { field: "nric", before: null, after: "•••567D" },
    { field: "finish", before: "matt", after: "gloss" },
  ]);
});

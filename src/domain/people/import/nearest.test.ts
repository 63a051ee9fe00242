/** Suggestions for names that nothing bears. */
import { expect, it } from "vitest";
import { nearestOf } from "./nearest.ts";

const departments = ["Finance", "Sales and Marketing", "Human Resources", "R&D", "Warehouse"];

it.each([
  ["a typing error", "Finanse", "Finance"],
  ["letters left out", "Warehose", "Warehouse"],
  ["other punctuation", "human-resources", "Human Resources"],
  ["a part of the name", "Marketing", "Sales and Marketing"],
  ["more than the name", "Finance Department", "Finance"],
  ["another name", "Legal", null],
  ["too few letters to tell", "HR", null],
  ["nothing", "", null],
])("%s", (_name, given, meant) => {
  expect(nearestOf(given, departments)).toBe(meant);
});

it("takes the nearest of several", () => {
  expect(nearestOf("Trucking Nihgt", ["Trucking", "Trucking Night", "Tracking"])).toBe("Trucking");
  expect(nearestOf("Yard 2", ["Yard 1", "Yards 22"])).toBe("Yard 1");
});

/** Password rules, on both sides of each limit. */
import { expect, test } from "vitest";
import { brokenPasswordRules, passwordStrength } from "./new-password.ts";

const owner = { email: "mei.tan@kopi.example", username: "meitan" };

test.each([
  ["Orchid-Road-77", []],
  ["abcdefghijkl", []],
  ["abcdefghijk", ["long"]],
  ["aaaabbbbccccdddde", []],
  ["aaaabbbbccccdddd", ["varied"]],
  ["", ["long", "varied", "impersonal"]],
  ["xx-MEITAN-xx-77", ["impersonal"]],
  ["lemon-TAN-77-xyz", ["impersonal"]],
  // Twelve letters, however many bytes they take.
  ["äöüßéèêñçāēī", []],
])("%s breaks %j", (password, broken) => {
  expect(brokenPasswordRules(password, owner)).toEqual(broken);
});

test("names of two letters are rejected", () => {
  expect(brokenPasswordRules("blue-lobster-42", { email: "bo@x.example", username: "lo" })).toEqual([]);
});

test.each([
  ["", 0],
  ["Orchid-77", 1],
  ["aabbccddeeff", 2],
  ["abcdefghijkl", 3],
  ["Orchid-Road-77", 4],
  ["orchid road without numbers", 4],
] as const)("%s has strength %d", (password, strength) => {
  expect(passwordStrength(password, owner)).toBe(strength);
});

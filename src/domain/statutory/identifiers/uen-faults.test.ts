/** UENs in records: refused by format, noticed by check letter. */
import { expect, it } from "vitest";
import { uenFaults, uenNotices } from "./uen-faults.ts";

it.each([
  ["202134567W", [], []],
  ["202134567K", [], ["uen-letter"]],
  ["T09LL0001B", [], ["uen-letter"]],
  ["123456789", ["uen"], []],
  [" ", [], []],
  [null, [], []],
])("%s", (uen, faults, notices) => {
  expect(uenFaults({ uen }).map(({ code }) => code)).toEqual(faults);
  expect(uenNotices({ uen }).map(({ code }) => code)).toEqual(notices);
});

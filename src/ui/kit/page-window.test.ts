import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test("few pages are all named", () => {
  expect(pageWindow(1, 1, 1)).toEqual([1]);
  expect(pageWindow(3, 5, 1)).toEqual([1, 2, 3, 4, 5]);
});

test("of many the first, the last and those around the current one are", () => {
  expect(pageWindow(10, 20, 1)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
  expect(pageWindow(10, 20, 2)).toEqual([1, "gap", 8, 9, 10, 11, 12, "gap", 20]);
});

test("no gap stands for a single page", () => {
  expect(pageWindow(4, 20, 1)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
  expect(pageWindow(17, 20, 1)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
});

test("at the ends it does not shrink", () => {
  expect(pageWindow(1, 20, 1)).toEqual([1, 2, 3, "gap", 20]);
  expect(pageWindow(20, 20, 1)).toEqual([1, "gap", 18, 19, 20]);
});

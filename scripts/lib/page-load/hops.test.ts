import { expect, test } from "vitest";
import { hopsOf } from "./hops.ts";

test("a page that requests its data together with its scripts needs two hops", () => {
  expect(hopsOf([["document"], ["script", "style", "font", "data", "data"]])).toBe(2);
});

test("data that a script requests needs a third", () => {
  expect(hopsOf([["document"], ["script", "style"], ["data"]])).toBe(3);
});

test("the last data before the content counts, not the session that came first", () => {
  expect(hopsOf([["document"], ["script", "data"], ["script"], ["image", "data"]])).toBe(4);
});

test("a chain of scripts counts up to the data at its end", () => {
  expect(hopsOf([["document"], ["script"], ["script"], ["script"], ["data"]])).toBe(5);
});

test("what comes after the last data does not count", () => {
  expect(hopsOf([["document"], ["script", "data"], ["script"], ["image", "font"]])).toBe(2);
});

test("a page without data needs all rounds until it has its content", () => {
  expect(hopsOf([["document"], ["script", "style"], ["script"]])).toBe(3);
  expect(hopsOf([["document"]])).toBe(1);
});

test("what comes around the content does not count, also on a page without data", () => {
  expect(hopsOf([["document"], ["script", "data"], ["other"]])).toBe(2);
  expect(hopsOf([["document"], ["script", "style"], ["image", "script"], ["other"]])).toBe(3);
});

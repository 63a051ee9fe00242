/** Problem responses as messages: by rule, by status and by field. */
import { expect, test } from "vitest";
import type { Text } from "../messages/use-text.ts";
import { faultCodes } from "#src/contract/faults.ts";
import { fieldErrors, problemText, requestIdOf } from "./problem.ts";

const keys: Text = (id) => id;
const failure = (status: number, type: string, more: object = {}) => ({
  status,
  body: { type: `/problems/${type}`, title: "-", status, ...more },
});

test("a broken rule with words of its own comes before the kind of the problem", () => {
  expect(problemText(keys, failure(409, "conflict", { code: "version-clash" }))).toBe("shell.rule.version-clash");
  expect(problemText(keys, failure(409, "conflict", { code: "never-heard-of" }))).toBe("common.error.conflict");
});

test("a breach of the contract and a body of another server are told as the server's fault", () => {
  expect(problemText(keys, failure(500, "contract-breach"))).toBe("common.error.internal");
  expect(problemText(keys, { status: 502, body: "<html>" })).toBe("common.error.internal");
});

test("no answer at all is told as a matter of the connection", () => {
  expect(problemText(keys, { status: 0, body: null })).toBe("common.error.network");
  expect(problemText(keys, new TypeError("Failed to fetch"))).toBe("common.error.network");
});

test("a fault of the page is told as its own, a part of the app that did not come as a matter of the connection", () => {
  expect(problemText(keys, new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(
    "common.error.page",
  );
  expect(problemText(keys, new Error("Minified React error #31"))).toBe("common.error.page");
  expect(problemText(keys, new TypeError("Failed to fetch dynamically imported module: /assets/a.js"))).toBe(
    "common.error.network",
  );
});

test("faults are tied to their fields, the first of a field counts", () => {
  const errors = [
    { pointer: "/name", code: "required" },
    { pointer: "/name", code: "minLength", params: { limit: 1 } },
    { pointer: "/city", code: "minLength", params: { limit: 1 } },
    { pointer: "/lines/0/amount", code: "minimum", params: { limit: 0 } },
  ];
  expect(fieldErrors(keys, failure(422, "validation", { errors }))).toEqual({
    name: "common.fault.required",
    city: "common.fault.required",
    "lines/0/amount": "common.fault.minimum",
  });
});

test("every fault the gateway can name has a sentence", () => {
  const told = (code: string) =>
    fieldErrors(keys, failure(422, "validation", { errors: [{ pointer: "/x", code }] }))["x"];
  const vague = faultCodes.filter((code) => code !== "invalid" && told(code) === "common.fault.invalid");
  expect(vague).toEqual(["minProperties", "maxProperties"]);
});

test("the request id comes with the problem", () => {
  expect(requestIdOf(failure(500, "internal", { requestId: "01JD" }))).toBe("01JD");
  expect(requestIdOf(new Error("x"))).toBeUndefined();
});

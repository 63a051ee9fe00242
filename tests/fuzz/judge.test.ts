/** The judge of the fuzz run reports each kind of undeclared response. */
import { expect, it } from "vitest";
import document from "#generated/hrms/openapi.json" with { type: "json" };
import { operation } from "#generated/hrms/operations.ts";
import type { CallAnswer } from "../support/gateway.ts";
import { judgeBy } from "./judge.ts";

const judge = judgeBy(document);
const getGrade = operation("getGrade");
const json = { "content-type": "application/json" };
const grade =
  document.paths["/companies/{companyId}/grades/{gradeId}"].get.responses["200"].content["application/json"].example;

function faultsOf(answer: Partial<CallAnswer<unknown>>): string[] {
  if (!getGrade) throw new Error("getGrade has gone");
  return judge(getGrade, { status: 200, headers: json, body: grade, ...answer });
}

const problem = { type: "/problems/not-found", title: "Not found", status: 404, requestId: "1" };
const asProblem = (status: number, body: unknown) => ({
  status,
  headers: { "content-type": "application/problem+json" },
  body,
});

it("accepts declared responses", () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf(asProblem(404, problem))).toEqual([]);
});

it("reports undeclared statuses, media types and bodies", () => {
  expect(faultsOf({ status: 201 })).toEqual(["status 201 is not declared"]);
  expect(faultsOf(asProblem(418, { ...problem, status: 418 }))).toEqual(["status 418 is not declared"]);
  expect(faultsOf({ headers: { "content-type": "text/html; charset=utf-8" }, body: "<p>" })).toEqual([
    "header/content-type text/html is not declared",
  ]);
  expect(faultsOf({ headers: {}, body: null })).toEqual(["body a body is declared"]);
  expect(faultsOf({ body: { ...grade, rank: "five" } })).toEqual(["/rank must be integer"]);
  expect(faultsOf({ body: { ...grade, secret: 1 } })).toEqual([expect.stringContaining("/secret")]);
  expect(faultsOf({ body: {} }).length).toBeGreaterThan(5);
});

it("reports server failures, and problems without enough detail", () => {
  expect(faultsOf(asProblem(500, { ...problem, status: 500 }))).toEqual([
    "the server failed",
    "status 500 is not declared",
  ]);
  expect(faultsOf(asProblem(404, { ...problem, status: 409 }))).toEqual(["the problem says 409"]);
  expect(faultsOf(asProblem(404, { type: "/problems/not-found", title: "Not found", status: 404 }))).toEqual([
    "the problem has no requestId",
  ]);
  expect(faultsOf(asProblem(404, { ...problem, title: "" }))).toEqual(["the problem has no title"]);
});

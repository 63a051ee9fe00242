/** What the refusals of tax filings say. */
import { problemOf, problemText } from "../../../kit/problem.ts";
import type { Text } from "../../../messages/use-text.ts";

const known = [
  "second-person",
  "year-filed",
  "year-open",
  "problems-open",
  "wrong-state",
  "drafting",
  "file-changed",
  "whole-dollars",
  "has-an-amount",
  "has-no-amount",
  "not-a-date",
  "unknown",
  "too-long",
  "in-the-future",
  "excluded",
  "not-excluded",
  "twice",
] as const;

export function filingProblem(t: Text, error: unknown): string {
  const { code, errors } = problemOf(error) ?? {};
  const found = known.find((one) => one === code || one === errors?.[0]?.code);
  return found === undefined ? problemText(t, error) : t(`tax-filings.fault.${found}`);
}

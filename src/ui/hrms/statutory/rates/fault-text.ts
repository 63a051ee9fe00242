/** Messages for invalid rate sets. */
import type { ProblemFault } from "#src/contract/problem.ts";
import { problemOf, problemText, faultText } from "../../../kit/problem.ts";
import type { Format } from "../../../kit/format.tsx";
import type { Text } from "../../../messages/use-text.ts";

const own = [
  "not-first-of-month",
  "before-start",
  "gap",
  "overlap",
  "not-the-bottom",
  "open-before-last",
  "last-not-open",
  "no-such-age-band",
  "age-band-missing",
  "more-than-all",
  "below-minimum",
  "not-the-sum",
  "other-year",
  "same-person",
  "rates-used",
  "start-taken",
  "not-a-draft",
  "not-reviewed",
  "reviewed",
  "reviewed-already",
  "leave-empty",
  "not-a-tier",
  "item-missing",
  "halves",
  "amount",
  "percentage",
  "whole",
] as const;
type Own = (typeof own)[number];

const isOwn = (code: string): code is Own => (own as readonly string[]).includes(code);

export function rateFaultText(t: Text, format: Format, fault: ProblemFault): string {
  const { code, params = {} } = fault;
  const day = params["usedUntil"] ?? params["effectiveFrom"];
  if (isOwn(code))
    return t(`rates.fault.${code}`, {
      date: typeof day === "string" ? format.date(day) : "",
      table: Number(params["table"] ?? 0),
      year: String(params["year"] ?? ""),
    });
  if (code === "maximum" && params["unit"] === "rate") return t("rates.fault.more-than-all");
  if (fault.pointer === "/sourceUrl") return t("rates.fault.address");
  if (fault.pointer === "/sourceTitle") return t("rates.fault.sourceTitle");
  return faultText(t, fault);
}

/** All reasons that block an action. */
export function reasonsOf(t: Text, format: Format, error: unknown): string[] {
  const problem = problemOf(error);
  const reasons = (problem?.errors ?? []).map((fault) => rateFaultText(t, format, fault));
  if (reasons.length > 0) return [...new Set(reasons)];
  return [
    problem?.code !== undefined && isOwn(problem.code)
      ? t(`rates.fault.${problem.code}`, { date: "", table: 0, year: "" })
      : problemText(t, error),
  ];
}

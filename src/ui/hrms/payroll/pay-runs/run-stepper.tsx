/** The states of a run in their order, with who has taken each and when. */
import { css } from "#generated/styles/css/index.js";
import { Check } from "lucide-react";
import type { PayRun } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";

const steps = ["draft", "calculated", "submitted", "approved", "locked", "paid", "closed"] as const;
type Step = (typeof steps)[number];

/** What is running or has failed is not done yet. */
const stepOf = (status: PayRun["status"]): Step => steps.find((step) => step === status) ?? "draft";

const takenBy = (run: PayRun, step: Step): readonly [at: string | null, by: string | null] =>
  ({
    draft: [run.createdAt, run.createdBy] as const,
    calculated: [run.calculatedAt, run.calculatedBy] as const,
    submitted: [run.submittedAt, run.submittedBy] as const,
    approved: [run.approvedAt, run.approvedBy] as const,
    locked: [run.lockedAt, null] as const,
    paid: [run.paidAt, null] as const,
    closed: [run.closedAt, null] as const,
  })[step];

const list = css({
  display: "grid",
  gridTemplateColumns: { base: "repeat(7, minmax(0, 1fr))" },
  px: "5",
  pt: "4",
  pb: { base: "2", md: "4" },
  columnGap: { base: "1", md: "2" },
});
const mark = css({
  display: "grid",
  placeItems: "center",
  boxSize: "5",
  borderRadius: "full",
  borderWidth: "1px",
  borderColor: "border.strong",
  bg: "surface",
  color: "text.muted",
  fontSize: "xs",
  "[data-done] &": { bg: "accent", borderColor: "accent", color: "accent.contrast" },
  "[aria-current] &": { borderColor: "accent", bg: "accent.subtle", color: "accent.text", fontWeight: "semibold" },
});
const bar = css({ flex: "1", h: "1px", bg: "border", "[data-done] &": { bg: "accent" } });
// The words of seven steps need room: a phone names the current one below.
const words = css({ display: { base: "none", md: "block" }, mt: "1.5", minW: "0" });
const when = css({
  display: "block",
  color: "text.muted",
  fontSize: "xs",
  lineHeight: "xs",
  overflowWrap: "anywhere",
  minH: "4",
});

export function RunStepper({ run }: { run: PayRun }) {
  const t = useText();
  const format = useFormat();
  const current = steps.indexOf(stepOf(run.status));
  const textOf = (step: Step): string => {
    const [at, by] = takenBy(run, step);
    if (at === null || steps.indexOf(step) > current) return "";
    return by === null ? format.date(at) : t("payroll.atBy", { date: format.date(at), name: by });
  };
  const now = steps[current] ?? "draft";
  return (
    <>
      <ol className={list} aria-label={t("payroll.steps")}>
        {steps.map((step, at) => (
          <li
            key={step}
            aria-current={at === current ? "step" : undefined}
            data-done={at < current || undefined}
            className={css({ minW: "0" })}
          >
            <span className={css({ display: "flex", alignItems: "center", gap: { base: "1", md: "2" } })}>
              <span className={mark} aria-hidden>
                {at < current ? <Check size={12} strokeWidth={2.5} /> : at + 1}
              </span>
              {at < steps.length - 1 && <span className={bar} aria-hidden />}
            </span>
            <span className={words}>
              <span className={css({ display: "block", fontWeight: at === current ? "semibold" : undefined })}>
                {t(`payroll.step.${step}`)}
              </span>
              <span className={when}>{textOf(step)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className={css({ display: { base: "block", md: "none" }, px: "5", pb: "3" })} aria-hidden>
        <span className={css({ fontWeight: "medium" })}>{t(`payroll.step.${now}`)}</span>
        <span className={css({ color: "text.muted", ms: "2" })}>{textOf(now)}</span>
      </p>
    </>
  );
}

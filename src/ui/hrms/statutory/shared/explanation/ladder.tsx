/** Calculation steps by subject, with rate, rounding and source. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import type { Explanation } from "#generated/hrms/schema.ts";
import { Alert } from "../../../../kit/alert.tsx";
import { Button } from "../../../../kit/button.tsx";
import { LadderStep, type StepData } from "./ladder-step.tsx";
import type { Words } from "./words.ts";

/** Groups adjacent steps; a rule's first word is its subject. */
function bySubject(steps: readonly StepData[]): { subject: string; first: number; steps: StepData[] }[] {
  const groups: { subject: string; first: number; steps: StepData[] }[] = [];
  steps.forEach((step, index) => {
    const subject = step.rule.split(".")[0] ?? "";
    const last = groups.at(-1);
    if (last?.subject === subject) last.steps.push(step);
    else groups.push({ subject, first: index + 1, steps: [step] });
  });
  return groups;
}

export function Ladder({ explanation, words }: { explanation: Explanation; words: Words }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const { steps, beyondAnnounced } = explanation;
  const all = open.size === steps.length;
  const toggle = (number: number): void => {
    const next = new Set(open);
    if (!next.delete(number)) next.add(number);
    setOpen(next);
  };
  if (steps.length === 0) return null;
  return (
    <section className={css({ mt: "8" })} aria-labelledby="ladder-title">
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          justifyContent: "space-between",
          gap: "2",
        })}
      >
        <h2 className={css({ fontSize: "md", fontWeight: "semibold" })} id="ladder-title">
          {words.say("ladder")}
        </h2>
        <Button
          size="sm"
          variant="ghost"
          aria-pressed={all}
          data-print="no"
          onClick={() => setOpen(new Set(all ? [] : steps.map((_, index) => index + 1)))}
        >
          {words.say(all ? "hideDetails" : "showDetails")}
        </Button>
      </div>
      {beyondAnnounced.map(({ series, announcedUpTo }) => (
        <div key={series} className={css({ mt: "2" })}>
          <Alert tone="warning">
            {words.say("beyondAnnounced", { series: words.say(`series.${series}`), date: words.date(announcedUpTo) })}
          </Alert>
        </div>
      ))}
      {bySubject(steps).map((group) => (
        <div key={group.first} className={css({ mt: "4" })}>
          <h3
            className={css({
              fontSize: "xs",
              lineHeight: "xs",
              fontWeight: "medium",
              color: "text.muted",
              paddingInlineStart: "10",
            })}
          >
            {words.say(`subject.${group.subject}`)}
          </h3>
          <ol start={group.first}>
            {group.steps.map((step, index) => (
              <LadderStep
                key={`${group.first + index} ${step.rule}`}
                step={step}
                number={group.first + index}
                last={index === group.steps.length - 1}
                open={open.has(group.first + index)}
                words={words}
                onToggle={() => toggle(group.first + index)}
              />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

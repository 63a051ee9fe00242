/** Questions that unfold; the address opens one of them (`#question`). */
import { css } from "#generated/styles/css/index.js";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { QuestionAnswer } from "#generated/demo/schema.ts";
import { Accordion } from "../../kit/accordion.tsx";
import { Highlight } from "../../kit/highlight.tsx";
import { wordsOf } from "../../kit/match.ts";

interface QuestionsProps {
  items: readonly QuestionAnswer[];
  q?: string | undefined;
  heading?: "h2" | "h3";
}

export function Questions({ items, q, heading = "h3" }: QuestionsProps) {
  const hash = useLocation({ select: (location) => location.hash });
  const [open, setOpen] = useState<readonly string[]>([]);
  useEffect(() => {
    if (items.some(({ id }) => id === hash)) setOpen((now) => [...new Set([...now, hash])]);
  }, [hash, items]);
  const change = (next: string[]): void => {
    const opened = next.find((id) => !open.includes(id));
    // A link to the question, without a step in the history.
    if (opened !== undefined) history.replaceState(history.state, "", `#${opened}`);
    setOpen(next);
  };
  return (
    <Accordion
      look="card"
      heading={heading}
      open={open}
      onOpenChange={change}
      items={items.map(({ id, question, ans }) => ({
        name: id,
        title: (
          <span id={id} className={css({ scrollMarginTop: "6rem" })}>
            <Highlight text={question} words={wordsOf(q ?? "")} />
          </span>
        ),
        body: <p className={css({ color: "text.muted", maxW: "prose" })}>{ans}</p>,
      }))}
    />
  );
}

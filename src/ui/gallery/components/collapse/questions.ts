/** Contents of the accordions, with messages of each page. */
import type { AccordionItem } from "#src/ui/kit/accordion.tsx";
import type { Text } from "#src/ui/messages/use-text.ts";

const questions = ["when", "where", "wrong"] as const;

export const questionsOf = (t: Text): readonly AccordionItem[] =>
  questions.map((name) => ({
    name,
    title: t(`showcase-frames.collapse.question.${name}`),
    body: t(`showcase-frames.collapse.answer.${name}`),
  }));

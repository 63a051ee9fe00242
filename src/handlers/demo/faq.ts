/** Handler of the questions and answers, searched by the text of the question. */
import type { Faq, FaqCategory } from "#generated/demo/schema.ts";
import { contains } from "./lists.ts";
import { faq } from "./samples/faq.ts";
import type { DemoHandlers } from "./state.ts";

/** The category with the questions that contain the text; undefined if none does. */
function matching(category: FaqCategory, text: string): FaqCategory | undefined {
  const qandA = category.qandA.filter(({ question }) => contains(question, text));
  return qandA.length > 0 ? { ...category, qandA } : undefined;
}

export const faqHandlers: DemoHandlers = {
  getFaq: ({ query }) => {
    const text = query?.q ?? "";
    const found: Faq = {};
    for (const name of Object.keys(faq) as (keyof typeof faq)[]) {
      const category = matching(faq[name], text);
      if (category) found[name] = category;
    }
    return found;
  },
};

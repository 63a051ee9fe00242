/** Handlers of the knowledge base. */
import type { KnowledgeBaseCategory, KnowledgeBaseLink } from "#generated/demo/schema.ts";
import { notFound } from "#src/contract/problem.ts";
import { type KnowledgeBaseEntry, knowledgeBaseCards, knowledgeBaseGroups } from "./samples/knowledge-base.ts";
import { dateAhead } from "./samples/moments.ts";
import type { DemoHandlers } from "./state.ts";

const relatedCount = 3;

const link = ({ id, question, slug }: KnowledgeBaseEntry): KnowledgeBaseLink => ({ id, question, slug });

export const knowledgeBaseHandlers: DemoHandlers = {
  listKnowledgeBase: () => knowledgeBaseCards,

  listKnowledgeBaseCategories: ({ query }) => {
    const wanted = query?.category;
    const groups = knowledgeBaseGroups.filter((group) => wanted === undefined || group.category === wanted);
    if (groups.length === 0) throw notFound("There is no such category.");
    return groups.map(({ entries, ...group }): KnowledgeBaseCategory => ({ ...group, questions: entries.map(link) }));
  },

  getKnowledgeBaseQuestion: ({ query }, { now }) => {
    const slug = query?.slug;
    const fits = (entry: KnowledgeBaseEntry): boolean => slug === undefined || entry.slug === slug;
    const group = knowledgeBaseGroups.find(({ entries }) => entries.some(fits));
    const entry = group?.entries.find(fits);
    const card = knowledgeBaseCards.find(({ category }) => category === group?.category);
    if (!group || !entry || !card) throw notFound("There is no such question.");

    // The reader's own group first, then the rest of the card.
    const siblings = knowledgeBaseGroups.filter(({ id, category }) => category === card.category && id !== group.id);
    const others = [group, ...siblings].flatMap(({ entries }) => entries).filter(({ id }) => id !== entry.id);
    return {
      id: entry.id,
      slug: entry.slug,
      category: card.category,
      categoryTitle: card.title,
      title: entry.question,
      lastUpdated: dateAhead(now(), -entry.updatedDaysAgo),
      relatedQuestions: others.slice(0, relatedCount).map(link),
      content: entry.content,
    };
  },
};

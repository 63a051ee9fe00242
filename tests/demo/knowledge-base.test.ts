/** Knowledge base: from a card to its questions and from a question to its answer. */
import { expect, test } from "vitest";
import type { KnowledgeBaseCard, KnowledgeBaseCategory, KnowledgeBaseQuestion } from "#generated/demo/schema.ts";
import type { Problem } from "#src/contract/problem.ts";
import { visitors } from "./visit.ts";

const visitor = visitors();
const base = "/faq/data";

const cards = async () => (await visitor()<KnowledgeBaseCard[]>("GET", `${base}/knowledge_base`)).body;
const groups = async (category?: string) =>
  (await visitor()<KnowledgeBaseCategory[]>("GET", `${base}/category`, { query: { category } })).body;
const question = (slug?: string) => visitor()<KnowledgeBaseQuestion>("GET", `${base}/question`, { query: { slug } });

test("each of the six cards has four to six questions", async () => {
  const all = await cards();
  expect(all).toHaveLength(6);
  for (const { category } of all) {
    const found = await groups(category);
    expect(found.map((group) => group.category)).toEqual(found.map(() => category));
    const count = found.flatMap(({ questions }) => questions).length;
    expect([4, 5, 6], category).toContain(count);
  }
});

test("returns the groups of all cards without a category", async () => {
  const expected = await Promise.all((await cards()).map(({ category }) => groups(category)));
  expect(await groups()).toEqual(expected.flat());
});

test("every question opens by its slug, and related questions are others of the same card", async () => {
  for (const group of await groups()) {
    const siblings = (await groups(group.category)).flatMap(({ questions }) => questions);
    for (const link of group.questions) {
      const { status, body } = await question(link.slug);
      expect([status, body.id, body.title, body.category], link.slug).toEqual([
        200,
        link.id,
        link.question,
        group.category,
      ]);
      expect(body.relatedQuestions.length, link.slug).toBeGreaterThan(0);
      for (const related of body.relatedQuestions) expect(siblings).toContainEqual(related);
      expect(body.relatedQuestions).not.toContainEqual(link);
    }
  }
});

test("returns the first question without a slug", async () => {
  expect((await question()).body.slug).toBe((await groups())[0]?.questions[0]?.slug);
});

test("an unknown slug or category returns 404", async () => {
  const answers = [
    await question("no-such-question"),
    await visitor()<Problem>("GET", `${base}/category`, { query: { category: "weather" } }),
  ];
  for (const { status, body } of answers)
    expect([status, (body as { type?: string }).type]).toEqual([404, "/problems/not-found"]);
});

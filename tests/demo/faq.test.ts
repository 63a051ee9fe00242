/** FAQ: search by question text, without empty categories. */
import { expect, test } from "vitest";
import type { Faq } from "#generated/demo/schema.ts";
import { visitors } from "./visit.ts";

const visitor = visitors();
const search = async (q?: string) =>
  (await visitor()<Faq>("GET", "/faq/data", q === undefined ? {} : { query: { q } })).body;
const questions = (faq: Faq) => Object.values(faq).flatMap(({ qandA }) => qandA);

test("returns all five categories with their questions without a search", async () => {
  const faq = await search();
  expect(Object.keys(faq)).toEqual(["payment", "delivery", "cancellationReturn", "myOrders", "productServices"]);
  expect(Object.values(faq).filter(({ qandA }) => qandA.length < 4)).toEqual([]);
  const ids = questions(faq).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a search returns matching questions, regardless of case", async () => {
  const all = questions(await search());
  const found = await search("INVOICE");
  expect(questions(found)).toEqual(all.filter(({ question }) => /invoice/i.test(question)));
  expect(Object.keys(found)).toEqual(["payment", "myOrders"]);
  expect(found.payment?.title).toBe("Payment");
  expect(found.delivery).toBeUndefined();
});

test("only question texts are searched, and surrounding spaces are ignored", async () => {
  expect(await search("paynow")).toEqual({});
  expect(questions(await search("  warranty ")).map(({ id }) => id)).toEqual(["warranty"]);
});

test("special characters are matched literally", async () => {
  expect(await search(".*")).toEqual({});
  expect(questions(await search("?")).length).toBe(
    questions(await search()).filter(({ question }) => question.includes("?")).length,
  );
});

/** Bookmarks: adding, removing and order. */
import { afterAll, expect, test } from "vitest";
import type { Bookmarks } from "#generated/demo/schema.ts";
import { openDemoGateway } from "../support/gateway.ts";

const gateway = await openDemoGateway();
afterAll(() => gateway.close());

function visitor(name: string) {
  const headers = { "X-Demo-Session": name };
  return {
    bookmarks: async () => (await gateway.call<Bookmarks>("GET", "/api/bookmarks/data", { headers })).body,
    toggle: (id: number) => gateway.call<Bookmarks>("POST", "/api/bookmarks/update", { headers, body: { id } }),
  };
}

test("bookmarks are the starred suggestions", async () => {
  const { suggestions, bookmarks } = await visitor("marks-start").bookmarks();
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(bookmarks.length).toBeGreaterThan(0);
  expect(bookmarks.toSorted(byId)).toEqual(suggestions.filter(({ isBookmarked }) => isBookmarked).toSorted(byId));
});

test("a new bookmark is added last, and toggling it again removes it", async () => {
  const { bookmarks, toggle } = visitor("marks-toggle");
  const before = await bookmarks();
  const id = before.suggestions.find(({ isBookmarked }) => !isBookmarked)?.id ?? 0;

  const marked = await toggle(id);
  expect(marked.status).toBe(200);
  expect(marked.body.bookmarks.map((page) => page.id)).toEqual([...before.bookmarks.map((page) => page.id), id]);
  expect(await bookmarks()).toEqual(marked.body);

  await toggle(id);
  expect(await bookmarks()).toEqual(before);
});

test("visitors do not share bookmarks", async () => {
  const mine = visitor("marks-mine");
  const before = await mine.bookmarks();
  await visitor("marks-other").toggle(before.bookmarks[0]?.id ?? 0);
  expect(await mine.bookmarks()).toEqual(before);
});

test("an unknown page changes nothing", async () => {
  const { bookmarks, toggle } = visitor("marks-unknown");
  const before = await bookmarks();
  expect(await toggle(9999)).toMatchObject({ status: 200, body: before });
  expect(await bookmarks()).toEqual(before);
});

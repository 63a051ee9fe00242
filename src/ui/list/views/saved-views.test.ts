import { beforeEach, expect, test, vi } from "vitest";
import { initialLayout } from "../../table/layout.ts";
import { addView, changeView, viewParameters, readViews, removeView, sameSearch, writeViews } from "./saved-views.ts";

const none = { views: [], initial: null };
const view = (name: string) => ({ name, search: { q: "tan", page: 3, view: "old" }, layout: initialLayout });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a view keeps what it is about, not the page one was on", () => {
  const { saved, id } = addView(none, view("Café Süd"));
  expect(id).toBe("cafe-sud");
  expect(saved.views[0]?.search).toEqual({ q: "tan" });
  expect(viewParameters({ q: undefined, status: "a" })).toEqual({ status: "a" });
});

test("names that read alike, or mean the list as it comes, get ids of their own", () => {
  const { saved } = addView(none, view("My team"));
  expect(addView(saved, view("My-team!")).id).toBe("my-team-2");
  expect(addView(saved, view("All")).id).toBe("all-2");
  expect(addView(saved, view("團隊")).id).toBe("view");
});

test("a changed view keeps its id; a removed one opens nothing any more", () => {
  const { saved, id } = addView(none, view("Mine"));
  const first = { ...changeView(saved, id, { name: "Ours", search: { q: "lim", page: 2 } }), initial: id };
  expect(first.views[0]).toMatchObject({ id, name: "Ours", search: { q: "lim" } });
  expect(removeView(first, id)).toEqual(none);
});

test("numbers and texts of an address mean the same", () => {
  expect(sameSearch({ age: 3, page: 2 }, { age: "3", view: "x" })).toBe(true);
  expect(sameSearch({ age: 3 }, { age: 4 })).toBe(false);
});

test("views are kept for each person and list apart, and survive what is broken", () => {
  const { saved } = addView(none, view("Mine"));
  writeViews("ada", "grades", { ...saved, initial: "gone" });
  expect(readViews("ada", "grades")).toEqual({ ...saved, initial: null });
  expect(readViews("ben", "grades")).toEqual(none);
  localStorage.setItem("hrms.views.ada.grades", "{");
  expect(readViews("ada", "grades")).toEqual(none);
  localStorage.setItem(
    "hrms.views.ada.grades",
    '{"views":[{"id":1},{"id":"a","name":"A","search":{"q":{"$ne":1}}}],"initial":"a"}',
  );
  expect(readViews("ada", "grades")).toEqual({
    views: [{ id: "a", name: "A", search: {}, layout: initialLayout }],
    initial: "a",
  });
});

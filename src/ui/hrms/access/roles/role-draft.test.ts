/** Rights matrix of a role: grants, changes and request body. */
import { expect, test } from "vitest";
import { fieldChanges, fieldRightsOf, grantsOf, rightChanges, rightsOf, withField } from "./role-draft.ts";

test("several grants of an element come to the widest reach of each action", () => {
  const rights = rightsOf([
    { element: "leaves", actions: ["view", "edit"], scope: "self" },
    { element: "leaves", actions: ["view"], scope: "company" },
  ]);
  expect([...rights]).toEqual([
    ["leaves view", "company"],
    ["leaves edit", "self"],
  ]);
  expect(grantsOf(rights, new Map())).toEqual([
    { element: "leaves", actions: ["view"], scope: "company" },
    { element: "leaves", actions: ["edit"], scope: "self" },
  ]);
});

test("what is put back is no change, and what is taken away is not sent", () => {
  const saved = rightsOf([{ element: "grades", actions: ["view", "edit"], scope: "company" }]);
  const wanted = new Map([
    ["grades edit", null],
    ["grades view", "company"],
    ["classes view", "reports"],
  ] as const);
  expect(rightChanges(saved, wanted)).toEqual([
    { element: "grades", action: "edit", from: "company", to: null },
    { element: "classes", action: "view", from: null, to: "reports" },
  ]);
  expect(grantsOf(saved, wanted)).toEqual([
    { element: "grades", actions: ["view"], scope: "company" },
    { element: "classes", actions: ["view"], scope: "reports" },
  ]);
});

test("who writes a class of fields reads it, and who may not read it does not write it", () => {
  const writing = withField(new Map(), "pay", "write", true);
  expect(fieldChanges([], writing)).toEqual([
    { class: "pay", side: "read", allowed: true },
    { class: "pay", side: "write", allowed: true },
  ]);
  expect(fieldRightsOf([], withField(writing, "pay", "read", false))).toContainEqual({
    class: "pay",
    read: false,
    write: false,
  });
});

/** The files of tests that take longest are started first. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LongestFirst, longest } from "../support/longest-first.ts";

const root = join(import.meta.dirname, "../..");

test("the longest are existing files, each named once", () => {
  expect(longest.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(new Set(longest).size).toBe(longest.length);
});

test("on a machine that has not run them yet, the longest come first and large ones next", async () => {
  const project = { name: "", config: { isolate: false, sequence: { groupOrder: 0 } } };
  const specify = (file: string) => ({ moduleId: join(root, file), project }) as TestSpecification;
  const others = ["tests/project/test-order.test.ts", "tests/journeys/todo.test.ts"];
  const sequencer = new LongestFirst({ cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest);
  const sorted = await sequencer.sort([...others, ...longest.toReversed()].map(specify));
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [...longest, ...others.toReversed()].map((file) => join(root, file)),
  );
});

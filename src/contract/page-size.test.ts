/** The contract's default page size of each list is the server's fallback. */
import { expect, test } from "vitest";
import { operations as demo } from "#generated/demo/operations.ts";
import { operations as hrms } from "#generated/hrms/operations.ts";
import type { Operation } from "./operation.ts";
import { defaultPageSize, pageSizes, screenPageSize } from "./page-size.ts";

/** The shop shows products in a grid of three columns. */
const inGrid = new Set(["listProducts"]);

test("every paged list of the contracts has it", () => {
  const paged = ([...hrms, ...demo] as readonly Operation[]).filter(({ id, paging }) => paging && !inGrid.has(id));
  expect(paged.length).toBeGreaterThan(50);
  const others = paged.filter(
    ({ parameters, paging }) => parameters.find(({ name }) => name === paging?.pageSize)?.default !== defaultPageSize,
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

test("screens start with a size that people can choose", () => {
  expect(pageSizes).toContain(screenPageSize);
});

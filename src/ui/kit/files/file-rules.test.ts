import { expect, test } from "vitest";
import { sortFiles } from "./file-rules.ts";

const file = (name: string, type: string, size = 10) => ({ name, type, size });
const picture = file("a.PNG", "image/png");
const paper = file("b.pdf", "application/pdf");
const reasons = (files: ReturnType<typeof file>[], existing: number, limits: Parameters<typeof sortFiles>[2]) =>
  sortFiles(files, existing, limits).refused.map(({ reason }) => reason);

test("kinds are told by type, group and ending", () => {
  expect(reasons([picture, paper], 0, { accept: "image/*" })).toEqual(["kind"]);
  expect(reasons([picture, paper], 0, { accept: ".png, application/pdf" })).toEqual([]);
  expect(reasons([file("c.pdf.exe", "")], 0, { accept: ".pdf" })).toEqual(["kind"]);
});

test("empty and large files stay out", () => {
  expect(reasons([file("d", "", 0), file("e", "", 11), file("f", "", 10)], 0, { maxBytes: 10 })).toEqual([
    "empty",
    "size",
  ]);
});

test("only as many as there is room for", () => {
  const { taken, refused } = sortFiles([picture, paper], 2, { max: 3 });
  expect(taken).toEqual([picture]);
  expect(refused).toEqual([{ name: "b.pdf", reason: "count" }]);
});

/** The browser has the icon that each page of the search names. */
import { File } from "lucide-react";
import { expect, test } from "vitest";
import { pages } from "#src/handlers/demo/samples/pages.ts";
import { pageIcon } from "#src/ui/layout/search/page-icon.tsx";

test("no page falls back to the plain one but the one that asks for it", () => {
  expect(pages.filter(({ icon }) => pageIcon(icon) === File).map(({ icon }) => icon)).toEqual(["file"]);
});

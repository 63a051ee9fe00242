/** The browser has the icon of each page in search. */
import { File } from "lucide-react";
import { expect, test } from "vitest";
import { pages } from "#src/handlers/demo/samples/pages.ts";
import { pageIcon } from "#src/ui/layout/search/page-icon.tsx";

test("only the page that requests it uses the default icon", () => {
  expect(pages.filter(({ icon }) => pageIcon(icon) === File).map(({ icon }) => icon)).toEqual(["file"]);
});

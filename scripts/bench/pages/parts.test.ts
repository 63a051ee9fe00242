import { expect, test } from "vitest";
import { partOfFile, timeByPart } from "./parts.ts";

test.each([
  ["/repo/node_modules/react-dom/cjs/react-dom-client.production.js", "framework"],
  ["/repo/node_modules/@tanstack/query-core/build/modern/query.js", "framework"],
  ["/repo/node_modules/@emotion/serialize/dist/index.js", "styling"],
  ["/repo/node_modules/@chakra-ui/react/dist/esm/styled-system/css.js", "styling"],
  ["/repo/src/ui/theme/recipes/button.ts", "styling"],
  ["/repo/generated/styles/css/cva.js", "styling"],
  ["/repo/node_modules/react-intl/src/provider.js", "intl"],
  ["/repo/node_modules/@ark-ui/react/dist/components/menu/menu.js", "other"],
  ["/repo/node_modules/lucide-react/dist/esm/react.js", "other"],
  ["/repo/src/ui/list/table.tsx", "ours"],
  ["/repo/generated/hrms/client/grades.ts", "ours"],
] as const)("%s is %s", (source, part) => {
  expect(partOfFile(source)).toBe(part);
});

const frame = (functionName: string, url = "", columnNumber = 0) => ({
  functionName,
  url,
  lineNumber: 0,
  columnNumber,
});

test("time belongs to the file of the function, and of native functions to their caller", () => {
  const profile = {
    nodes: [
      { id: 1, callFrame: frame("(root)"), children: [2, 3, 4, 8, 9] },
      { id: 2, callFrame: frame("(idle)") },
      { id: 3, callFrame: frame("(garbage collector)") },
      { id: 4, callFrame: frame("render", "/assets/app.js", 10), children: [5, 6] },
      { id: 5, callFrame: frame("css", "/assets/app.js", 90), children: [7] },
      { id: 6, callFrame: frame("NumberFormat") },
      { id: 7, callFrame: frame("replace") },
      { id: 8, callFrame: frame("(anonymous)", "/assets/unknown.js") },
      { id: 9, callFrame: frame("boot", "/companies/1/employees") },
    ],
    samples: [2, 4, 5, 7, 6, 3, 8, 9, 2],
    timeDeltas: [0, 9000, 1000, 2000, 3000, 4000, 5000, 6000, 7000],
  };
  const sources: Record<number, string> = { 10: "/repo/src/ui/page.tsx", 90: "/repo/node_modules/@emotion/react/x.js" };
  const sourceOf = (url: string, _line: number, column: number) =>
    url.endsWith("app.js") ? sources[column] : undefined;
  expect(timeByPart(profile, sourceOf)).toEqual({ framework: 0, styling: 5, intl: 4, ours: 8, other: 11 });
});

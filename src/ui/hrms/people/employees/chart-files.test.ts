/** The org chart as drawing and as PDF. */
import { expect, test } from "vitest";
import { pdfOfJpeg } from "./chart-pdf.ts";
import { chartSvg } from "./chart-svg.ts";

const node = (id: string, parentId: string | null, ...lines: string[]) => ({ id, parentId, lines });

test("open branches are drawn, names escaped, in two lines and then shortened, lines lead to the manager", () => {
  const nodes = [
    node("a", null, "Tan & <Sons>", "Managing Director"),
    node("b", "a", "A name that is far too long for the two lines of one box", ""),
    node("c", "b", "Hidden"),
  ];
  const { svg, width } = chartSvg(nodes, new Set(["b"]));
  expect(svg).toContain("Tan &amp; &lt;Sons&gt;");
  expect(svg).toContain(">A name that is far too<");
  expect(svg).toContain(">long for the two lines of…<");
  expect(svg).not.toContain("Hidden");
  expect(svg.match(/<rect /g)).toHaveLength(3);
  expect(width).toBeGreaterThan(208);
});

test("a large team stands in columns rather than in one row, and no boxes overlap", () => {
  const team = Array.from({ length: 40 }, (_, at) => node(`t${at}`, "a", `Person ${at}`));
  const { svg, width, height } = chartSvg([node("a", null, "Manager"), ...team], new Set());
  expect(width / height).toBeLessThan(3);
  const boxes = [...svg.matchAll(/<rect x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" rx/g)].map(
    (found) => found.slice(1, 5).map(Number),
  );
  expect(boxes).toHaveLength(41);
  const overlapping = boxes.filter(([x = 0, y = 0, w = 0, h = 0], at) =>
    boxes.some(([ox = 0, oy = 0], other) => other > at && Math.abs(ox - x) < w && Math.abs(oy - y) < h),
  );
  expect(overlapping).toEqual([]);
});

test("a PDF has its picture, and a table that points at its objects", () => {
  const bytes = pdfOfJpeg(new Uint8Array([255, 216, 255]), { width: 200, height: 100 });
  const text = new TextDecoder("latin1").decode(bytes);
  expect(text.startsWith("%PDF-1.4")).toBe(true);
  expect(text).toContain("/MediaBox [0 0 1191 596]");
  expect(text).toContain("/Width 200 /Height 100");
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table, table + 4)).toBe("xref");
  const offsets = [...text.slice(table).matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => text.startsWith(`${at + 1} 0 obj`, offset))).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
});

/** The org chart as an SVG drawing, for printing and for files: boxes of the open branches with names and positions. */
import { box, type ChartNode, childrenOf } from "./org-chart/layout.ts";

export interface DrawnNode extends ChartNode {
  /** Name, position and department; the first line is emphasised. */
  readonly lines: readonly string[];
}

export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

const margin = 24;
const inset = 12;
/** About the characters that fit a line: what needs more than two is shortened rather than drawn across the border. */
const lengths = { name: 26, other: 32 } as const;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);
const fitted = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

/** A text in at most two lines, broken between words where there are several. */
function inTwo(text: string, length: number): readonly string[] {
  if (text.length <= length) return [text];
  const space = text.lastIndexOf(" ", length);
  const end = space > 0 ? space : length;
  return [text.slice(0, end), fitted(text.slice(end).trimStart(), length)];
}

interface Put {
  readonly node: DrawnNode;
  readonly x: number;
  readonly y: number;
}

/** Where the lines of a drawing run, as paths. */
interface Laid {
  readonly boxes: readonly Put[];
  readonly paths: readonly string[];
  readonly width: number;
  readonly height: number;
}

const rowGap = 12;
/** Left of each column of a team, for the line that joins its boxes. */
const trunk = 16;

/** Fits paper better than rows: people without reports stand below each other in columns, about as wide as high. */
function layOutForPaper(nodes: readonly DrawnNode[], closed: ReadonlySet<string>): Laid {
  const below = childrenOf(nodes);
  const boxes: Put[] = [];
  const paths: string[] = [];
  const shownBelow = ({ id }: DrawnNode): readonly DrawnNode[] => (closed.has(id) ? [] : (below.get(id) ?? []));
  let height = 0;

  const putTeam = (team: readonly DrawnNode[], left: number, top: number): { width: number; tops: number[] } => {
    const columns = Math.max(1, Math.ceil(Math.sqrt((team.length * box.height) / box.width)));
    const rows = Math.ceil(team.length / columns);
    const tops: number[] = [];
    team.forEach((node, at) => {
      const column = Math.floor(at / rows);
      const x = left + trunk + column * (box.width + box.gapX + trunk);
      const y = top + (at % rows) * (box.height + rowGap);
      boxes.push({ node, x, y });
      paths.push(`M${x - trunk} ${top - box.gapY / 2}V${y + box.height / 2}H${x}`);
      if (at % rows === 0) tops.push(x - trunk);
      height = Math.max(height, y + box.height);
    });
    const used = Math.ceil(team.length / rows);
    return { width: used * (box.width + trunk) + (used - 1) * box.gapX, tops };
  };

  /** Puts a node and all below it, and returns the width they take and the middle of the node. */
  const put = (node: DrawnNode, left: number, top: number): { width: number; middle: number } => {
    const children = shownBelow(node);
    const nextTop = top + box.height + box.gapY;
    const joints: number[] = [];
    let x = left;
    for (const child of children.filter((each) => shownBelow(each).length > 0)) {
      const { width, middle } = put(child, x, nextTop);
      paths.push(`M${middle} ${nextTop - box.gapY / 2}V${nextTop}`);
      joints.push(middle);
      x += width + box.gapX;
    }
    const team = children.filter((each) => shownBelow(each).length === 0);
    if (team.length > 0) {
      const { width, tops } = putTeam(team, x, nextTop);
      joints.push(...tops);
      x += width + box.gapX;
    }
    const width = Math.max(box.width, x - left - box.gapX);
    const middle = left + width / 2;
    boxes.push({ node, x: middle - box.width / 2, y: top });
    height = Math.max(height, top + box.height);
    if (joints.length > 0) {
      const level = nextTop - box.gapY / 2;
      const ends = [middle, ...joints];
      paths.push(`M${middle} ${top + box.height}V${level}M${Math.min(...ends)} ${level}H${Math.max(...ends)}`);
    }
    return { width, middle };
  };

  let x = 0;
  for (const root of below.get(null) ?? []) x += put(root, x, 0).width + box.gapX;
  return { boxes, paths, width: Math.max(0, x - box.gapX), height };
}

export function chartSvg(nodes: readonly DrawnNode[], closed: ReadonlySet<string>): Drawing {
  const laid = layOutForPaper(nodes, closed);
  const size = { width: laid.width + 2 * margin, height: laid.height + 2 * margin };
  const lines = laid.paths.map((path) => `<path d="${path}" fill="none" stroke="#9aa3b2"/>`);
  const boxes = laid.boxes.map(({ node, x, y }) => {
    const texts = node.lines.flatMap((line, at) =>
      line === ""
        ? []
        : inTwo(line, at === 0 ? lengths.name : lengths.other).map((text) => ({ text, isName: at === 0 })),
    );
    const first = y + box.height / 2 - (texts.length - 1) * 8 + 4;
    const written = texts.map(({ text, isName }, at) => {
      const look = isName ? 'font-size="13" font-weight="600" fill="#1b2333"' : 'font-size="11" fill="#5b6475"';
      return `<text x="${x + inset}" y="${first + at * 16}" ${look}>${escaped(text)}</text>`;
    });
    const frame = `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="8" fill="#ffffff" stroke="#c6ccd6"/>`;
    return frame + written.join("");
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" ` +
    `viewBox="${-margin} ${-margin} ${size.width} ${size.height}" font-family="sans-serif">` +
    `<rect x="${-margin}" y="${-margin}" width="${size.width}" height="${size.height}" fill="#ffffff"/>` +
    `${lines.join("")}${boxes.join("")}</svg>`;
  return { svg, ...size };
}

export const svgAddress = ({ svg }: Drawing): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

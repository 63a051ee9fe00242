/** Minimal TypeScript/JSX tokeniser for highlighting short examples. */
export type PieceKind = "comment" | "string" | "keyword" | "tag" | "plain";

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const words =
  "as|async|await|const|else|export|false|for|from|function|if|import|in|interface|let|new|null|of|return|satisfies|true|type|typeof|undefined|void";
const parts = {
  comment: String.raw`\/\*[\s\S]*?\*\/|\/\/.*`,
  string: String.raw`"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|${"`"}(?:[^${"`"}\\]|\\.)*${"`"}`,
  tag: String.raw`<\/?[A-Za-z][\w.]*(?=[\s>/])|<\/?>|\/?>(?=\s*$)|\/>`,
  keyword: String.raw`\b(?:${words})\b`,
} as const satisfies Record<Exclude<PieceKind, "plain">, string>;
const kinds = Object.keys(parts) as (keyof typeof parts)[];
const pattern = new RegExp(kinds.map((kind) => `(?<${kind}>${parts[kind]})`).join("|"), "gm");

export function piecesOf(code: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const match of code.matchAll(pattern)) {
    if (match.index > at) pieces.push({ kind: "plain", text: code.slice(at, match.index) });
    pieces.push({ kind: kinds.find((kind) => match.groups?.[kind] !== undefined) ?? "plain", text: match[0] });
    at = match.index + match[0].length;
  }
  if (at < code.length) pieces.push({ kind: "plain", text: code.slice(at) });
  return pieces;
}

/** Which part of the app the script time of a CPU profile belongs to. */

export const parts = ["framework", "styling", "intl", "ours", "other"] as const;
export type Part = (typeof parts)[number];

export interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    /** From 0, like the column. */
    readonly lineNumber: number;
    readonly columnNumber: number;
  };
  readonly children?: readonly number[];
}

/** As the browser records it; times in microseconds. */
export interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples?: readonly number[];
  readonly timeDeltas?: readonly number[];
}

/** Source file of a place in a built script, if its source map knows it. */
export type SourceOf = (url: string, line: number, column: number) => string | undefined;

const files: readonly (readonly [Part, RegExp])[] = [
  ["framework", /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack\/[^/]+)\//],
  ["styling", /\/node_modules\/(@emotion|@chakra-ui|@pandacss|stylis)\/|\/generated\/styles\/|\/src\/ui\/theme\//],
  ["intl", /\/node_modules\/(react-intl|intl-messageformat|@formatjs)\//],
  ["other", /\/node_modules\//],
  ["ours", /\/(src|generated)\//],
];

export function partOfFile(source: string): Part {
  return files.find(([, pattern]) => pattern.test(source))?.[0] ?? "other";
}

/** Only the page itself, with its inline script, is no file of the build. */
const partOfPlace = (url: string, source: string | undefined): Part =>
  source !== undefined ? partOfFile(source) : url.includes("/assets/") ? "other" : "ours";

/** Functions of the engine that format and parse texts of a language; others count for their caller. */
const ofIntl =
  /^(DateTimeFormat|NumberFormat|PluralRules|RelativeTimeFormat|ListFormat|Collator|DisplayNames|Segmenter|Locale|getCanonicalLocales|supportedLocalesOf|resolvedOptions|formatToParts|formatRange|toLocale\w*String|localeCompare)$/;

/** Not script: the browser's own work, and waiting. */
const idle = new Set(["(root)", "(program)", "(idle)"]);

/** Milliseconds by part. */
export function timeByPart(
  { nodes, samples = [], timeDeltas = [] }: Profile,
  sourceOf: SourceOf,
): Record<Part, number> {
  const callers = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const known = new Map<number, Part | undefined>();
  const partOf = (id: number | undefined): Part | undefined => {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return "other";
    if (known.has(node.id)) return known.get(node.id);
    const { functionName, url, lineNumber, columnNumber } = node.callFrame;
    let part: Part | undefined;
    if (idle.has(functionName)) part = undefined;
    else if (functionName === "(garbage collector)") part = "other";
    else if (url !== "") part = partOfPlace(url, sourceOf(url, lineNumber, columnNumber));
    else part = ofIntl.test(functionName) ? "intl" : (partOf(callers.get(node.id)) ?? "other");
    known.set(node.id, part);
    return part;
  };
  const sum: Record<Part, number> = { framework: 0, styling: 0, intl: 0, ours: 0, other: 0 };
  samples.forEach((id, index) => {
    const part = partOf(id);
    // A delta is the time since the sample before.
    if (part) sum[part] += (timeDeltas[index + 1] ?? 0) / 1000;
  });
  return sum;
}

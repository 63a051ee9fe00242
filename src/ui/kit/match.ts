/** Text search: every query word must occur, ignoring case and accents; prefixes rank first. */

/** Strips case and accents, keeping string indices aligned. */
export function plain(text: string): string {
  return Array.from(text, (letter) => {
    const base = letter.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
    return base.length === letter.length ? base : letter.toLowerCase().padEnd(letter.length).slice(0, letter.length);
  }).join("");
}

export function wordsOf(query: string): readonly string[] {
  return plain(query).split(/\s+/).filter(Boolean);
}

/** Score of a match: 0 for none, 3 if the name starts with the first word. */
export function rank(words: readonly string[], name: string, more = ""): number {
  const text = plain(name);
  const all = `${text} ${plain(more)}`;
  const [first] = words;
  if (first === undefined || !words.every((word) => all.includes(word))) return 0;
  if (text.startsWith(first)) return 3;
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part.startsWith(first)) ? 2 : 1;
}

/** Best matches first, stable. */
export function best<T>(
  items: readonly T[],
  words: readonly string[],
  nameOf: (item: T) => readonly [name: string, more?: string],
  max: number,
): readonly T[] {
  return items
    .map((item) => ({ item, rank: rank(words, ...nameOf(item)) }))
    .filter((found) => found.rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, max)
    .map(({ item }) => item);
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits the text into matched and unmatched parts. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const searched = plain(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + word.length))
      hits.fill(true, at, at + word.length);
  }
  const found: { text: string; hit: boolean }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const last = found.at(-1);
    const hit = hits[at] === true;
    if (last?.hit === hit) last.text += text[at];
    else found.push({ text: text[at] ?? "", hit });
  }
  return found;
}

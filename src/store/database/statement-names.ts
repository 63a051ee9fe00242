/** Names repeated statements, so that PostgreSQL parses and plans them once per connection. */

/** Maximum statements per connection: PostgreSQL keeps a plan of each. */
export const maxNames = 300;
/** Rare statements are not worth a stored plan. */
const timesSeen = 3;
const maxWatched = 5_000;
/** Longer texts contain data. */
const longest = 20_000;

/** How often each text was seen in this process. */
let watched = new Map<string, number>();

function repeats(text: string): boolean {
  const times = (watched.get(text) ?? 0) + 1;
  if (times === 1 && watched.size >= maxWatched) watched = new Map();
  watched.set(text, times);
  return times >= timesSeen;
}

export interface StatementNames {
  /** The text's name on this connection; undefined if it is parsed each time. */
  readonly nameOf: (text: string) => string | undefined;
  /** A full connection is replaced after its transaction; the new one names what is used then. */
  readonly full: () => boolean;
}

export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined) return known;
      if (
        names.size >= maxNames ||
        text.length > longest ||
        !/^\s*(select|insert|update|delete|with)\b/i.test(text) ||
        !repeats(text)
      )
        return undefined;
      const name = `s${names.size + 1}`;
      names.set(text, name);
      return name;
    },
    full: () => names.size >= maxNames,
  };
}

/** Legal, unique identifiers for whatever names a contract gives its operations, tags and schemas. */

const reserved = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public return " +
    "static super switch this throw true try typeof undefined var void while with yield NaN Infinity __proto__"
  ).split(" "),
);

const legal = /^[\p{ID_Start}_][\p{ID_Continue}_]*$/u;

export function isReserved(name: string): boolean {
  return reserved.has(name);
}

export function upperFirst(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

export function lowerFirst(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLowerCase() + rest.join("");
}

/** A legal identifier: the text itself if it is one, else its letters and digits in camel case. */
export function identifier(text: string, fallback = "unnamed"): string {
  const plain = text.normalize("NFC");
  if (legal.test(plain)) return reserved.has(plain) ? `${plain}_` : plain;
  const words = plain.split(/[^\p{ID_Continue}]+|_+/u).filter((word) => word !== "");
  const joined = words.map((word, at) => (at === 0 ? lowerFirst(word) : upperFirst(word))).join("");
  const name = joined === "" ? fallback : legal.test(joined) ? joined : `_${joined}`;
  return reserved.has(name) ? `${name}_` : name;
}

/** Hands out each name once; a taken name gets the next number. `fold` says which names count as equal. */
export function uniqueNames(fold: (name: string) => string = (name) => name): (wanted: string) => string {
  const taken = new Set<string>();
  return (wanted) => {
    let name = wanted;
    for (let n = 2; taken.has(fold(name)); n += 1) name = `${wanted}${/\d$/.test(wanted) ? "_" : ""}${n}`;
    taken.add(fold(name));
    return name;
  };
}

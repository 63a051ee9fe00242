/** Input masks: 0 is a digit, A a letter, * either, everything else literal. */
export type Mask = string | ((typed: string) => string);

const fits: Readonly<Record<string, RegExp>> = { "0": /\d/, A: /\p{L}/u, "*": /[\p{L}\d]/u };

/** Typed characters without the mask's literals. */
export function typedOf(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, "");
}

function fill(typed: string, mask: string): string {
  const left = [...typed];
  let out = "";
  let waiting = "";
  for (const place of mask) {
    const wanted = fits[place];
    if (!wanted) {
      waiting += place;
      continue;
    }
    while (left.length > 0 && !wanted.test(left[0] ?? "")) left.shift();
    const next = left.shift();
    if (next === undefined) break;
    // Literals are added only before the next character, so that Backspace doesn't get stuck on them.
    out += waiting + (place === "0" ? next : next.toUpperCase());
    waiting = "";
  }
  return out;
}

export function applyMask(text: string, mask: Mask): string {
  return typeof mask === "string" ? fill(typedOf(text), mask) : mask(typedOf(text));
}

/** Whether the mask is filled. */
export function isComplete(text: string, mask: string): boolean {
  return text.length === mask.length;
}

/** Caret position after masking: behind the same number of typed characters. */
export function caretAfter(masked: string, typedBefore: number): number {
  let seen = 0;
  for (let at = 0; at < masked.length; at += 1) {
    if (seen === typedBefore) return at;
    if (/[\p{L}\d]/u.test(masked[at] ?? "")) seen += 1;
  }
  return masked.length;
}

/** Mask that groups digits from the end, as in amounts. */
export function grouping(separator: string, size = 3): Mask {
  return (typed) => {
    const digits = typed.replace(/\D/g, "").replace(/^0+(?=\d)/, "");
    return digits.replaceAll(new RegExp(String.raw`\B(?=(\d{${size}})+$)`, "g"), separator);
  };
}

/** Parses amounts and whole numbers with the separators of a locale, or without any. */
import { separatorsOf, type Separators } from "./decimal.ts";

/** Spaces of all widths and apostrophes are only used for grouping. */
const spacing = /[\s'’]/gu;
const grouped = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/;

/** Index of the decimal separator; -1 for none, undefined if ambiguous. */
function fractionAt(digits: string, { decimal }: Separators): number | undefined {
  const marks = [...digits.matchAll(/[.,]/g)];
  const last = marks.at(-1);
  if (!last) return -1;
  const after = digits.length - last.index - 1;
  const kinds = new Set(marks.map(([mark]) => mark)).size;
  if (kinds === 2) return last.index;
  if (marks.length > 1) return -1;
  if (last[0] === decimal) return after <= 2 ? last.index : undefined;
  return after === 3 ? -1 : last.index;
}

/** Integer cents, without rounding; undefined if invalid. */
export function parseAmount(text: string, locale: string): number | undefined {
  const [, sign = "", digits = ""] =
    /^([-−]?)(?:[A-Z]{0,3}\$S?|[A-Z]{3})?([\d.,]+)$/i.exec(text.replace(spacing, "")) ?? [];
  const at = digits === "" ? undefined : fractionAt(digits, separatorsOf(locale));
  if (at === undefined) return undefined;
  const whole = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? "" : digits.slice(at + 1);
  if (!/^\d{0,2}$/.test(fraction) || (/[.,]/.test(whole) && !grouped.test(whole)) || whole + fraction === "")
    return undefined;
  const cents = Number(whole.replace(/[.,]/g, "") + fraction.padEnd(2, "0"));
  return sign === "" || cents === 0 ? cents : -cents;
}

export function formatAmount(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}

/** Undefined if the text is not a whole number. */
export function parseWhole(text: string, locale: string): number | undefined {
  const plain = text.replace(spacing, "");
  const { group } = separatorsOf(locale);
  const ungrouped = grouped.test(plain) && plain.includes(group) ? plain.replaceAll(group, "") : plain;
  return /^[-+]?\d{1,15}$/.test(ungrouped) ? Number(ungrouped) + 0 : undefined;
}

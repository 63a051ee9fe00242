/** Parses decimals with the separators of a locale, or with a point. */

export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const part = (type: string, other: string): string => parts.find((each) => each.type === type)?.value ?? other;
  return { group: part("group", ","), decimal: part("decimal", ".") };
}

/** Undefined if the text is not a number. */
export function parseDecimal(text: string, locale: string): number | undefined {
  const { group, decimal } = separatorsOf(locale);
  const bare = text.replace(/[\s'’]/gu, "").replace("−", "-");
  const grouped = new RegExp(String.raw`^[-+]?\d{1,3}([${group}]\d{3})+([${decimal}]\d*)?$`);
  const whole = /^[.,]$/.test(group) && grouped.test(bare) ? bare.replaceAll(group, "") : bare;
  const plain = whole.replace(",", ".");
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** Avoids floating-point noise when stepping. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

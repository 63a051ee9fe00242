/** Checks of card details. */

/** Luhn check of a number of 12 to 19 digits; spaces are ignored. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{12,19}$/.test(digits)) return false;
  let sum = 0;
  for (const [place, digit] of [...digits].toReversed().entries()) {
    const value = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** "MM/YY" or "MM/YYYY", in or after the month of today (YYYY-MM-DD). */
export function isExpiry(text: string, today: string): boolean {
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  if (month === "" || Number(month) < 1 || Number(month) > 12) return false;
  const full = year.length === 2 ? `20${year}` : year;
  return `${full}-${month.padStart(2, "0")}` >= today.slice(0, 7);
}

const postcodes: Readonly<Record<string, RegExp>> = {
  SG: /^\d{6}$/,
  MY: /^\d{5}$/,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  PT: /^\d{4}-\d{3}$/,
};

export const countries = ["SG", "MY", "DE", "FR", "PT"] as const;

export function isPostcode(country: string, text: string): boolean {
  return postcodes[country]?.test(text.trim()) ?? false;
}

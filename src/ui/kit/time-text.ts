/** Parses typed times: 9, 930, 9:30, 9.30 pm, 9h30. The value is HH:MM (24 hours). */
const day = 24 * 60;

export function timeOf(minutes: number): string {
  const within = ((minutes % day) + day) % day;
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Undefined if the text is not a time. */
export function parseTime(text: string): string | undefined {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s\u202f.]/g, (each) => (each === "." ? ":" : ""));
  const [, digits = "", rest = "", half] =
    /^(\d{1,4})(?::|h|u|uhr)?(\d{2})?(?:uhr|h)?:?(a|p)?:?(?:m:?)?$/.exec(plain) ?? [];
  if (digits === "" || (digits.length > 2 && rest !== "")) return undefined;
  const [first, minutes] = digits.length > 2 ? [digits.slice(0, -2), digits.slice(-2)] : [digits, rest || "0"];
  const hours = half === undefined ? Number(first) : (Number(first) % 12) + (half === "p" ? 12 : 0);
  const known = half === undefined ? hours < 24 : Number(first) >= 1 && Number(first) <= 12;
  return known && Number(minutes) < 60 ? timeOf(hours * 60 + Number(minutes)) : undefined;
}

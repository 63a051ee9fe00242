/** Canonical JSON: sorted keys and no whitespace, so that hashes can be compared. */
export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [name: string]: JsonValue };

export function canonicalJson(value: JsonValue): string {
  if (typeof value === "number") return plainNumber(value);
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonicalJson(item)}`).join(",")}}`;
}

const isList = (value: object): value is readonly JsonValue[] => Array.isArray(value);

/** Digits without an exponent, as the database writes them. */
function plainNumber(value: number): string {
  const [digits = "", power] = String(value).split("e");
  if (power === undefined) return digits;
  const [whole = "", fraction = ""] = digits.replace("-", "").split(".");
  const places = Number(power);
  const sign = value < 0 ? "-" : "";
  if (places < 0) return `${sign}0.${"0".repeat(-places - whole.length)}${whole}${fraction}`;
  return `${sign}${whole}${fraction.padEnd(places, "0")}`;
}

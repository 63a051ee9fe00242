/** Writes parameters into URL, headers and cookies in OpenAPI's default styles. */

/** Writes one parameter: with its name in the query, without in the path; "" omits it. */
export type Style = (name: string, value: unknown) => string;
export type Styles = Readonly<Record<string, Style>>;
type Values = Readonly<Record<string, unknown>> | undefined;

export const present = (value: unknown): boolean => value !== undefined && value !== null;
export const encode = (value: unknown): string => encodeURIComponent(String(value));

/** Query and cookies: `a=1&a=2` for arrays, each property separately for objects. */
export const pair: Style = (name, value) => {
  if (!present(value)) return "";
  if (Array.isArray(value))
    return value
      .map((one) => pair(name, one))
      .filter(Boolean)
      .join("&");
  if (typeof value === "object") return writeQuery(value as Record<string, unknown>);
  return `${encode(name)}=${encode(value)}`;
};

/** Path and headers: `1,2` for arrays, `key,value` for objects. */
const simple = (value: unknown, write: (value: unknown) => string): string =>
  typeof value === "object" && value !== null
    ? (Array.isArray(value) ? value : Object.entries(value).flat()).map(write).join(",")
    : write(value);

export function writeQuery(values: Values, styles?: Styles, separator = "&"): string {
  return Object.entries(values ?? {})
    .map(([name, value]) => (present(value) ? (styles?.[name] ?? pair)(name, value) : ""))
    .filter(Boolean)
    .join(separator);
}

/** An empty value, or one of only dots, would silently lead to another URL. */
export function writePath(path: string, values: Values, styles?: Styles): string {
  return path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = values?.[name];
    const text = present(value) ? (styles?.[name]?.(name, value) ?? simple(value, encode)) : "";
    if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${String(value)}" cannot stand for {${name}} in ${path}`);
    return text;
  });
}

export function writeHeaders(values: Values, styles?: Styles): Record<string, string> {
  const written = Object.entries(values ?? {}).filter(([, value]) => present(value));
  return Object.fromEntries(
    written.map(([name, value]) => [name, styles?.[name]?.(name, value) ?? simple(value, String)]),
  );
}

/** Parameters in styles other than OpenAPI's default; imported only by operations that declare such a style. */
import { encode, pair, present, type Style } from "./serialize.ts";

export { pair };

const each = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter(present).map(encode);
const flat = (value: object, between: string): string[] =>
  Object.entries(value)
    .filter(([, one]) => present(one))
    .map(([key, one]) => encode(key) + between + encode(one));
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** `a=1,2` for arrays, `a=key,value` for objects. */
function joined(separator: string): Style {
  return (name, value) => {
    const parts = isObject(value) ? flat(value, separator) : each(value);
    return parts.length === 0 ? "" : `${encode(name)}=${parts.join(separator)}`;
  };
}

export const comma: Style = /*#__PURE__*/ joined(",");
export const space: Style = /*#__PURE__*/ joined("%20");
export const pipe: Style = /*#__PURE__*/ joined("%7C");

/** `filter[min]=1&filter[tags]=a&filter[tags]=b`, as deep as the value goes. */
export const deep: Style = (name, value) => nested(encode(name), value);

function nested(name: string, value: unknown): string {
  if (Array.isArray(value))
    return value
      .filter(present)
      .map((one) => nested(name, one))
      .join("&");
  if (!isObject(value)) return present(value) ? `${name}=${encode(value)}` : "";
  return Object.entries(value)
    .map(([key, one]) => nested(`${name}[${encode(key)}]`, one))
    .filter((one) => one !== "")
    .join("&");
}

/** A parameter with `content`: JSON in the query, path, header or cookie. */
export const json: Style = (name, value) => `${encode(name)}=${encode(JSON.stringify(value))}`;

/** Characters with a meaning in URLs stay as they are (`allowReserved`). */
export function reserved(style: Style = pair): Style {
  return (name, value) =>
    style(name, value).replace(/%(3A|2F|3F|40|21|24|27|28|29|2A|2C|3B|5B|5D)/gi, (code) => decodeURIComponent(code));
}

/** Header styles: nothing is percent-encoded there. */
export const headerJson: Style = (_, value) => JSON.stringify(value);
export const headerExploded: Style = (_, value) =>
  Object.entries(value as object)
    .map(([key, one]) => `${key}=${String(one)}`)
    .join(",");

/** Path styles; the name only matters for `matrix`. */
export const pathExploded: Style = (_, value) => (isObject(value) ? flat(value, "=") : each(value)).join(",");
export const pathJson: Style = (_, value) => encode(JSON.stringify(value));

export function label(explode: boolean): Style {
  return (_, value) =>
    `.${(isObject(value) ? flat(value, explode ? "=" : ",") : each(value)).join(explode ? "." : ",")}`;
}

export function matrix(explode: boolean): Style {
  return (name, value) => {
    if (!explode) return `;${encode(name)}=${(isObject(value) ? flat(value, ",") : each(value)).join(",")}`;
    return isObject(value)
      ? flat(value, "=")
          .map((one) => `;${one}`)
          .join("")
      : each(value)
          .map((one) => `;${encode(name)}=${one}`)
          .join("");
  };
}

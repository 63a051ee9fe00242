/** Calls of any operation with marked values wherever the contract takes text, a number or a date. */
import { isRecord, list, record, resolve, text, type Json } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import type { CallOptions } from "./gateway.ts";

const words = [
  "Zqplant Lim",
  "Zqplant",
  "zqplant",
  "ZQPLANT",
  "zqplant@zqplant.example",
  "https://zqplant.example/hook",
  "S9182736J",
  "91827364",
  "+6591827364",
  "918273",
  "91827",
];
const numbers = [91827364, 9182736, 918273, 91827];
const plantedDay = "1961-07-13";

/** Finds a marked value in any text; digits within ids and times are ignored. */
export const planted = /zqplant|S9182736J|1961-07-13|(?<![\w-])\+?(?:65)?91827\d*(?![\w-])/i;

/** Whether a value sent to the database is marked. */
export const isPlanted = (value: unknown): boolean =>
  planted.test(typeof value === "object" ? (JSON.stringify(value) ?? "") : String(value));

/** `example` keeps the fields of the contract's example, `every` adds those that it omits. */
type Extent = "example" | "every";

const deepest = 6;

function plantText(schema: Json, example: unknown): unknown {
  const format = text(schema["format"]);
  if (schema["enum"] !== undefined || format === "uuid" || format === "binary" || format === "byte")
    return example ?? list(schema["enum"])[0];
  if (format === "date") return plantedDay;
  if (format === "date-time") return `${plantedDay}T08:00:00.000Z`;
  const pattern = new RegExp(text(schema["pattern"]) ?? "", "u");
  const max = Number(schema["maxLength"] ?? Number.POSITIVE_INFINITY);
  const min = Number(schema["minLength"] ?? 0);
  const formats: Readonly<Record<string, RegExp>> = { email: /@/, uri: /^https:/ };
  const fits = (word: string) =>
    word.length <= max &&
    word.length >= min &&
    pattern.test(word) &&
    (format === undefined || (formats[format]?.test(word) ?? false));
  return words.find(fits) ?? example ?? words[0];
}

function plantNumber(schema: Json, example: unknown): unknown {
  const max = Number(schema["maximum"] ?? Number.POSITIVE_INFINITY);
  return numbers.find((one) => one <= max) ?? example ?? schema["minimum"] ?? 1;
}

function plantValue(document: Json, raw: unknown, example: unknown, extent: Extent, depth = 0): unknown {
  const schema = list(record(resolve(document, raw))["allOf"]).reduce<Json>(
    (all, one) => {
      const part = resolve(document, one);
      return { ...all, ...part, properties: { ...record(all["properties"]), ...record(part["properties"]) } };
    },
    resolve(document, raw),
  );
  const choices = list(schema["oneOf"] ?? schema["anyOf"]);
  if (choices.length > 0) return plantValue(document, choices[0], example, extent, depth + 1);
  const given = example ?? schema["example"];
  const properties = record(schema["properties"]);
  if (schema["type"] === "object" || Object.keys(properties).length > 0) {
    const held = record(given);
    const names = new Set([
      ...Object.keys(held),
      ...(extent === "every" && depth < deepest ? Object.keys(properties) : []),
    ]);
    return Object.fromEntries(
      [...names].map((name) => [
        name,
        properties[name] === undefined
          ? held[name]
          : plantValue(document, properties[name], held[name], extent, depth + 1),
      ]),
    );
  }
  if (schema["type"] === "array") {
    const items = list(given);
    if (items.length === 0 && extent === "example") return [];
    return (items.length > 0 ? items : [undefined]).map((item) =>
      plantValue(document, schema["items"], item, extent, depth + 1),
    );
  }
  if (schema["type"] === "string") return plantText(schema, given);
  if (schema["type"] === "number" || schema["type"] === "integer") return plantNumber(schema, given);
  return given ?? (schema["type"] === "boolean" ? true : null);
}

/** Body, queries and headers of a call; the caller provides path parameters. */
export function plantedCall(document: Json, { path, method }: Operation, extent: Extent): CallOptions {
  const item = resolve(document, record(document["paths"])[path]);
  const node = resolve(document, item[method]);
  const parameters = [...list(item["parameters"]), ...list(node["parameters"])].map((one) => resolve(document, one));
  const valuesIn = (place: string) =>
    Object.fromEntries(
      parameters
        .filter(
          (one) => one["in"] === place && (extent === "every" || one["required"] === true || one["name"] === "search"),
        )
        .map((one) => [text(one["name"]) ?? "", plantValue(document, one["schema"], one["example"], extent)]),
    );
  const content = record(resolve(document, node["requestBody"] ?? {})["content"]);
  const [type, media] =
    Object.entries(content).find(([name]) => name === "application/json") ?? Object.entries(content)[0] ?? [];
  const example = record(media)["example"];
  const headers = Object.fromEntries(Object.entries(valuesIn("header")).map(([name, value]) => [name, String(value)]));
  return {
    query: valuesIn("query"),
    headers: {
      "User-Agent": "Zqplant/1",
      Cookie: "zqplant=1",
      "Accept-Language": "zqplant",
      Referer: "https://zqplant.example/",
      ...headers,
      ...(type !== undefined && type !== "application/json" && { "Content-Type": type }),
    },
    ...(type !== undefined && {
      body:
        type === "application/json"
          ? plantValue(document, record(media)["schema"], example, extent)
          : `${isRecord(example) ? "" : String(example ?? "")}\nZqplant Lim,S9182736J,91827364\n`,
    }),
  };
}

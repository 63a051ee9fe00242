/** Reads request parameters in every OpenAPI style, converts them to values and fills in defaults. */
import { list, record, resolve, text, type Json } from "#src/contract/document.ts";
import type { Operation, OperationParameter } from "#src/contract/operation.ts";
import { ProblemError } from "#src/contract/problem.ts";
import { fromTexts, shapeOf, type Shape } from "./shapes.ts";

export interface ParameterValues {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly cookie: Record<string, unknown>;
}

/** Raw pairs of a query; delimiters count only if sent unescaped, so values are decoded after splitting. */
export type RawQuery = ReadonlyMap<string, readonly string[]>;

interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: RawQuery;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type ReadParameters = (raw: RawParameters) => ParameterValues;

function decode(value: string): string {
  if (!value.includes("%") && !value.includes("+")) return value;
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    throw new ProblemError("malformed", { detail: "The URL contains an invalid percent-encoding." });
  }
}

const noQuery: RawQuery = new Map();

export function readQuery(search: string): RawQuery {
  if (search === "") return noQuery;
  const found = new Map<string, string[]>();
  for (const pair of search.split("&")) {
    if (pair === "") continue;
    const at = pair.indexOf("=");
    const name = decode(at < 0 ? pair : pair.slice(0, at));
    const values = found.get(name);
    const value = at < 0 ? "" : pair.slice(at + 1);
    if (values) values.push(value);
    else found.set(name, [value]);
  }
  return found;
}

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && !found.has(pair.slice(0, at).trim())) found.set(pair.slice(0, at).trim(), pair.slice(at + 1).trim());
  }
  return found;
}

const delimiters: Partial<Record<OperationParameter["style"], RegExp>> = {
  form: /,/,
  simple: /,/,
  spaceDelimited: /%20|\+| |,/,
  pipeDelimited: /%7C|\||,/i,
};

/** `R,100,G,200` or, exploded, `R=100,G=200`. */
function readPairs(parts: readonly string[], exploded: boolean): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  if (exploded) {
    for (const part of parts) {
      const at = part.indexOf("=");
      found[decode(at < 0 ? part : part.slice(0, at))] = at < 0 ? "" : decode(part.slice(at + 1));
    }
  } else {
    for (let at = 0; at < parts.length; at += 2) found[decode(parts[at] ?? "")] = decode(parts[at + 1] ?? "");
  }
  return found;
}

/** `name[a][b]=1` as nested objects; a repeated or empty-bracketed key becomes a list. */
function readDeepObject(name: string, query: RawQuery): Record<string, unknown> | undefined {
  let found: Record<string, unknown> | undefined;
  for (const [key, values] of query) {
    if (!key.startsWith(`${name}[`) || !key.endsWith("]")) continue;
    const steps = key.slice(name.length + 1, -1).split("][");
    const isList = steps.at(-1) === "" && steps.length > 1;
    if (isList) steps.pop();
    found ??= {};
    let node = found;
    for (const step of steps.slice(0, -1)) {
      const next = Object.hasOwn(node, step) ? node[step] : undefined;
      const inner = typeof next === "object" && next !== null ? (next as Record<string, unknown>) : {};
      Object.defineProperty(node, step, { value: inner, enumerable: true, configurable: true, writable: true });
      node = inner;
    }
    const value = values.length > 1 || isList ? values.map(decode) : decode(values[0] ?? "");
    Object.defineProperty(node, steps.at(-1) ?? "", { value, enumerable: true, configurable: true, writable: true });
  }
  return found;
}

interface Plan {
  readonly parameter: OperationParameter;
  readonly shape: Shape;
  readonly wantsList: boolean;
  readonly wantsObject: boolean;
}

function split(value: string, { parameter }: Plan): readonly string[] {
  return value === "" ? [] : value.split(delimiters[parameter.style] ?? /,/);
}

/** A value outside the query, available as a whole: path segments, headers and cookies. */
function readWhole(raw: string, plan: Plan): unknown {
  const { parameter, wantsList, wantsObject } = plan;
  let value = raw;
  if (parameter.style === "label" && value.startsWith(".")) value = value.slice(1);
  if (parameter.style === "matrix" && value.startsWith(";")) value = value.slice(1);
  const parts = () => {
    if (parameter.style === "label" && parameter.explode) return value.split(".");
    if (parameter.style === "matrix" && parameter.explode) return value.split(";");
    return value === "" ? [] : value.split(",");
  };
  const unnamed = (part: string) =>
    parameter.style === "matrix" && part.startsWith(`${parameter.name}=`)
      ? part.slice(parameter.name.length + 1)
      : part;
  if (parameter.style === "matrix" && !(wantsObject && parameter.explode) && !(wantsList && parameter.explode))
    value = unnamed(value);
  if (wantsList) return parts().map((part) => decodeStep(unnamed(part), parameter));
  if (wantsObject) return readPairs(parts(), parameter.explode);
  return decodeStep(value, parameter);
}

/** Path segments come decoded from the index; headers are never encoded. */
function decodeStep(value: string, parameter: OperationParameter): string {
  return parameter.in === "cookie" ? decode(value) : value.trim();
}

function readFromQuery(query: RawQuery, plan: Plan): unknown {
  const { parameter, wantsList, wantsObject, shape } = plan;
  if (parameter.style === "deepObject") return readDeepObject(parameter.name, query);
  if (wantsObject && parameter.explode) {
    const named = Object.keys(shape.properties).filter((name) => query.has(name));
    return named.length === 0
      ? undefined
      : Object.fromEntries(named.map((name) => [name, texts(query.get(name) ?? [])]));
  }
  const values = query.get(parameter.name) ?? (wantsList ? query.get(`${parameter.name}[]`) : undefined);
  if (values === undefined) return undefined;
  if (wantsList)
    return parameter.explode ? values.map(decode) : values.flatMap((value) => split(value, plan)).map(decode);
  if (wantsObject) return readPairs(split(values[0] ?? "", plan), false);
  return texts(values);
}

/** Copied, because a handler may change its input but not the contract. */
function copyOf(value: unknown): unknown {
  return typeof value === "object" ? structuredClone(value) : value;
}

function texts(values: readonly string[]): string | string[] {
  return values.length > 1 ? values.map(decode) : decode(values[0] ?? "");
}

/** A parameter with `content` is JSON text. */
function fromJson(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The parameters of an operation as documented, including those of its path item. */
export function parameterSchemas(document: Json, operation: Operation): ReadonlyMap<string, unknown> {
  const item = resolve(document, record(document["paths"])[operation.path]);
  const found = new Map<string, unknown>();
  for (const raw of [...list(item["parameters"]), ...list(record(item[operation.method])["parameters"])]) {
    const parameter = resolve(document, raw);
    const media = Object.values(record(parameter["content"]))[0];
    found.set(
      `${text(parameter["in"]) ?? ""} ${text(parameter["name"]) ?? ""}`,
      media === undefined ? parameter["schema"] : record(media)["schema"],
    );
  }
  return found;
}

export function parameterReader(document: Json, operation: Operation): ReadParameters {
  const schemas = parameterSchemas(document, operation);
  const plans = operation.parameters.map((parameter): Plan => {
    const shape = shapeOf(document, schemas.get(`${parameter.in} ${parameter.name}`));
    const scalar = shape.types.has("string");
    return {
      parameter,
      shape,
      wantsList: shape.types.has("array") && !scalar,
      wantsObject: shape.types.has("object") && !scalar,
    };
  });
  const needsCookies = plans.some((plan) => plan.parameter.in === "cookie");
  return (raw) => {
    const values: ParameterValues = { path: {}, query: {}, header: {}, cookie: {} };
    const cookies = needsCookies ? readCookies(raw.headers["cookie"]) : undefined;
    for (const plan of plans) {
      const { parameter, shape } = plan;
      let value: unknown;
      if (parameter.in === "query")
        value = readFromQuery(
          raw.query,
          parameter.type === "json" ? { ...plan, wantsList: false, wantsObject: false } : plan,
        );
      else {
        const whole =
          parameter.in === "path"
            ? raw.path[parameter.name]
            : parameter.in === "header"
              ? raw.headers[parameter.name.toLowerCase()]
              : cookies?.get(parameter.name);
        if (whole !== undefined) value = parameter.type === "json" ? whole : readWhole(whole, plan);
      }
      if (value === undefined) {
        if (shape.default !== undefined) values[parameter.in][parameter.name] = copyOf(shape.default);
        continue;
      }
      values[parameter.in][parameter.name] = parameter.type === "json" ? fromJson(value) : fromTexts(value, shape);
    }
    return values;
  };
}

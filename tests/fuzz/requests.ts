/** Requests for one operation: valid ones, and ones with a single error. */
import { isRecord, type Json, list, record, resolve, text } from "#src/contract/document.ts";
import type { Operation } from "#src/contract/operation.ts";
import { makeUnique } from "../contract/world.ts";
import { type Chance, oddTexts, oddValues, valid } from "./values.ts";

export interface FuzzRequest {
  /** What is wrong with it. */
  readonly about: string;
  readonly method: string;
  /** With the query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

export interface Known {
  /** Values for the path parameters. */
  readonly path: Readonly<Record<string, string>>;
  /** A record for a field that refers to one. */
  readonly record: (name: string) => string | undefined;
  /** Of an account that may call the operation. */
  readonly token: string | undefined;
  readonly otherTokens: Readonly<Record<string, string>>;
  /** A company in which nobody writes any more. */
  readonly archivedCompany?: string;
}

/** Placeholder for the version of the record when the request is sent. */
export const currentVersion = "{version}";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
  readonly example: unknown;
}

interface Shape {
  readonly parameters: readonly Parameter[];
  /** Schema and example by media type. */
  readonly bodies: readonly (readonly [mediaType: string, schema: unknown, example: unknown])[];
}

function shapeOf(document: Json, { path, method }: Operation): Shape {
  const item = resolve(document, record(document["paths"])[path]);
  const node = resolve(document, item[method]);
  const parameters = [...list(item["parameters"]), ...list(node["parameters"])].map((raw) => {
    const one = resolve(document, raw);
    const schema = resolve(document, one["schema"]);
    return {
      name: text(one["name"]) ?? "",
      in: text(one["in"]) ?? "",
      required: one["required"] === true,
      schema,
      example: one["example"] ?? schema["example"],
    };
  });
  const content = Object.entries(record(resolve(document, node["requestBody"])["content"]));
  return {
    parameters,
    bodies: content.map(([type, media]) => [type, record(media)["schema"], record(media)["example"]] as const),
  };
}

type Draft = {
  path: Record<string, string>;
  query: [string, string][];
  headers: Record<string, string>;
  body: unknown;
  raw?: string | Uint8Array;
};

function queryPairs(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.map((one) => [name, String(one)]);
  if (isRecord(value)) return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, String(one)]);
  return [[name, String(value)]];
}

const fileBytes: readonly Uint8Array[] = [
  Buffer.from("%PDF-1.4\n%%EOF"),
  Buffer.from("a,b\n1,2\n"),
  Buffer.from("PK\u0003\u0004 no archive"),
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
  Buffer.from([0xff, 0xfe, 0x00]),
  Buffer.alloc(0),
];

const boundary = "fuzz-boundary";
function multipart(fields: Readonly<Record<string, unknown>>, { pick }: Chance): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const file = value instanceof Uint8Array || value === undefined;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a.pdf"\r\nContent-Type: application/pdf' : ""}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(file ? pick(fileBytes) : String(value)), Buffer.from("\r\n")];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

export function requestsFor(
  document: Json,
  operation: Operation,
  known: Known,
  random: Chance,
  rounds: number,
): FuzzRequest[] {
  const { pick, sometimes } = random;
  const { parameters, bodies } = shapeOf(document, operation);
  const value = (schema: unknown, name: string) => valid(document, schema, random, known.record, name);
  const json = bodies.find(([type]) => type === "application/json");

  const draft = (): Draft => {
    const made: Draft = { path: {}, query: [], headers: {}, body: undefined };
    if (known.token !== undefined) made.headers["Authorization"] = `Bearer ${known.token}`;
    for (const parameter of parameters) {
      const { name, required, schema, example } = parameter;
      if (parameter.in === "path") made.path[name] = known.path[name] ?? String(example ?? value(schema, name));
      else if (required || sometimes(parameter.in === "query" ? 0.25 : 0.1)) {
        const one =
          name === "If-Match" && sometimes(0.8)
            ? currentVersion
            : sometimes(required ? 0.8 : 0.2) && example !== undefined
              ? example
              : value(schema, name);
        if (parameter.in === "query") made.query.push(...queryPairs(name, one));
        // A header is a line of printable ASCII.
        else if (parameter.in === "header") made.headers[name] = String(one).replace(/[^\x20-\x7e]/g, "?");
      }
    }
    if (json) {
      const [, schema, example] = json;
      made.headers["Content-Type"] = "application/json";
      made.body = makeUnique(structuredClone(example) as Parameters<typeof makeUnique>[0]) ?? value(schema, "");
    } else if (bodies.length > 0) {
      const [type, schema] = pick(bodies);
      const form = type === "multipart/form-data";
      made.headers["Content-Type"] = form ? `${type}; boundary=${boundary}` : type;
      made.raw = form ? multipart(record(value(schema, "")), random) : pick(fileBytes);
    }
    return made;
  };

  const finish = (about: string, { path, query, headers, body, raw }: Draft): FuzzRequest => {
    const address = operation.path.replaceAll(/\{(.+?)\}/g, (_, name: string) => {
      const one = path[name] ?? "";
      return one.includes("%") ? one : encodeURIComponent(one);
    });
    const search = query
      .map(
        ([name, one]) =>
          `${encodeURIComponent(name)}=${/^%|^' or/.test(one) ? one.replaceAll(" ", "+") : encodeURIComponent(one.toWellFormed())}`,
      )
      .join("&");
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    return {
      about,
      method: operation.method.toUpperCase(),
      path: search === "" ? address : `${address}?${search}`,
      headers,
      ...(sent !== undefined && { body: sent }),
    };
  };

  const requests: FuzzRequest[] = [finish("as in the example", draft())];
  const add = (about: string, alter: (made: Draft) => void) => {
    const made = draft();
    alter(made);
    requests.push(finish(about, made));
  };

  const properties = Object.entries(record(resolve(document, json?.[1])["properties"]));
  const changeField = (made: Draft, make: (schema: unknown, name: string) => unknown): string => {
    const [name, schema] = pick(properties);
    made.body = { ...record(made.body), [name]: make(schema, name) };
    return name;
  };

  const kinds: [about: string, applies: boolean, change: (made: Draft) => void][] = [
    ["a body at the bounds of its schema", json !== undefined, (made) => void (made.body = value(json?.[1], ""))],
    ["a field at its bounds", properties.length > 0, (made) => void changeField(made, value)],
    [
      "two fields at their bounds",
      properties.length > 1,
      (made) => void (changeField(made, value), changeField(made, value)),
    ],
    ["an odd value in a field", properties.length > 0, (made) => void changeField(made, () => pick(oddValues))],
    ["a field is missing", properties.length > 0, (made) => void changeField(made, () => undefined)],
    ["an unknown field", json !== undefined, (made) => void (made.body = { ...record(made.body), nope: 1 })],
    ["an odd body", json !== undefined, (made) => void (made.body = pick(oddValues))],
    [
      "an odd query parameter",
      parameters.some((one) => one.in === "query"),
      (made) => void made.query.push([pick(parameters.filter((one) => one.in === "query")).name, pick(oddTexts)]),
    ],
    [
      "query parameters at their bounds",
      parameters.some((one) => one.in === "query"),
      (made) => {
        made.query = parameters
          .filter((one) => one.in === "query")
          .flatMap(({ name, schema }) => queryPairs(name, value(schema, name)));
      },
    ],
    [
      "an odd id",
      parameters.some((one) => one.in === "path"),
      (made) =>
        void (made.path[pick(parameters.filter((one) => one.in === "path")).name] = pick([
          "no-id",
          "00000000-0000-0000-0000-000000000000",
          "ffffffff-ffff-4fff-bfff-ffffffffffff",
          "0",
          "%00",
          "%F0%9F%98%80",
          "%20",
          "..",
          "x".repeat(500),
          "9".repeat(30),
        ])),
    ],
    [
      "an odd If-Match",
      parameters.some((one) => one.name === "If-Match"),
      (made) => void (made.headers["If-Match"] = pick(["*", 'W/"1"', '"1", "2"', "0", '"999999999"', "", '"-1"'])),
    ],
  ];
  const applicable = kinds.filter(([, applies]) => applies);
  for (let round = 0; round < rounds && applicable.length > 0; round += 1) {
    const [about, , alter] = pick(applicable);
    add(about, alter);
  }

  // Handled by the gateway itself: two of these per operation.
  const plain: [about: string, applies: boolean, change: (made: Draft) => void][] = [
    ...Object.entries(known.otherTokens).map(([who, token]): [string, boolean, (made: Draft) => void] => [
      `token: ${who}`,
      true,
      ({ headers }) => void (headers["Authorization"] = `Bearer ${token}`),
    ]),
    ["no token", true, ({ headers }) => void delete headers["Authorization"]],
    [
      "odd credentials",
      true,
      ({ headers }) =>
        void (headers["Authorization"] = pick(["Basic YTpi", "Bearer", "Bearer a b", "x", "", "Bearer hrms_0_0"])),
    ],
    [
      "odd Accept",
      true,
      ({ headers }) =>
        void (headers["Accept"] = pick([
          "text/html",
          "image/*",
          "application/json;q=0",
          ",;q=x",
          "",
          "text/csv",
          "application/xml;q=0.9, */*;q=0.1",
        ])),
    ],
    [
      "odd demo session",
      true,
      ({ headers }) => void (headers["X-Demo-Session"] = pick(["../x", "", "a b", "x".repeat(65)])),
    ],
  ];
  const bodily: typeof plain = [
    [
      "malformed bytes",
      true,
      (made) =>
        void (made.raw = pick<string | Uint8Array>([
          "{",
          '{"a":',
          "[1,]",
          "nul",
          Buffer.from([0x7b, 0xff, 0xfe]),
          "[".repeat(4_000),
          '{"__proto__":{}}',
          `--${boundary}\r\nno part`,
          "\u0000",
        ])),
    ],
    [
      "an odd media type",
      true,
      ({ headers }) =>
        void (headers["Content-Type"] = pick([
          "text/plain",
          "application/xml",
          "multipart/form-data",
          "application/json; charset=utf-16",
          ";",
          "image/svg+xml",
          "application/x-www-form-urlencoded",
        ])),
    ],
    [
      "an encoded body",
      true,
      ({ headers }) => void (headers["Content-Encoding"] = pick(["gzip", "br", "identity, gzip"])),
    ],
    ["no body", true, (made) => void (made.raw = "")],
    ["too large a body", sometimes(0.2), (made) => void (made.raw = Buffer.alloc(21 * 1_048_576, 32))],
  ];
  for (const set of operation.body === undefined ? [plain, plain] : [plain, plain, bodily, bodily]) {
    const [about, , alter] = pick(set.filter(([, applies]) => applies));
    add(about, alter);
  }
  if (operation.method !== "get" && known.archivedCompany !== undefined && "companyId" in known.path)
    add("an archived company", ({ path }) => void (path["companyId"] = known.archivedCompany ?? ""));
  return requests;
}

/** A request as text, so that it can be sent again. */
export function inWords({ about, method, path, headers, body }: FuzzRequest): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const sent =
    body === undefined
      ? ""
      : typeof body === "string"
        ? body
        : `${body.length} bytes, base64 ${Buffer.from(body.subarray(0, 300)).toString("base64")}`;
  return [`(${about})`, `${method} ${path}`, ...lines, "", sent.slice(0, 2_000)].join("\n");
}

/** The checks of one operation, compiled on first use: what a request must contain and a response may. */
import type { ValidateFunction } from "ajv";
import { isRecord, record, resolve, type Json } from "#src/contract/document.ts";
import { faultsOf } from "#src/contract/faults.ts";
import type { Direction } from "#src/contract/json-schema.ts";
import { isJson, isText } from "#src/contract/media-types.ts";
import type { Operation } from "#src/contract/operation.ts";
import type { ProblemFault } from "#src/contract/problem.ts";
import { declaredFor, essence, isForm } from "./media-types.ts";
import { parameterSchemas, type ParameterValues } from "./parameters.ts";
import type { Schemas } from "./schemas.ts";
import { fromText, shapeOf } from "./shapes.ts";

export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly mediaType: string | undefined;
  readonly body: unknown;
}

export interface Checks {
  readonly parameters: (values: ParameterValues) => ProblemFault[];
  readonly body: (body: unknown, mediaType: string) => ProblemFault[];
  readonly answer: (answer: Answer) => ProblemFault[];
}

/** Maximum number of problems listed; more would only make the response long. */
const maxFaults = 50;

export function operationNode(document: Json, operation: Operation): Json {
  return resolve(document, resolve(document, record(document["paths"])[operation.path])[operation.method]);
}

/** The declared response of a status: its own, that of its class ("4XX"), or the default. */
export function declaredStatus(responses: Readonly<Record<string, unknown>>, status: number): string | undefined {
  const own = String(status);
  if (Object.hasOwn(responses, own)) return own;
  const range = `${Math.floor(status / 100)}XX`;
  return [range, range.toLowerCase(), "default"].find((key) => Object.hasOwn(responses, key));
}

type Check = (value: unknown) => ProblemFault[];

const pass: Check = () => [];

function run(validate: ValidateFunction): Check {
  return (value) => (validate(value) ? [] : faultsOf(validate.errors).slice(0, maxFaults));
}

/** Caches the outcome of the first call per key. */
function once<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

/** Files and bytes accept any value if the schema says `format: binary`. */
function withoutBinary(document: Json, schema: unknown): unknown {
  const own = resolve(document, schema);
  if (own["format"] === "binary" || own["contentMediaType"] !== undefined) return {};
  const properties = isRecord(own["properties"]) && {
    properties: Object.fromEntries(
      Object.entries(own["properties"]).map(([name, one]) => [name, withoutBinary(document, one)]),
    ),
  };
  const items = own["items"] !== undefined && { items: withoutBinary(document, own["items"]) };
  return properties || items ? { ...own, ...properties, ...items } : schema;
}

export function createChecks(
  document: Json,
  operation: Operation,
  schemas: Schemas,
  warn: (text: string) => void,
): Checks {
  const node = operationNode(document, operation);
  const compile = (schema: unknown, direction: Direction): Check => {
    try {
      return run(schemas.compile(schema, direction));
    } catch (error) {
      warn(`A schema of ${operation.id} cannot be used, its ${direction} stays unchecked: ${(error as Error).message}`);
      return pass;
    }
  };

  const forParameters = once((): Check => {
    if (operation.parameters.length === 0) return pass;
    const byPlace: Record<string, { type: "object"; required: string[]; properties: Record<string, unknown> }> = {};
    const schemaOf = parameterSchemas(document, operation);
    for (const parameter of operation.parameters) {
      const place = (byPlace[parameter.in] ??= { type: "object", required: [], properties: {} });
      place.properties[parameter.name] = schemaOf.get(`${parameter.in} ${parameter.name}`) ?? {};
      if (parameter.required) place.required.push(parameter.name);
    }
    const check = compile({ type: "object", properties: byPlace }, "request");
    return (values) =>
      check(values).map((fault) => {
        const pointer = fault.pointer.slice(1);
        return { ...fault, pointer: pointer.startsWith("header/") ? pointer.toLowerCase() : pointer };
      });
  });

  const bodies = record(resolve(document, node["requestBody"])["content"]);
  const forBody = once((declared: string): Check => {
    const schema = record(bodies[declared])["schema"];
    if (schema === undefined) return pass;
    const mediaType = essence(declared);
    if (isForm(mediaType)) return compile(withoutBinary(document, schema), "request");
    if (isJson(mediaType) || mediaType === "*/*") return compile(schema, "request");
    return isText(mediaType) && shapeOf(document, schema).types.has("string") ? compile(schema, "request") : pass;
  });

  const responses = record(node["responses"]);
  const checkOf = (response: Json, mediaType: string): Check => {
    const schema = record(record(response["content"])[mediaType])["schema"];
    if (schema === undefined) return pass;
    const readable =
      isJson(essence(mediaType)) || (isText(essence(mediaType)) && shapeOf(document, schema).types.has("string"));
    return readable ? compile(schema, "answer") : pass;
  };

  const headersCheck = (response: Json): ((headers: Answer["headers"]) => ProblemFault[]) => {
    const declared = Object.entries(record(response["headers"])).map(([name, raw]) => {
      const header = resolve(document, raw);
      const schema = header["schema"] ?? {};
      return {
        name: name.toLowerCase(),
        required: header["required"] === true,
        shape: shapeOf(document, schema),
        check: compile(schema, "answer"),
      };
    });
    return (headers) =>
      declared.flatMap(({ name, required, shape, check }) => {
        const value = headers[name];
        if (value === undefined)
          return required ? [{ pointer: `header/${name}`, code: "required", message: "is required" }] : [];
        return check(fromText(value, shape)).map((fault) => ({ ...fault, pointer: `header/${name}${fault.pointer}` }));
      });
  };

  /** The checks of a declared response, compiled once for all statuses of a range or the default. */
  const forDeclared = once((declared: string) => {
    const response = resolve(document, responses[declared]);
    return {
      types: operation.responses[declared] ?? [],
      checkHeaders: headersCheck(response),
      checkBody: once((mediaType: string) => checkOf(response, mediaType)),
    };
  });
  const forStatus = once((status: number) => {
    const declared = declaredStatus(operation.responses, status);
    return declared === undefined ? undefined : forDeclared(declared);
  });

  const answer = ({ status, headers, mediaType, body }: Answer): ProblemFault[] => {
    const declared = forStatus(status);
    if (declared === undefined) {
      const allowed = Object.keys(operation.responses);
      return [{ pointer: "status", code: "enum", message: `${status} is not declared`, params: { allowed } }];
    }
    const { types, checkHeaders, checkBody } = declared;
    const faults = checkHeaders(headers);
    if (mediaType === undefined) {
      const missing = types.length > 0 && status !== 204 && status !== 304;
      return missing ? [...faults, { pointer: "", code: "required", message: "a body is declared" }] : faults;
    }
    if (types.length === 0) return [...faults, { pointer: "", code: "unknown", message: "no body is declared" }];
    const type = declaredFor(mediaType, types);
    if (type === undefined) {
      return [
        ...faults,
        {
          pointer: "header/content-type",
          code: "enum",
          message: `${mediaType} is not declared`,
          params: { allowed: types },
        },
      ];
    }
    // A stream has no body yet.
    const found = body instanceof ReadableStream ? [] : checkBody(type)(body);
    return faults.length === 0 ? found : [...faults, ...found];
  };

  return {
    parameters: (values) => forParameters("")(values),
    body: (body, mediaType) => forBody(declaredFor(mediaType, Object.keys(bodies)) ?? "")(body),
    answer,
  };
}

/** The bundled contracts and their declared responses: one case per operation and status. */
import { readFileSync } from "node:fs";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface Parameter {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  example?: Json;
  schema?: JsonObject;
}

export interface Operation {
  operationId: string;
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, { example?: Json }> };
  responses: Record<string, JsonObject>;
  security?: Record<string, string[]>[];
  "x-ability"?: JsonObject;
}

export interface Document {
  info: JsonObject;
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation | Operation["parameters"]>>;
  components: Record<string, Record<string, JsonObject>>;
}

export interface Declared {
  /** Name of the case in all reports: contract, operationId, status. */
  key: string;
  contract: ContractName;
  document: Document;
  method: string;
  path: string;
  status: number;
  operation: Operation;
  parameters: Parameter[];
  response: JsonObject;
}

export const contracts = ["hrms", "demo"] as const;
type ContractName = (typeof contracts)[number];

const methods = ["get", "put", "post", "delete", "patch", "head", "options"];

function readDocument(contract: ContractName): Document {
  return JSON.parse(
    readFileSync(new URL(`../../generated/${contract}/openapi.json`, import.meta.url), "utf8"),
  ) as Document;
}

/** Follows references inside the document to the end. */
export function resolve<T>(document: Document, node: T | { $ref: string }): T {
  let at: unknown = node;
  while (typeof at === "object" && at !== null && "$ref" in at) {
    const parts = String(at.$ref).slice(2).split("/");
    at = parts.reduce<unknown>(
      (value, part) => (value as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      document,
    );
  }
  return at as T;
}

const known = new Map<ContractName, readonly Declared[]>();

/** Every declared response of the contract; read once, because each set-up that creates a record asks again. */
export function declaredCases(contract: ContractName): readonly Declared[] {
  const cases = known.get(contract) ?? casesOf(readDocument(contract), contract);
  known.set(contract, cases);
  return cases;
}

function casesOf(document: Document, contract: ContractName): Declared[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as Operation | undefined;
      if (!operation) return [];
      const shared = (item["parameters"] as Operation["parameters"]) ?? [];
      const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(document, parameter),
      );
      return Object.entries(operation.responses).map(([status, response]) => {
        if (!/^\d{3}$/.test(status))
          throw new Error(
            `${operation.operationId} declares "${status}"; only plain statuses can be tested one by one`,
          );
        const key = `${contract} ${operation.operationId} ${status}`;
        return {
          key,
          contract,
          document,
          method,
          path,
          status: Number(status),
          operation,
          parameters,
          response: resolve<JsonObject>(document, response),
        };
      });
    }),
  );
}

/**
 * Writes the input for dredd: a reduced document (one transaction per declared status) and, because dredd itself checks
 * very little of OpenAPI 3, the schema of every response, which the hooks pass to its validator.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { contracts, type Declared, type JsonObject } from "./documents.ts";
import { toDraft07 } from "./draft-07.ts";

interface Prepared {
  /** The reduced documents, one per contract. */
  files: string[];
  schemas: string;
}

function mediaTypes(declared: Declared): [string, JsonObject][] {
  return Object.entries((declared.response["content"] ?? {}) as Record<string, JsonObject>);
}

function cutDown(cases: readonly Declared[]): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const declared of cases) {
    const item = (paths[declared.path] ??= {});
    const operation = (item[declared.method] ??= {
      summary: `${declared.contract} ${declared.operation.operationId}`,
      // dredd needs an example to expand the path; the hooks insert real values.
      parameters: declared.parameters
        .filter((parameter) => parameter.in === "path")
        .map(({ name }) => ({ name, in: "path", required: true, schema: { type: "string" }, example: "example" })),
      responses: {},
    });
    const content = Object.fromEntries(mediaTypes(declared).map(([type]) => [type, {}]));
    // An empty `content` would make dredd skip the response.
    const response: JsonObject = { description: "-", ...(Object.keys(content).length > 0 && { content }) };
    (operation["responses"] as JsonObject)[String(declared.status)] = response;
  }
  return { openapi: "3.0.3", info: { title: "contract", version: "1" }, paths };
}

export function prepare(folder: string, cases: readonly Declared[]): Prepared {
  const schemas: JsonObject = {};
  const files = contracts.flatMap((contract) => {
    const own = cases.filter((declared) => declared.contract === contract);
    if (own.length === 0) return [];
    for (const declared of own) {
      const json = mediaTypes(declared).find(([type]) => /[/+]json$/.test(type));
      if (json) schemas[declared.key] = toDraft07(declared.document, json[1]["schema"] as JsonObject);
    }
    const file = join(folder, `${contract}.json`);
    writeFileSync(file, JSON.stringify(cutDown(own)));
    return file;
  });
  const file = join(folder, "schemas.json");
  writeFileSync(file, JSON.stringify(schemas));
  return { files, schemas: file };
}

/** `client/<tag>.ts`: one typed function per operation. */
import { type Json, record, resolve } from "#src/contract/document.ts";
import { isJson } from "#src/contract/media-types.ts";
import type { Operation, OperationParameter } from "#src/contract/operation.ts";
import { rawOperation } from "#src/contract/read-operations.ts";
import { literal, object, summary } from "./text.ts";

/** The writer of a parameter that is not in OpenAPI's default style. */
function queryStyle({ in: place, type, style, explode, allowReserved }: OperationParameter): string | undefined {
  const many = type === "array" || type === "object" || type === "any";
  const separators: Partial<Record<OperationParameter["style"], string>> = {
    form: "comma",
    spaceDelimited: "space",
    pipeDelimited: "pipe",
  };
  const found =
    type === "json"
      ? "$style.json"
      : style === "deepObject"
        ? "$style.deep"
        : many && !explode && separators[style]
          ? `$style.${separators[style] ?? ""}`
          : undefined;
  return allowReserved === true && place === "query" ? `/*#__PURE__*/ $style.reserved(${found ?? ""})` : found;
}

function styleOf(parameter: OperationParameter): string | undefined {
  const { in: place, type, style, explode } = parameter;
  if (place === "query" || place === "cookie") return queryStyle(parameter);
  if (place === "header")
    return type === "json" ? "$style.headerJson" : type === "object" && explode ? "$style.headerExploded" : undefined;
  if (type === "json") return "$style.pathJson";
  if (style === "label" || style === "matrix") return `/*#__PURE__*/ $style.${style}(${explode})`;
  return type === "object" && explode ? "$style.pathExploded" : undefined;
}

function encodings(document: Json, operation: Operation, mediaType: string): readonly (readonly [string, Json])[] {
  const body = resolve(document, rawOperation(document, operation)["requestBody"]);
  const media = record(record(body["content"])[mediaType]);
  return Object.entries(record(media["encoding"])).map(([name, encoding]) => [name, record(encoding)]);
}

function bodyOf(document: Json, operation: Operation, mediaType: string): string {
  const declared = encodings(document, operation, mediaType);
  if (isJson(mediaType)) return `/*#__PURE__*/ $body.json(${literal(mediaType)})`;
  if (mediaType === "*/*") return `/*#__PURE__*/ $body.json("application/json")`;
  if (mediaType.startsWith("multipart/")) {
    const types = declared.flatMap(([name, { contentType }]) =>
      typeof contentType === "string" ? [[name, literal(contentType.split(",")[0] ?? "")] as const] : [],
    );
    return `/*#__PURE__*/ $body.multipart(${types.length > 0 ? object(types) : ""})`;
  }
  if (/urlencoded/.test(mediaType)) {
    const styles = declared.flatMap(([name, encoding]) => {
      const style = (encoding["style"] ?? "form") as OperationParameter["style"];
      const found =
        "style" in encoding || "explode" in encoding
          ? (queryStyle({
              name,
              in: "query",
              required: false,
              style,
              explode: (encoding["explode"] ?? style === "form") === true,
              type: "any",
            }) ?? "$style.pair")
          : undefined;
      return found === undefined ? [] : [[name, found] as const];
    });
    return `/*#__PURE__*/ $body.form(${styles.length > 0 ? object(styles) : ""})`;
  }
  return `/*#__PURE__*/ $body.raw(${literal(mediaType)})`;
}

function wireOf(document: Json, operation: Operation): string | undefined {
  const places = (["path", "query", "header", "cookie"] as const).flatMap((place) => {
    const styles = operation.parameters
      .filter((one) => one.in === place)
      .flatMap((one) => {
        const style = styleOf(one);
        return style === undefined ? [] : [[one.name, style] as const];
      });
    const name = place === "header" ? "headers" : place === "cookie" ? "cookies" : place;
    return styles.length > 0 ? [[name, object(styles)] as const] : [];
  });
  const mediaTypes = operation.body?.mediaTypes ?? [];
  const [only] = mediaTypes;
  const body =
    mediaTypes.length > 1
      ? `/*#__PURE__*/ $body.oneOf(${object(mediaTypes.map((type) => [type, bodyOf(document, operation, type)] as const))})`
      : only === undefined || only === "application/json"
        ? undefined
        : bodyOf(document, operation, only);
  const parts = [...places, ...(body === undefined ? [] : [["body", body] as const])];
  return parts.length > 0 ? object(parts) : undefined;
}

export function emitClient(document: Json, operations: readonly Operation[], runtime: string): string {
  const lines = operations.map((operation) => {
    const wire = wireOf(document, operation);
    const { id, method, path, tag } = operation;
    const rest = [
      literal(method),
      literal(path),
      `[${literal(tag)}, ${literal(id)}]`,
      ...(wire === undefined ? [] : [wire]),
    ].join(", ");
    const raw = rawOperation(document, operation);
    const declared = `export const ${id} = /*#__PURE__*/ $operation<$operations[${literal(id)}]>(${rest});`;
    return `${summary(raw, `${method.toUpperCase()} ${path}`)}\n${declared}`;
  });
  const text = lines.join("\n\n");
  return [
    ...(text.includes("$body.") ? [`import * as $body from "${runtime}/bodies.ts";`] : []),
    `import { operation as $operation } from "${runtime}/call.ts";`,
    ...(text.includes("$style.") ? [`import * as $style from "${runtime}/styles.ts";`] : []),
    `import type { operations as $operations } from "../schema.ts";`,
    "",
    text,
    "",
  ].join("\n");
}

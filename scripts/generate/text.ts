/** Pieces of source text: literals, object literals and doc comments that no contract value can break out of. */
import { type Json, text } from "#src/contract/document.ts";

export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

/** The kebab-case name of a file for a tag or a component. */
export function fileName(name: string): string {
  const words = name.replace(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, "-").split(/[^\p{L}\p{N}]+/u);
  return words.filter(Boolean).join("-").toLowerCase() || "tag";
}

/** A property name in an object literal; `__proto__` in brackets, since otherwise it would set the prototype. */
export function property(name: string): string {
  return name === "__proto__" ? `["__proto__"]` : /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
}

/** An object literal of finished expressions. */
export function object(entries: readonly (readonly [string, string])[]): string {
  return `{ ${entries.map(([name, value]) => `${property(name)}: ${value}`).join(", ")} }`;
}

/** An object literal of plain values, a line for each entry. */
export function fieldList(entries: Readonly<Record<string, unknown>>, indent: string): string {
  const lines = Object.entries(entries).map(([name, value]) => `${indent}${property(name)}: ${literal(value)},\n`);
  return lines.length > 0 ? `{\n${lines.join("")}${indent.slice(2)}}` : "{}";
}

/** The doc comment of an operation: its summary and where it is. */
export function summary(raw: Json, where: string): string {
  const words = (text(raw["summary"]) ?? "").replace(/\s+/g, " ").trim();
  const line = [words, where].filter((part) => part !== "").join(" · ");
  return `/** ${line.replaceAll("*/", "*\\/")}${raw["deprecated"] === true ? " @deprecated" : ""} */`;
}

/** XML documents as plain data. */

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

export const xmlElement = (
  name: string,
  content: XmlElement["content"],
  attributes: XmlElement["attributes"] = {},
): XmlElement => ({ name, attributes, content });

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (value: string): string => value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function lines({ name, attributes, content }: XmlElement, indent: string): string {
  const open = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join("")}>`;
  if (typeof content === "string") return `${open}${escaped(content)}</${name}>\n`;
  return `${open}\n${content.map((child) => lines(child, `${indent}  `)).join("")}${indent}</${name}>\n`;
}

export const xmlOf = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${lines(root, "")}`;

/** Attachments of emails: the picture of a file type, and text files whose content travels inside their address. */
import type { EmailAttachment } from "#generated/demo/schema.ts";

const pictures: Record<string, string> = {
  pdf: "pdf",
  doc: "doc",
  docx: "doc",
  odt: "doc",
  rtf: "doc",
  xls: "xls",
  xlsx: "xls",
  ods: "xls",
  csv: "xls",
  jpg: "jpg",
  jpeg: "jpg",
  png: "jpg",
  gif: "jpg",
  svg: "jpg",
  webp: "jpg",
  json: "json",
  zip: "zip",
  gz: "zip",
};

const mediaTypes: Record<string, string> = { csv: "text/csv", json: "application/json", rtf: "application/rtf" };

function extension(fileName: string): string {
  return fileName.split(".").at(-1)?.toLowerCase() ?? "";
}

/** Address of the picture that stands for the type of a file. */
export function thumbnailOf(fileName: string): string {
  const kind = extension(fileName);
  return `/media/files/${Object.hasOwn(pictures, kind) ? pictures[kind] : "txt"}.svg`;
}

/** A text file that can be opened without anything being stored for it. */
export function textFile(fileName: string, lines: readonly string[]): EmailAttachment {
  const content = Buffer.from(`${lines.join("\n")}\n`);
  return {
    fileName,
    thumbnail: thumbnailOf(fileName),
    url: `data:${mediaTypes[extension(fileName)] ?? "text/plain"};base64,${content.toString("base64")}`,
    size: content.length,
  };
}

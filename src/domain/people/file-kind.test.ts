/** The kind of a file is detected from its bytes, not its name. */
import { expect, test } from "vitest";
import { fileKind } from "./file-kind.ts";

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === "string" ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  );
const archive = (...names: string[]) => bytes("PK", [3, 4], ...names);

test.each([
  [bytes("%PDF-1.7"), "application/pdf"],
  [bytes([0x89], "PNG", [13, 10, 26, 10]), "image/png"],
  [bytes([0xff, 0xd8, 0xff, 0xe0]), "image/jpeg"],
  [bytes("RIFF", [1, 2, 3, 4], "WEBPVP8 "), "image/webp"],
  [
    archive("[Content_Types].xml", "word/document.xml"),
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  ],
  [
    archive("[Content_Types].xml", "xl/workbook.xml"),
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ],
])("%j is %s", (given, kind) => expect(fileKind(given)).toBe(kind));

test.each([
  ["a page", bytes("<!doctype html><script>")],
  ["a drawing, which may hold scripts", bytes("<svg xmlns=")],
  ["a program", bytes("MZ", [0x90, 0])],
  ["an archive of anything", archive("photo.png")],
  ["a sheet with macros", archive("[Content_Types].xml", "xl/workbook.xml", "xl/vbaProject.bin")],
  ["nothing", bytes()],
])("%s is not taken", (_what, given) => expect(fileKind(given)).toBeUndefined());

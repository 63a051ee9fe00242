/** Detects the kind of an uploaded file from its first bytes; only accepted kinds are known. */
import { pictureKindOf } from "../shared/picture-kind.ts";

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean =>
  signs.every((sign, index) => bytes[index] === sign);
const text = (word: string): number[] => [...word].map((letter) => letter.charCodeAt(0));

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Office files are ZIP archives with uncompressed entry names. */
function officeKind(bytes: Uint8Array): string | undefined {
  const names = new TextDecoder("latin1").decode(bytes);
  if (!names.includes("[Content_Types].xml") || names.includes("vbaProject.bin")) return undefined;
  if (names.includes("word/document.xml")) return docx;
  return names.includes("xl/workbook.xml") ? xlsx : undefined;
}

/** The media type; undefined for kinds that are not accepted. */
export function fileKind(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, text("%PDF-"))) return "application/pdf";
  const picture = pictureKindOf(bytes);
  if (picture) return `image/${picture}`;
  return startsWith(bytes, [...text("PK"), 3, 4]) ? officeKind(bytes) : undefined;
}

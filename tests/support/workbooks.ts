/** Workbooks that no spreadsheet program writes: small as files, huge or broken inside. */
import { zipSync } from "fflate";

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

interface WorkbookOptions {
  /** The contents of the sheet, or its whole XML. */
  readonly rows?: string;
  readonly sheet?: string | Uint8Array;
  readonly sharedStrings?: readonly string[];
  readonly styles?: string;
  readonly workbook?: string;
  readonly more?: Readonly<Record<string, string>>;
}

export function workbook({
  rows = "",
  sheet = `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  sharedStrings,
  styles,
  workbook: book,
  more = {},
}: WorkbookOptions): Uint8Array {
  const parts: Record<string, string | Uint8Array> = {
    "xl/workbook.xml":
      book ??
      `<workbook xmlns:r="${relationships}"><sheets><sheet name="People" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relationships}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId3" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
    ...(sharedStrings && { "xl/sharedStrings.xml": `<sst>${sharedStrings.join("")}</sst>` }),
    ...(styles !== undefined && { "xl/styles.xml": `<styleSheet>${styles}</styleSheet>` }),
    "xl/worksheets/sheet1.xml": sheet,
    ...more,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, text]) => [name, typeof text === "string" ? Buffer.from(text) : text]),
    ),
    { level: 1 },
  );
}

export const inline = (text: string, address = ""): string =>
  `<c${address === "" ? "" : ` r="${address}"`} t="inlineStr"><is><t>${text}</t></is></c>`;

/** Overwrites bytes that occur once or more. */
export function patched(bytes: Uint8Array, found: Uint8Array, replacement: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf(found); at >= 0; at = copy.indexOf(found, at + 1)) copy.set(replacement, at);
  return copy;
}

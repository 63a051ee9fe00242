/** Writes workbooks of several sheets whose cells offer choices. */
import writeXlsxFile, { type CellObject } from "write-excel-file/node";

export interface WorkbookColumn {
  readonly header: string;
  /** What cells of the column may say; anything if omitted. */
  readonly choices?: readonly string[];
}

export interface WorkbookSheet {
  readonly name: string;
  readonly columns: readonly WorkbookColumn[];
  readonly rows?: readonly (readonly string[])[];
  /** Whether cells wrap their text instead of offering choices. */
  readonly isText?: boolean;
}

/** Holds the choices of all columns; not shown. */
const listsName = "Lists";
/** Rows for which choices are offered. */
const offeredRows = 20_000;
const letters = 26;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** 0 is `A`, 26 is `AA`. */
export function columnName(index: number): string {
  const rest = Math.floor(index / letters);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCharCode(65 + (index % letters));
}

/** In text format, what is typed into a cell stays as typed. */
const text = (value: string, more: Partial<CellObject> = {}): CellObject => ({
  type: String,
  format: "@",
  value,
  ...more,
});

const widthOf = ({ header }: WorkbookColumn, cells: readonly string[]): number =>
  Math.min(60, Math.max(14, header.length + 3, ...cells.map((cell) => cell.length + 1)));

/** Every sheet has its head in bold and always in view. */
export async function toWorkbook(sheets: readonly WorkbookSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const lists = sheets.flatMap(({ name, columns }) =>
    columns.flatMap(({ choices }, column) => (choices?.length ? [{ name, column, choices }] : [])),
  );
  const offers = new Map(sheets.map(({ name }) => [name, validationsOf(lists, name)]));
  const longest = Math.max(0, ...lists.map(({ choices }) => choices.length));
  const hidden = Array.from({ length: longest }, (_, row) =>
    lists.map(({ choices }) => (choices[row] === undefined ? null : text(choices[row]))),
  );
  const visible = sheets.map(({ name, columns, rows = [], isText }) => ({
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map((one, column) => ({
      width: widthOf(
        one,
        rows.map((cells) => cells[column] ?? ""),
      ),
    })),
    data: [
      columns.map(({ header }) => text(header, { fontWeight: "bold" })),
      ...rows.map((cells) => cells.map((value) => text(value, isText ? { wrap: true, alignVertical: "top" } : {}))),
    ],
  }));
  const all = longest === 0 ? visible : [...visible, { sheet: listsName, data: hidden }];
  const file = writeXlsxFile(all, {
    features: [
      {
        files: {
          transform: {
            "xl/worksheets/sheet{id}.xml": {
              transform: (xml, { sheet = "" }) => xml.replace("</sheetData>", `</sheetData>${offers.get(sheet) ?? ""}`),
            },
            "xl/workbook.xml": {
              transformElementAttributes: (tag, attributes) =>
                tag === "sheet" && attributes["name"] === listsName ? { ...attributes, state: "hidden" } : attributes,
            },
          },
        },
      },
    ],
  });
  return new Uint8Array(await file.toBuffer());
}

interface List {
  readonly name: string;
  readonly column: number;
  readonly choices: readonly string[];
}

/** Other values can be typed all the same: codes, say, or the same words in another language. */
function validationsOf(lists: readonly List[], sheet: string): string {
  const own = lists.flatMap(({ name, column, choices }, index) => {
    if (name !== sheet) return [];
    const [cells, list] = [columnName(column), columnName(index)];
    const range = escaped(`${listsName}!$${list}$1:$${list}$${choices.length}`);
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" errorStyle="warning" sqref="${cells}2:${cells}${offeredRows}"><formula1>${range}</formula1></dataValidation>`,
    ];
  });
  return own.length === 0 ? "" : `<dataValidations count="${own.length}">${own.join("")}</dataValidations>`;
}

/** The template of an import: a workbook with the company's own choices, or the columns of people as CSV. */
import type { Reply } from "#src/contract/handler.ts";
import { reply } from "#src/contract/handler.ts";
import { toCsv } from "#src/domain/shared/csv.ts";
import type { ImportField } from "#src/domain/people/import/fields.ts";
import { type ImportKind, importKinds, sheetTitle } from "#src/domain/people/import/kinds.ts";
import type { BookList, ImportBook } from "#src/domain/people/import/people.ts";
import { toWorkbook, type WorkbookSheet } from "../../shared/workbook.ts";
import { xlsxType } from "../../shared/xlsx.ts";
import type { KindFields } from "./fields.ts";

/** The example row of the CSV file. */
const example: Readonly<Record<string, string>> = {
  employeeNo: "E0001",
  fullName: "Tan Wei Ling",
  preferredName: "Wei Ling",
  startDate: "2026-12-01",
  contractType: "Permanent",
  gender: "Female",
  dateOfBirth: "1991-05-17",
  maritalStatus: "Married",
  nationality: "Singaporean",
  mobile: "+65 8000 1234",
  block: "12",
  street: "Orchid Lane",
  postal: "310012",
  country: "SG",
  residency: "Citizen",
  rateType: "Monthly",
  basic: "5200.00",
  payFrequency: "Monthly",
  hoursPerWeek: "44",
  daysPerWeek: "5",
};

const capitals: Readonly<Record<string, string>> = {
  pr: "PR",
  id: "ID",
  fin: "FIN",
  nric: "NRIC",
  giro: "GIRO",
  fast: "FAST",
  cpf: "CPF",
};

/** `contractType` as `Contract type`; an import reads either. */
export function inWords(name: string): string {
  if (/^[A-Z]+$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(" ");
  const [first = "", ...rest] = words.map((word) => capitals[word] ?? word);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(" ");
}

const headOf = ({ name, label }: ImportField): string => label ?? inWords(name);

/** The words of a choice, or the names of the company's records that are offered. */
function choicesOf({ choices, label }: ImportField, book: ImportBook): readonly string[] | undefined {
  if (typeof choices !== "string") return choices && (label === undefined ? choices.map(inWords) : choices);
  return book[choices satisfies BookList].flatMap(({ label: name, names }) => (names.length > 0 ? [name] : []));
}

const mark = ({ required, forNew }: ImportField): string => (required ? "Always" : forNew ? "For new people" : "");

function guideOf(fields: KindFields): WorkbookSheet {
  const rows = [...fields].flatMap(([kind, own]) =>
    own.map((field) => [sheetTitle(kind), headOf(field), mark(field), hintOf(kind, field)]),
  );
  const head = ["Sheet", "Column", "Needed", "Notes"];
  return { name: "Guide", columns: head.map((header) => ({ header })), rows, isText: true };
}

const hints: Readonly<Record<string, string>> = {
  employeeNo: "Finds the person; other sheets refer to it.",
  idNo: "Finds the person if there is no employee number.",
  startDate: "2026-12-31 or 31/12/2026, as all dates.",
  managerNo: "Employee number of the manager.",
  effectiveFrom: "First day of changes; today if empty.",
  basic: "Such as 5200.00, per month, day, hour or piece.",
  sharePercent: "Such as 50. Without a share the account receives what remains.",
  shareAmount: "A fixed amount of each pay.",
  choice: "Auto: as race and religion say. Custom: the amount.",
  amount: "Per month, for the choice Custom.",
  ordinaryWages: "CPF wages of the year paid before this system was used.",
  levyRate: "Monthly levy.",
};

function hintOf(kind: ImportKind, { name, choices }: ImportField): string {
  if (kind !== "people" && name === "employeeNo") return "Of a person in the company or in the sheet of people.";
  return hints[name] ?? (choices === undefined ? "" : "One of the list, by name or code.");
}

export async function templateOf(
  fields: KindFields,
  book: ImportBook,
  format: "csv" | "xlsx",
): Promise<Reply<200, string | Blob>> {
  const headers = { "Content-Disposition": `attachment; filename="employees.${format}"` };
  if (format === "csv") {
    const own = fields.get("people") ?? [];
    const table = toCsv(own.map(headOf), [own.map(({ name }) => example[name] ?? "")]);
    return reply(200, table, { ...headers, "Content-Type": "text/csv" });
  }
  const sheets = importKinds.flatMap((kind): WorkbookSheet[] => {
    const own = fields.get(kind);
    if (!own) return [];
    const columns = own.map((field) => {
      const choices = choicesOf(field, book);
      return { header: headOf(field), ...(choices && { choices }) };
    });
    return [{ name: sheetTitle(kind), columns }];
  });
  return reply(200, new Blob([await toWorkbook([...sheets, guideOf(fields)])], { type: xlsxType }), headers);
}

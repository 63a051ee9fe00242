/** The lists that name every area: each gets a line unless the area is already in it. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "#src/domain/shared/languages.ts";
import { Failure } from "../lib/failure.ts";
import { filled, type Words } from "./words.ts";

interface Line {
  readonly file: string;
  /** Not needed where the file has this already; the line itself unless said. */
  readonly unless?: string;
  readonly line: string;
  /** Text that the line is inserted before. */
  readonly before?: string;
  /** Text that the line is inserted after: its last occurrence, or the first after `since`. */
  readonly after?: string;
  readonly since?: string;
}

function insert(root: string, { file, unless, line, before, after, since }: Line): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  if (text.includes(unless ?? line)) return;
  const start = since === undefined ? 0 : text.indexOf(since);
  const anchor = before ?? after ?? "";
  const found = before === undefined && since === undefined ? text.lastIndexOf(anchor) : text.indexOf(anchor, start);
  if (start < 0 || found < 0) throw new Failure(`${file} has no place for ${line.trim()}: put it there by hand.`);
  const at = before === undefined ? found + anchor.length : found;
  writeFileSync(path, text.slice(0, at) + line + text.slice(at));
}

/** Adds a message behind the last one of its kind. */
function insertMessage(root: string, file: string, key: string, message: string): void {
  const path = join(root, file);
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  if (lines.some((line) => line.startsWith(`  "${key}":`))) return;
  const kind = `  "${key.split(".")[0] ?? ""}.`;
  const at = lines.findLastIndex((line) => line.startsWith(kind));
  const last = at === lines.length - 2;
  if (last) lines[at] += ",";
  lines.splice(at + 1, 0, `  ${JSON.stringify(key)}: ${JSON.stringify(message)}${last ? "" : ","}`);
  writeFileSync(path, `${lines.join("\n")}\n`);
}

const paths = ["", "/options", "/export", "/{[[idName]]}", ...steps("archive", "restore", "history")];
function steps(...names: readonly string[]): readonly string[] {
  return names.map((name) => `/{[[idName]]}/${name}`);
}
const partOf = (path: string): string =>
  path === "" ? "collection" : path.endsWith("}") ? "item" : path.slice(path.lastIndexOf("/") + 1);

const contractPaths = paths.map(
  (path) =>
    `  /companies/{companyId}/[[names]]${path}: { $ref: "./hrms/[[module]]/[[names]].yaml#/${partOf(path)}" }\n`,
);

const lines: readonly Line[] = [
  {
    file: "openapi/hrms.yaml",
    line: "  - { name: [[names]], description: [[Words]] of a company }\n",
    before: "paths:\n",
  },
  { file: "openapi/hrms.yaml", line: contractPaths.join(""), before: "components:\n" },
  {
    file: "src/handlers/hrms/handlers.ts",
    line: 'import { [[namesVar]]Handlers } from "./[[module]]/[[names]].ts";\n',
    before: 'import { invitationsHandlers } from "./account/invitations.ts";\n',
  },
  {
    file: "src/handlers/hrms/handlers.ts",
    line: "  ...[[namesVar]]Handlers,\n",
    before: "} satisfies HrmsHandlers;",
  },
  { file: "src/store/integrations/tenant-export/tables.ts", line: '  "[[table]]",\n', before: '  "persons",\n' },
  {
    file: "src/store/shared/company-book.ts",
    line: 'import { [[namesVar]] } from "../[[module]]/tables/[[names]].ts";\n',
    before: "import { projects } from",
  },
  {
    file: "src/store/shared/company-book.ts",
    line: '  "[[names]]": [[namesVar]].name,\n',
    before: "  ppf: rateSets.sourceTitle,\n",
  },
  {
    file: "tests/contract/business.ts",
    line: '  ...areaExceptions("[[Name]]", "name"),\n',
    after: "businessExceptions: Record<string, SetUp> = {\n",
  },
  {
    file: "tests/contract/business.ts",
    line: '  "delete[[Name]] 409": inArchivedCompany,\n',
    after: "businessExceptions: Record<string, SetUp> = {\n",
  },
  {
    file: "tests/journeys/every-area.test.ts",
    line: '  [`${company}/[[names]]`, owner, { name: "[[Word]] of a journey" }],\n',
    before: "];\n\n/** A select takes",
  },
];

/** The places in permissions and menu that do not know the area yet. */
function unknownArea(root: string, { module = "" }: Words): readonly Line[] {
  const has = (file: string, text: string): string =>
    readFileSync(join(root, file), "utf8").includes(text) ? text : "";
  const catalogue = "src/domain/access/shared/catalogue.ts";
  const menu = "src/ui/layout/menu.ts";
  return [
    {
      file: catalogue,
      unless: '"[[names]]"',
      line: '      element("[[names]]", "[[Words]]"),\n',
      since: has(catalogue, `    code: "${module}",\n`) || '    code: "people",\n',
      before: "    ],\n  },\n",
    },
    { file: "src/ui/layout/menu.test.ts", unless: "[[Words]]", line: ', "[[Words]]"', after: '"Custom fields"' },
    {
      file: menu,
      unless: '"[[names]]"',
      line: '"[[names]]", ',
      since: has(menu, `    name: "${module}",\n`) || '    name: "company",\n',
      after: "inCompany(",
    },
  ];
}

export function register(root: string, words: Words): void {
  for (const line of [...lines, ...unknownArea(root, words)])
    insert(
      root,
      Object.fromEntries(Object.entries(line).map(([key, text]) => [key, filled(text, words)])) as unknown as Line,
    );
  const { names = "", Words: title = "", Word: one = "" } = words;
  for (const language of languages) {
    insertMessage(root, `src/ui/layout/messages/shell.${language}.json`, `area.${names}`, title);
    insertMessage(root, `src/ui/messages/names.${language}.json`, `element.${names}`, title);
    insertMessage(root, `src/ui/hrms/access/audit-log/messages/audit-log.${language}.json`, `subject.${names}`, one);
  }
}

/** Texts of the area's pages; a language without a template gets them in English, for its translator. */
export function messageTemplate(root: string, language: string): string {
  const of = (each: string): string => join(root, `scripts/new-area/messages/${each}.json`);
  return readFileSync(existsSync(of(language)) ? of(language) : of("en"), "utf8");
}

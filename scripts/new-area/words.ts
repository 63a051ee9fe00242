/** The names of a new area: in URLs, database, code and sentences, all derived from its plural. */
import { createHash } from "node:crypto";
import { Failure } from "../lib/failure.ts";

export const productModules = [
  "platform",
  "account",
  "access",
  "company",
  "approvals",
  "people",
  "leave",
  "attendance",
  "payroll",
  "statutory",
  "integrations",
] as const;

/** By template token, written there in double brackets. */
export type Words = Readonly<Record<string, string>>;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (kebab: string): string => kebab.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function singular(plural: string): string {
  if (plural.endsWith("ies")) return `${plural.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, "");
}

/** An id for examples that is the same on every run. */
function exampleId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** `one` is the singular where it does not follow from the plural. */
export function wordsOf(module: string, names: string, one = singular(names)): Words {
  if (!(productModules as readonly string[]).includes(module))
    throw new Failure(`There is no module ${module}. There are: ${productModules.join(", ")}.`);
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(names) || one === names)
    throw new Failure("The name is a plural in kebab-case, such as job-families; --one says an irregular singular.");
  const [words, word] = [names.replaceAll("-", " "), one.replaceAll("-", " ")];
  return {
    module,
    names,
    words,
    word,
    Words: upper(words),
    Word: upper(word),
    a: /^[aeiou]/.test(word) ? "an" : "a",
    table: names.replaceAll("-", "_"),
    nameVar: camel(one),
    namesVar: camel(names),
    Name: upper(camel(one)),
    Names: upper(camel(names)),
    idName: `${camel(one)}Id`,
    id: exampleId(names),
  };
}

export function filled(template: string, words: Words): string {
  return template.replaceAll(/\[\[(\w+)\]\]/g, (whole, token: string) => words[token] ?? whole);
}

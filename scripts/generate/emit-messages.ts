/** The catalogue of the app's messages: the areas, their keys as types, and the loader of each in each language. */
import { globSync } from "node:fs";
import { posix } from "node:path";
import { type Language, languages } from "#src/domain/shared/languages.ts";

const header = "// Generated from the files of messages by `npm run generate`; never edited.\n";

interface MessageFile {
  readonly area: string;
  readonly language: Language;
  /** Below src/ui. */
  readonly path: string;
}

const pattern = new RegExp(`(?:^|/)messages/([a-z0-9-]+)\\.(${languages.join("|")})\\.json$`);

/** Used by every page: loaded with the language itself. */
const everywhere = "common";
/** Used only by gallery pages: other pages do without their names. */
const ofGallery = (path: string): boolean => path.startsWith("gallery/messages/");

function readFiles(ui: string): MessageFile[] {
  const paths = globSync("**/messages/*.json", { cwd: ui }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.flatMap((path) => {
    const [, area, language] = pattern.exec(path) ?? [];
    return area === undefined || language === undefined ? [] : [{ area, language: language as Language, path }];
  });
  // File systems list files in different orders.
  const keyOf = ({ area, language }: MessageFile): string => `${area}.${language}`;
  return files.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const camel = (area: string): string => area.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const from = (folder: string, path: string): string => {
  const way = posix.relative(folder, path);
  return way.startsWith(".") ? way : `./${way}`;
};
const loader = (key: string, path: string): string => `  "${key}": () => import("${from("messages/files", path)}"),\n`;

function loaders(about: string, lines: readonly string[], first = ""): string {
  return `${header}\n/** ${about} */\n${first}export const files: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {\n${lines.join("")}};\n`;
}

const everyLanguage = `${header}
import type { Language } from "#src/domain/shared/languages.ts";

interface MessageFiles {
  readonly common: unknown;
  readonly files: Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>;
}

/** Only one language is used at a time: the files of the others are not named in what every page loads. */
export const filesOf: Readonly<Record<Language, () => Promise<MessageFiles>>> = {
${languages.map((language) => `  ${language}: () => import("./files/${language}.gen.ts"),\n`).join("")}};
`;

/** The email texts in every language, by path below src/domain/integrations/mails. */
export function emitMailWords(): ReadonlyMap<string, string> {
  const imports = languages.map((language) => `import { words as ${language} } from "./words/${language}.ts";\n`);
  const shape = "Readonly<Record<Language, Readonly<Record<MailName, MailWords>>>>";
  return new Map([
    [
      "words.gen.ts",
      `${header}
import type { Language } from "../../shared/languages.ts";
import type { MailName, MailWords } from "../shared/mail-templates.ts";
${imports.join("")}
export const words: ${shape} = { ${languages.join(", ")} };
`,
    ],
  ]);
}

/** Files by their path below src/ui/messages. */
export function emitMessages(ui: string): ReadonlyMap<string, string> {
  const files = readFiles(ui);
  const english = files.filter(({ language }) => language === "en");
  const imports = english.map(({ area, path }) => `import type ${camel(area)} from "${from("messages", path)}";\n`);
  const lines = english.map(({ area }) => `  "${area}": typeof ${camel(area)};\n`);
  const made = new Map([
    ["catalogue.gen.ts", `${header}\n${imports.join("")}\nexport interface Catalogue {\n${lines.join("")}}\n`],
    ["files.gen.ts", everyLanguage],
    [
      "files/gallery.gen.ts",
      loaders(
        "The messages of the pages of examples, in every language.",
        files
          .filter(({ path }) => ofGallery(path))
          .map(({ area, language, path }) => loader(`${area}.${language}`, path)),
      ),
    ],
  ]);
  for (const language of languages) {
    const own = files.filter((file) => file.language === language && !ofGallery(file.path));
    const common = own.find(({ area }) => area === everywhere);
    if (!common) throw new Error(`There are no messages of ${everywhere} in ${language}.`);
    const others = own.filter((file) => file !== common).map(({ area, path }) => loader(area, path));
    made.set(
      `files/${language}.gen.ts`,
      loaders(
        `The messages in ${language} by area, but for those of the examples.`,
        others,
        `export { default as common } from "${from("messages/files", common.path)}";\n`,
      ),
    );
  }
  return made;
}

/** The catalogue of the app's messages: which areas there are, their keys as types, and what loads each in each language. */
import { globSync } from "node:fs";
import { posix } from "node:path";

const header = "// Generated from the files of messages by `npm run generate`; never edited.\n";

interface MessageFile {
  readonly area: string;
  readonly language: string;
  /** Below src/ui. */
  readonly path: string;
}

const pattern = /(?:^|\/)messages\/([a-z0-9-]+)\.([a-z]{2})\.json$/;

/** Every page speaks these: they come with the language itself. */
const everywhere = "common";
/** Pages of examples alone speak these: other pages do without their names. */
const ofGallery = (path: string): boolean => path.startsWith("gallery/messages/");

function readFiles(ui: string): MessageFile[] {
  const paths = globSync("**/messages/*.json", { cwd: ui }).map((path) => path.replaceAll("\\", "/"));
  const files = paths.flatMap((path) => {
    const [, area, language] = pattern.exec(path) ?? [];
    return area === undefined || language === undefined ? [] : [{ area, language, path }];
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

/** Files by their path below src/ui/messages. */
export function emitMessages(ui: string): ReadonlyMap<string, string> {
  const files = readFiles(ui);
  const english = files.filter(({ language }) => language === "en");
  const imports = english.map(({ area, path }) => `import type ${camel(area)} from "${from("messages", path)}";\n`);
  const lines = english.map(({ area }) => `  "${area}": typeof ${camel(area)};\n`);
  const made = new Map([
    ["catalogue.gen.ts", `${header}\n${imports.join("")}\nexport interface Catalogue {\n${lines.join("")}}\n`],
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
  for (const language of new Set(files.map((file) => file.language))) {
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

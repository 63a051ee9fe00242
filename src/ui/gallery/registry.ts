/** Looks up example pages by folder and name; each is loaded on first use. */
import type { ComponentType } from "react";
import type { ExamplePageDeclaration } from "./example/example.ts";
import type { MessageId } from "../messages/catalogue.ts";
import { loadMessages } from "../messages/store.ts";
import { pages, type Section } from "./pages.ts";

/** By file; each example file exports only its component. */
type Demos = Readonly<Record<string, Readonly<Record<string, ComponentType>>>>;

const folders = import.meta.glob("./*/*/page.ts", { import: "demos" }) as Readonly<
  Record<string, () => Promise<Demos>>
>;

/** "withMenu" is in ./with-menu.tsx. */
const fileOf = (name: string): string => `./${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`;

/** The page, with its messages loaded; undefined if there is none. */
export async function loadExamples(section: Section, name: string): Promise<ExamplePageDeclaration | undefined> {
  const page = pages[section][name];
  const load = folders[`./${section}/${name}/page.ts`];
  if (!page || !load) return undefined;
  const [demos] = await Promise.all([load(), loadMessages("tools", "fields", "showcase", ...page.messages)]);
  const id = (text: string): MessageId => `${page.prefix}.${text}` as MessageId;
  return {
    title: id("title"),
    intro: id("intro"),
    keys: id("keys"),
    examples: Object.entries(page.examples).map(([example, columns]) => {
      const file = fileOf(example);
      const [Demo] = Object.values(demos[file] ?? {});
      if (!Demo) throw new Error(`${page.prefix}: there is no file ${file}`);
      const source = async (): Promise<string> => (await import("./sources.ts")).sourceOf(section, name, file);
      return { name: example, title: id(example), text: id(`${example}Text`), Demo, source, wide: columns === 2 };
    }),
  };
}

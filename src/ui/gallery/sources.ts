/** The code of the examples as text, loaded when someone asks to see it. */
import type { Section } from "./pages.ts";

const sources = import.meta.glob(
  "./{charts,components,extensions,fields,forms,foundations,layout,maps,tables}/*/*.tsx",
  {
    query: "?raw",
    import: "default",
  },
) as Readonly<Record<string, () => Promise<string>>>;

export async function sourceOf(section: Section, page: string, file: string): Promise<string> {
  const load = sources[`./${section}/${page}/${file.slice(2)}`];
  if (!load) throw new Error(`There is no example ${file} of ${page}.`);
  return load();
}

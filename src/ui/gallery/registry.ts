/** Looks up example pages by URL segment; each is loaded on first use. */
import type { ExamplePageDeclaration } from "../kit/example/example.ts";
import { loadMessages } from "../messages/store.ts";

type Files = Readonly<Record<string, () => Promise<Readonly<Record<string, ExamplePageDeclaration>>>>>;

const files = {
  components: import.meta.glob("./components/*/page.ts") as Files,
  fields: import.meta.glob("./fields/*/page.ts") as Files,
  forms: import.meta.glob("./forms/*/page.ts") as Files,
  layout: import.meta.glob("./layout/*/page.ts") as Files,
};

/** The page with its messages; undefined if there is none. */
export async function loadExamples(
  folder: keyof typeof files,
  name: string,
): Promise<ExamplePageDeclaration | undefined> {
  const load = files[folder][`./${folder}/${name}/page.ts`];
  if (!load) return undefined;
  const [exported] = await Promise.all([load(), loadMessages("tools", "fields", "showcase")]);
  const [page] = Object.values(exported);
  if (page) await loadMessages(...page.messages);
  return page;
}

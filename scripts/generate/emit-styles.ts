/** What Panda makes for generated/styles: typed functions from panda.config.ts, and the styles that the code of src/ui uses. */
import { loadConfigAndCreateContext } from "@pandacss/node";

const header = "// Generated from panda.config.ts by `npm run generate`; never edited.\n";
const sheetHeader = "/* Generated from the styles in src/ui by `npm run generate`; never edited. */\n";

interface Artifact {
  readonly dir?: readonly string[];
  readonly files: readonly { readonly file: string; readonly code?: string | undefined }[];
}

/** Files by their path in generated/styles. */
export async function emitStyles(root: string): Promise<Map<string, string>> {
  const context = await loadConfigAndCreateContext({ cwd: root, configPath: `${root}/panda.config.ts` });
  const files = new Map<string, string>();
  for (const { dir, files: made } of context.getArtifacts() as Artifact[]) {
    const folder = (dir ?? []).join("/").replace(/^.*generated\/styles\/?/, "");
    for (const { file, code } of made)
      if (code !== undefined) files.set(folder === "" ? file : `${folder}/${file}`, header + code);
  }
  for (const file of context.getFiles().toSorted()) context.parseFile(file);
  const sheet = context.createSheet();
  context.appendBaselineCss(sheet);
  files.set("styles.css", sheetHeader + context.getCss(sheet));
  return files;
}

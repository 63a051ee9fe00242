/** Lazy rich text editor with a placeholder of its size. */
import { lazy, Suspense, useState } from "react";
import { Skeleton, Loading } from "./skeleton.tsx";
import type { RichTextEditor, RichTextEditorProps } from "./rich-text-editor.tsx";

export type { RichTextHandle } from "./rich-text-editor.tsx";

let loaded: typeof RichTextEditor | undefined;
const load = async (): Promise<typeof RichTextEditor> =>
  (loaded = (await import("./rich-text-editor.tsx")).RichTextEditor);
const Lazy = lazy(async () => ({ default: await load() }));

/** Preloads the editor when it is likely to be opened; one that is there shows without a placeholder. */
export async function preloadRichText(): Promise<void> {
  // An error surfaces when the editor is shown.
  await load().catch(() => undefined);
}

export function RichText(props: RichTextEditorProps) {
  // Chosen once: another component would start with an empty editor.
  const [Editor] = useState(() => loaded ?? Lazy);
  const shapes = (
    <Loading>
      <Skeleton css={{ w: "60%", m: "4" }} />
      <Skeleton css={{ w: "40%", mx: "4" }} />
    </Loading>
  );
  return (
    <Suspense fallback={shapes}>
      <Editor {...props} />
    </Suspense>
  );
}

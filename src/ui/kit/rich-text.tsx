/** Lazy rich text editor with a placeholder of its size. */
import { lazy, Suspense } from "react";
import { Skeleton, Loading } from "./skeleton.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

export type { RichTextHandle } from "./rich-text-editor.tsx";

const load = () => import("./rich-text-editor.tsx");
const Editor = lazy(async () => ({ default: (await load()).RichTextEditor }));

/** Preloads the editor when it is likely to be opened. */
export function preloadRichText(): void {
  void load();
}

export function RichText(props: RichTextEditorProps) {
  const shapes = (
    <Loading>
      <Skeleton w="60%" m="4" />
      <Skeleton w="40%" mx="4" />
    </Loading>
  );
  return (
    <Suspense fallback={shapes}>
      <Editor {...props} />
    </Suspense>
  );
}

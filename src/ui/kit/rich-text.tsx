/** The text editor for pages: loaded when it is shown, with a place of its size until then. */
import { lazy, Suspense } from "react";
import { Skeleton, Loading } from "./skeleton.tsx";
import type { RichTextEditorProps } from "./rich-text-editor.tsx";

export type { RichTextHandle } from "./rich-text-editor.tsx";

const load = () => import("./rich-text-editor.tsx");
const Editor = lazy(async () => ({ default: (await load()).RichTextEditor }));

/** For those who see the editor coming. */
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

/** Initial content with list, quotation and link. */
import { useState } from "react";
import { useText } from "#src/ui/messages/use-text.ts";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { RichText } from "#src/ui/kit/rich-text.tsx";
import { EditorFrame } from "./frame.tsx";

export function Begun() {
  const t = useText();
  const begin = `<div>${t("showcase-fields.editor.agenda")}</div><ul><li>${t("showcase-fields.editor.first")}</li><li><b>${t("showcase-fields.editor.second")}</b></li></ul><blockquote>${t("showcase-fields.editor.quote")}</blockquote><div><a href="https://merlion.example">merlion.example</a></div>`;
  const [changes, setChanges] = useState(0);
  return (
    <Stack>
      <EditorFrame css={{ minH: "18rem" }}>
        <RichText
          label={t("showcase.notes")}
          defaultValue={begin}
          onChange={() => setChanges((before) => before + 1)}
        />
      </EditorFrame>
      <Result>{t("showcase-fields.editor.changes", { count: changes })}</Result>
    </Stack>
  );
}

/** Formatted text and the resulting HTML. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { RichText } from "#src/ui/kit/rich-text.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { EditorFrame } from "./frame.tsx";

export function Output() {
  const t = useText();
  const [html, setHtml] = useState("");
  return (
    <Stack>
      <EditorFrame>
        <RichText
          label={t("showcase.notes")}
          placeholder={t("showcase-fields.editor.placeholder")}
          onChange={setHtml}
        />
      </EditorFrame>
      <output
        className={css({
          display: "block",
          minH: "12",
          p: "3",
          bg: "inset",
          borderRadius: "control",
          fontFamily: "mono",
          fontSize: "xs",
          overflowWrap: "anywhere",
        })}
        aria-label="HTML"
        dir="ltr"
      >
        {html === "" ? t("showcase.nothing") : html}
      </output>
    </Stack>
  );
}

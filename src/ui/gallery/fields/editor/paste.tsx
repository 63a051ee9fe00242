/** Pasted content, and what the editor keeps of it. */
import { css } from "#generated/styles/css/index.js";
import { useEffect, useRef, useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { Textarea } from "#src/ui/kit/input.tsx";
import { Prose } from "#src/ui/kit/prose.tsx";
import { sanitizeToFragment } from "#src/ui/kit/sanitize.ts";
import { useText } from "#src/ui/messages/use-text.ts";

const dirty = `<p class="loud" style="color: red">Kopi <b>and</b> toast</p>
<script>alert(1)</script>
<a href="javascript:alert(2)">menu</a> <img src="https://tracker.example/p.gif" alt="a pixel">`;

export function Paste() {
  const t = useText();
  const [html, setHtml] = useState(dirty);
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.replaceChildren(sanitizeToFragment(html)), [html]);
  return (
    <Stack>
      <Field label={t("showcase-fields.editor.pasted")}>
        <Textarea
          rows={6}
          css={{ fontFamily: "mono", fontSize: "xs" }}
          spellCheck={false}
          dir="ltr"
          value={html}
          onChange={(event) => setHtml(event.target.value)}
        />
      </Field>
      <div>
        <h3 className={css({ fontWeight: "medium", mb: "1" })}>{t("showcase-fields.editor.letIn")}</h3>
        <Prose ref={result} />
      </div>
    </Stack>
  );
}

/** Read-only display, switchable to editing. */
import { useState } from "react";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { RichText } from "#src/ui/kit/rich-text.tsx";
import { SafeHtml, useSafeMarkup } from "#src/ui/kit/safe-html.tsx";
import { Switch } from "#src/ui/kit/switch.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { EditorFrame } from "./frame.tsx";

export function ReadOnly() {
  const t = useText();
  const [html, setHtml] = useState(
    `<p>${t("showcase-fields.editor.agenda")}</p><ol><li>${t("showcase-fields.editor.first")}</li><li>${t("showcase-fields.editor.second")}</li></ol>`,
  );
  const [reading, setReading] = useState(true);
  const markup = useSafeMarkup(html);
  return (
    <Stack css={{ justifyItems: "start" }}>
      <Switch size="sm" checked={reading} onChange={setReading}>
        {t("showcase.readOnly")}
      </Switch>
      {reading ? (
        <SafeHtml markup={markup} />
      ) : (
        <EditorFrame css={{ w: "full" }}>
          <RichText label={t("showcase.notes")} defaultValue={html} onChange={setHtml} />
        </EditorFrame>
      )}
    </Stack>
  );
}

/** Comment with limited length, images, and Ctrl+Enter to send. */
import { css } from "#generated/styles/css/index.js";
import { ImagePlus } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "#src/ui/kit/button.tsx";
import { Counter } from "#src/ui/gallery/parts/counter.tsx";
import { Result, Stack } from "#src/ui/gallery/example/stack.tsx";
import { RichText } from "#src/ui/kit/rich-text.tsx";
import { ToolButton } from "#src/ui/kit/tool-button.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { EditorFrame } from "./frame.tsx";

const max = 120;

function lengthOf(html: string): number {
  return new DOMParser().parseFromString(html, "text/html").body.textContent.length;
}

export function Limit() {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [html, setHtml] = useState("");
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [sent, setSent] = useState(0);
  const length = lengthOf(html);
  const send = (): void => {
    if (length > 0 && length <= max) setSent((before) => before + 1);
  };
  const add = (file: File | undefined): void => {
    if (file) setPictures((before) => [...before, URL.createObjectURL(file)]);
  };
  return (
    <Stack>
      <EditorFrame>
        <RichText
          label={t("showcase-fields.editor.comment")}
          placeholder={t("showcase-fields.editor.placeholder")}
          minHeight="5rem"
          onChange={setHtml}
          onSubmit={send}
          above={
            <div className={css({ display: "flex", flexWrap: "wrap", gap: "2", px: "4" })}>
              {pictures.map((address) => (
                <img
                  key={address}
                  className={css({ h: "16", borderRadius: "control" })}
                  src={address}
                  alt={t("showcase-fields.editor.picture")}
                />
              ))}
            </div>
          }
          before={
            <ToolButton label={t("showcase-fields.editor.addPicture")} onClick={() => input.current?.click()}>
              <ImagePlus size={16} aria-hidden />
            </ToolButton>
          }
          after={
            <span className={css({ display: "inline-flex", alignItems: "center", gap: "3" })}>
              <Counter count={length} max={max} />
              <Button size="sm" variant="solid" disabled={length === 0 || length > max} onClick={send}>
                {t("showcase.send")}
              </Button>
            </span>
          }
        />
      </EditorFrame>
      <input ref={input} type="file" accept="image/*" hidden onChange={({ target }) => add(target.files?.[0])} />
      <Result>{t("showcase-fields.editor.sent", { count: sent })}</Result>
    </Stack>
  );
}

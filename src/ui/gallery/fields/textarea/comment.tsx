/** Comment box with button and Ctrl+Enter. */
import { css } from "#generated/styles/css/index.js";
import { useState, type FormEvent } from "react";
import { AutoTextarea } from "#src/ui/kit/auto-textarea.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Comment() {
  const t = useText();
  const [text, setText] = useState("");
  const [comments, setComments] = useState<readonly string[]>([]);
  const add = (event?: FormEvent): void => {
    event?.preventDefault();
    if (text.trim() === "") return;
    setComments([...comments, text.trim()]);
    setText("");
  };
  return (
    <Stack as="form" onSubmit={add}>
      <AutoTextarea
        aria-label={t("showcase-text.textarea.write")}
        placeholder={t("showcase-text.textarea.write")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) add();
        }}
      />
      <Row css={{ justifyContent: "flex-end" }}>
        <Button type="submit" variant="solid" disabled={text.trim() === ""}>
          {t("showcase.send")}
        </Button>
      </Row>
      <Result as="div" role="log">
        {comments.length === 0
          ? t("showcase-text.textarea.none")
          : comments.map((comment, index) => (
              <p
                key={index}
                className={css({
                  py: "1.5",
                  borderTopWidth: "1px",
                  borderColor: "border",
                  color: "text",
                  whiteSpace: "pre-line",
                })}
              >
                {comment}
              </p>
            ))}
      </Result>
    </Stack>
  );
}

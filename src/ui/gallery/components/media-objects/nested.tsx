/** Nested replies, with a form to add one. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Avatar } from "#src/ui/kit/avatar.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/gallery/example/stack.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { MediaObject } from "#src/ui/gallery/parts/media-object.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Nested() {
  const t = useText();
  const [draft, setDraft] = useState("");
  const [answers, setAnswers] = useState<readonly string[]>([]);
  return (
    <MediaObject
      media={<Avatar name="Mei Tan" size={40} />}
      title="Mei Tan"
      aside={t("showcase-lists.media-objects.monday")}
    >
      <p>{t("showcase-lists.media-objects.question")}</p>
      <Stack css={{ gap: "3", mt: "3" }}>
        <MediaObject
          media={<Avatar name="Ravi Menon" size={32} />}
          title="Ravi Menon"
          aside={t("showcase-lists.media-objects.tuesday")}
        >
          <p>{t("showcase-lists.media-objects.answer")}</p>
        </MediaObject>
        {answers.map((answer, index) => (
          <MediaObject
            key={index}
            media={<Avatar name="Siti Rahman" size={32} />}
            title="Siti Rahman"
            aside={t("showcase-lists.media-objects.now")}
          >
            <p>{answer}</p>
          </MediaObject>
        ))}
        <form
          className={css({ display: "flex", gap: "2" })}
          onSubmit={(event) => {
            event.preventDefault();
            if (draft.trim() === "") return;
            setAnswers([...answers, draft.trim()]);
            setDraft("");
          }}
        >
          <Input
            aria-label={t("showcase-lists.media-objects.yourAnswer")}
            placeholder={t("showcase-lists.media-objects.yourAnswer")}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit">{t("showcase.send")}</Button>
        </form>
      </Stack>
    </MediaObject>
  );
}

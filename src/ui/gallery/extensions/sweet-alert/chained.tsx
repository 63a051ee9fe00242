/** Three questions in one dialog; Back keeps the answers. */
import { css } from "#generated/styles/css/index.js";
import { useId, useState } from "react";
import { AlertDialog } from "#src/ui/gallery/parts/alert-dialog.tsx";
import { Result, Row, Stack } from "#src/ui/gallery/example/stack.tsx";
import { Button } from "#src/ui/kit/button.tsx";
import { Input } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const questions = ["0", "1", "2"] as const;

export function Chained() {
  const t = useText();
  const form = useId();
  const [at, setAt] = useState<number>();
  const [answers, setAnswers] = useState<readonly string[]>(["", "", ""]);
  const [done, setDone] = useState<readonly string[]>();
  const place = at ?? 0;
  const isLast = place === questions.length - 1;
  const go = (): void => {
    if (!isLast) return setAt(place + 1);
    setDone(answers);
    setAt(undefined);
  };
  return (
    <Stack>
      <Row>
        <Button aria-haspopup="dialog" onClick={() => setAt(0)}>
          {t("showcase-dialogs.open")}
        </Button>
      </Row>
      <Result>{done?.map((answer) => answer || t("showcase.nothing")).join(" · ")}</Result>
      <AlertDialog
        open={at !== undefined}
        onClose={() => setAt(undefined)}
        title={t("showcase-dialogs.sweetAlert.question", { at: place + 1, count: questions.length })}
        footer={
          <>
            {place > 0 && <Button onClick={() => setAt(place - 1)}>{t("showcase-dialogs.sweetAlert.back")}</Button>}
            <Button variant="solid" type="submit" form={form}>
              {t(isLast ? "showcase-dialogs.sweetAlert.finish" : "showcase-dialogs.sweetAlert.next")}
            </Button>
          </>
        }
      >
        <form
          id={form}
          className={css({ display: "grid", gap: "1.5" })}
          onSubmit={(event) => {
            event.preventDefault();
            go();
          }}
        >
          <label className={css({ color: "text", fontWeight: "medium" })} htmlFor={`${form}-answer`}>
            {t(`showcase-dialogs.sweetAlert.question.${questions[place] ?? "0"}`)}
          </label>
          <Input
            key={place}
            id={`${form}-answer`}
            autoFocus
            autoComplete="off"
            value={answers[place] ?? ""}
            onChange={(event) => setAnswers(answers.with(place, event.target.value))}
          />
        </form>
      </AlertDialog>
    </Stack>
  );
}

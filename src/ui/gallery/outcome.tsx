/** Buttons of an example form, and the submitted values. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { Row } from "#src/ui/gallery/example/stack.tsx";
import type { FormState } from "#src/ui/form/use-form.ts";
import { useText } from "#src/ui/messages/use-text.ts";

export function Outcome<Values>({ form }: { form: FormState<Values> }) {
  const t = useText();
  return (
    <>
      <Row>
        <Button type="submit" variant="solid" loading={form.status === "sending"}>
          {t("showcase.save")}
        </Button>
        <Button onClick={form.reset}>{t("showcase.reset")}</Button>
      </Row>
      <output
        className={css({
          display: "block",
          minH: "5",
          overflowX: "auto",
          color: "text.muted",
          fontFamily: form.status === "sent" ? "mono" : undefined,
          fontSize: "sm",
        })}
      >
        {form.status === "sent"
          ? JSON.stringify(form.values)
          : t(form.status === "open" ? "showcase-rules.form.open" : "showcase-rules.form.asking")}
      </output>
    </>
  );
}

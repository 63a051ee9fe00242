/** Result of a wizard example, with restart. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { Result, Row } from "#src/ui/gallery/example/stack.tsx";
import type { FormState } from "#src/ui/form/use-form.ts";
import { useText } from "#src/ui/messages/use-text.ts";

interface FinishedProps<Values> {
  form: FormState<Values>;
  onReset: () => void;
}

export function Finished<Values extends { readonly username: string }>({ form, onReset }: FinishedProps<Values>) {
  const t = useText();
  const sent = form.status === "sent";
  return (
    <div className={css({ mt: "4", pt: "3", borderTopWidth: "1px", borderColor: "border" })}>
      <Row css={{ justifyContent: "space-between", minH: "8" }}>
        <Result>
          {sent ? t("showcase-forms.created", { name: form.values.username }) : t("showcase-rules.form.open")}
        </Result>
        {sent && (
          <Button
            size="sm"
            onClick={() => {
              form.reset();
              onReset();
            }}
          >
            {t("showcase-forms.again")}
          </Button>
        )}
      </Row>
    </div>
  );
}

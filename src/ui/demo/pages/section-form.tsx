/** Form of one section of the account settings, with its own save bar and guard. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { FormField } from "../../form/form-field.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import type { FieldSpec, FieldWords } from "../../form/spec.ts";
import type { FormState } from "../../form/use-form.ts";
import { Alert } from "../../kit/alert.tsx";
import { Button } from "../../kit/button.tsx";
import { Card, CardHead } from "../../kit/card.tsx";
import { problemText } from "../../kit/problem.ts";
import { useText } from "../../messages/use-text.ts";

interface SectionFormProps<Values extends object> {
  title: string;
  form: FormState<Values>;
  fields: readonly FieldSpec[];
  words: FieldWords;
  above?: ReactNode;
  below?: ReactNode;
}

export function SectionForm<Values extends object>({
  title,
  form,
  fields,
  words,
  above,
  below,
}: SectionFormProps<Values>) {
  const t = useText();
  const { changed, failure, values, errors } = form;
  const unchanged = changed.length === 0;
  return (
    <Card padded>
      <CardHead title={title} />
      <Form form={form} label={title}>
        {failure !== null && (
          <Alert tone="danger" live="alert">
            {problemText(t, failure)}
          </Alert>
        )}
        {above}
        <div
          className={css({
            display: "grid",
            gap: "4",
            gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          })}
        >
          {fields.map((field) => {
            const name = field.name as keyof Values & string;
            return (
              <div
                key={name}
                className={css({ minW: "0", gridColumn: field.kind === "lines" ? { sm: "1 / -1" } : undefined })}
              >
                <FormField
                  wide
                  field={field}
                  words={words}
                  values={values as unknown as Readonly<Record<string, unknown>>}
                  error={errors[name]}
                  onChange={(value) => form.set(name, value as Values[typeof name])}
                  onBlur={() => form.leave(name)}
                />
              </div>
            );
          })}
        </div>
        {below}
        <div className={css({ display: "flex", flexWrap: "wrap", justifyContent: "flex-end", gap: "2" })}>
          <Button inactive={unchanged} onClick={form.reset}>
            {t("pages.resetForm")}
          </Button>
          <Button type="submit" variant="solid" loading={form.status === "sending"} disabled={unchanged}>
            {t("crud.saveChanges")}
          </Button>
        </div>
      </Form>
      <LeaveGuard isDirty={form.isDirty} />
    </Card>
  );
}

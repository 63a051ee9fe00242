/** Sticky form bar with the number of changes. */
import { css } from "#generated/styles/css/index.js";
import { Button } from "#src/ui/kit/button.tsx";
import { Field } from "#src/ui/kit/field.tsx";
import { FormFoot } from "#src/ui/form/form-foot.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input, Textarea } from "#src/ui/kit/input.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

const initial = {
  company: "Merlion Trading",
  website: "merlion.example",
  city: "Singapore",
  phone: "+65 6555 0117",
  notes: "",
};

export function Sticky() {
  const t = useText();
  const labels = {
    company: t("showcase.company"),
    website: t("showcase.website"),
    city: t("showcase.city"),
    phone: t("showcase.phone"),
    notes: t("showcase.notes"),
  };
  const form = useForm({
    initial,
    check: ({ company }) => ({ company: company.trim() === "" ? t("common.fault.required") : undefined }),
    send: () => Promise.resolve({}),
  });
  const names = Object.keys(initial) as (keyof typeof initial)[];
  const changes = names.filter((name) => form.values[name] !== initial[name]).length;
  return (
    // On a full page the bar sticks to the window's edge.
    <div
      className={css({
        maxH: "18rem",
        overflowY: "auto",
        px: { base: "4", md: "6" },
        pt: "4",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "card",
        "--footer-room": "0px",
      })}
    >
      <Form form={form} label={t("showcase-forms.layout.sticky")} labels={labels}>
        {names.map((name) => (
          <Field key={name} label={labels[name]} required={name === "company"} error={form.errors[name]}>
            {name === "notes" ? (
              <Textarea {...form.bind(name)} rows={2} />
            ) : (
              <Input {...form.bind(name)} autoComplete="off" />
            )}
          </Field>
        ))}
        <FormFoot
          note={form.status === "sent" ? t("showcase-forms.saved") : t("showcase-forms.changes", { count: changes })}
        >
          <Button disabled={changes === 0} onClick={form.reset}>
            {t("showcase.reset")}
          </Button>
          <Button type="submit" variant="solid" disabled={changes === 0} loading={form.status === "sending"}>
            {t("showcase.save")}
          </Button>
        </FormFoot>
      </Form>
    </div>
  );
}

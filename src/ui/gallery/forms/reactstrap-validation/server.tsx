/** Server-side validation only: errors appear at the fields they point to. */
import { useAddUser } from "#generated/demo/hooks/users.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { fieldErrors, problemText } from "#src/ui/kit/problem.ts";
import { toast } from "#src/ui/kit/toast.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

const initial = { fullName: "", username: "mei tan", email: "mei@merlion" };

export function Server() {
  const t = useText();
  const { mutateAsync: add } = useAddUser();
  const labels = {
    fullName: t("showcase.name"),
    username: t("showcase-rules.form.username"),
    email: t("showcase.email"),
  };
  const form = useForm({
    initial,
    check: () => ({}),
    send: async (values) => {
      try {
        const { user } = await add({ body: { user: { ...values, role: "subscriber", currentPlan: "basic" } } });
        toast({ text: t("showcase-forms.created", { name: user.fullName }) });
        return {};
      } catch (error) {
        const faults = Object.entries(fieldErrors(t, error)).map(([pointer, text]) => [
          pointer.replace("user/", ""),
          text,
        ]);
        if (faults.length > 0) return Object.fromEntries(faults) as Partial<typeof initial>;
        toast({ kind: "error", text: problemText(t, error) });
        return "failed";
      }
    },
  });
  return (
    <Form form={form} label={t("showcase-forms.validation.server")} labels={labels}>
      {(Object.keys(initial) as (keyof typeof initial)[]).map((name) => (
        <Field key={name} label={labels[name]} error={form.errors[name]}>
          <Input {...form.bind(name)} autoComplete="off" />
        </Field>
      ))}
      <Outcome form={form} />
    </Form>
  );
}

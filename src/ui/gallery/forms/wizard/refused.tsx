/** Server rejection on submit: the wizard returns to the step of the invalid field. */
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { listUsersOptions } from "#generated/demo/hooks/users.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input, Textarea } from "#src/ui/kit/input.tsx";
import { problemText } from "#src/ui/kit/problem.ts";
import { toast } from "#src/ui/kit/toast.ts";
import { wizardOfForm } from "#src/ui/form/wizard-of-form.ts";
import { Wizard } from "#src/ui/form/wizard/wizard.tsx";
import { useText } from "#src/ui/messages/use-text.ts";
import { Finished } from "./finished.tsx";

export function Refused() {
  const t = useText();
  const queries = useQueryClient();
  const [step, setStep] = useState("account");
  const form = useForm({
    initial: { username: "ingrid.solberg", notes: "" },
    check: ({ username }) => ({ username: /^\S+$/.test(username) ? undefined : t("common.fault.required") }),
    send: async ({ username }) => {
      try {
        const { users } = await queries.fetchQuery(listUsersOptions({ query: { q: username } }));
        return users.some((user) => user.username === username) ? { username: t("common.fault.taken") } : {};
      } catch (error) {
        toast({ kind: "error", text: problemText(t, error) });
        return "failed";
      }
    },
  });
  const steps = wizardOfForm(form, [
    {
      name: "account",
      label: t("showcase-forms.step.account"),
      fields: ["username"],
      content: (
        <Field
          label={t("showcase-rules.form.username")}
          required
          error={form.errors.username}
          help={t("showcase-forms.wizardTaken")}
        >
          <Input {...form.bind("username")} autoComplete="off" autoCapitalize="none" css={{ maxW: "20rem" }} />
        </Field>
      ),
    },
    {
      name: "notes",
      label: t("showcase.notes"),
      fields: ["notes"],
      content: (
        <Field label={t("showcase.notes")} optional>
          <Textarea {...form.bind("notes")} css={{ maxW: "form" }} />
        </Field>
      ),
    },
  ]);
  return (
    <>
      <Wizard
        {...steps}
        label={t("showcase-forms.wizard.refused")}
        current={step}
        onStep={setStep}
        finish={t("showcase-forms.create")}
      />
      <Finished form={form} onReset={() => setStep("account")} />
    </>
  );
}

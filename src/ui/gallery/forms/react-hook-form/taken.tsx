/** Server-side rule: checks on blur whether a username is taken. */
import { useQueryClient } from "@tanstack/react-query";
import { listUsersOptions } from "#generated/demo/hooks/users.ts";
import { Field } from "#src/ui/kit/field.tsx";
import { Form } from "#src/ui/form/form.tsx";
import { useForm } from "#src/ui/form/use-form.ts";
import { Input } from "#src/ui/kit/input.tsx";
import { problemText } from "#src/ui/kit/problem.ts";
import { useText } from "#src/ui/messages/use-text.ts";
import { Outcome } from "../../outcome.tsx";

export function Taken() {
  const t = useText();
  const queries = useQueryClient();
  const labels = { username: t("showcase-rules.form.username") };
  const form = useForm({
    initial: { username: "" },
    check: ({ username }) => ({ username: /^\S+$/.test(username) ? undefined : t("common.fault.required") }),
    asked: "username",
    ask: async ({ username }) => {
      try {
        const { users } = await queries.fetchQuery(listUsersOptions({ query: { q: username } }));
        return users.some((user) => user.username === username) ? { username: t("common.fault.taken") } : {};
      } catch (error) {
        return { username: problemText(t, error) };
      }
    },
    send: () => Promise.resolve({}),
  });
  return (
    <Form form={form} label={t("showcase-rules.form.taken")} labels={labels}>
      <Field label={labels.username} required error={form.errors.username} help={t("showcase-rules.form.tryTaken")}>
        <Input {...form.bind("username")} autoComplete="off" autoCapitalize="none" />
      </Field>
      <Outcome form={form} />
    </Form>
  );
}

/** Drawer for a new user with live validation and a hint at similar users. */
import { css } from "#generated/styles/css/index.js";
import { useAddUser, useListAllUsers } from "#generated/demo/hooks/users.ts";
import { CancelButton } from "../../form/cancel-button.tsx";
import { errorsOf, serverErrors } from "../../form/faults.ts";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { useForm } from "../../form/use-form.ts";
import { bodyOf } from "../../form/values.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { problemText } from "../../kit/problem.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { UserFields } from "./user-fields.tsx";
import { accountFaults, accountFields, type AccountValues, userWords } from "./user-specs.ts";

const blank: AccountValues = {
  fullName: "",
  username: "",
  email: "",
  contact: "",
  company: "",
  country: "",
  role: "subscriber",
  currentPlan: "basic",
};
const same = (a: string, b: string): boolean => a.trim() !== "" && a.trim().toLowerCase() === b.toLowerCase();

export function AddUserDrawer({ onClose }: { onClose: (saved?: boolean) => void }) {
  const t = useText();
  const words = userWords(t);
  const { mutateAsync: add } = useAddUser();
  const { data: users = [] } = useListAllUsers();
  const form = useForm<AccountValues>({
    initial: blank,
    check(values) {
      const usernameOf = users.find(({ username }) => same(values.username, username));
      return {
        ...errorsOf(t, words, accountFields, accountFaults(values)),
        ...(usernameOf && { username: t("user.usernameUsed", { name: usernameOf.fullName }) }),
      };
    },
    async send(values) {
      const { user } = await add({ body: { user: bodyOf(accountFields, { ...values }) as AccountValues } });
      toast({ text: t("user.added", { name: user.fullName }) });
      return () => onClose(true);
    },
    refused: (error) => serverErrors(t, words, accountFields, error),
  });
  const { values, failure } = form;
  const nameOf = users.find(({ fullName }) => same(values.fullName, fullName));
  const emailOf = users.find(({ email }) => same(values.email, email));
  const hints = {
    fullName: nameOf && t("user.nameUsed", { name: nameOf.fullName }),
    email: emailOf && t("user.emailUsed", { name: emailOf.fullName }),
  };
  useShortcuts({ "Mod+Enter": form.submit });
  return (
    <Dialog
      open
      side="end"
      width="34rem"
      title={t("user.add")}
      onClose={() => onClose()}
      footer={
        <>
          {failure !== null && (
            <p className={css({ color: "danger.text", flex: "1 0 100%" })} role="alert">
              {problemText(t, failure)}
            </p>
          )}
          <CancelButton />
          <Button variant="solid" loading={form.status === "sending"} onClick={form.submit}>
            {t("user.add")}
          </Button>
        </>
      }
    >
      <Form form={form} css={{ display: "block" }}>
        <UserFields
          fields={accountFields}
          values={values}
          errors={form.errors}
          hints={hints}
          onChange={(name, value) => form.change({ [name]: value })}
          onLeave={(name: keyof AccountValues) => values[name] !== "" && form.leave(name)}
        />
        {/* Lets Enter submit the form; the visible button is in the footer. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </Form>
      <LeaveGuard
        isDirty={form.isDirty}
        words={{
          title: t("user.discardTitle"),
          text: t("user.discardText"),
          leave: t("user.discard"),
          stay: t("user.keepOn"),
        }}
      />
    </Dialog>
  );
}

/** A new user in a drawer: wrong entries are told as one goes on, people who are already there are pointed out. */
import { chakra } from "@chakra-ui/react";
import { useBlocker } from "@tanstack/react-router";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useAddUser, useListAllUsers } from "#generated/demo/hooks/users.ts";
import { Button } from "../../kit/button.tsx";
import { Dialog } from "../../kit/dialog.tsx";
import { fieldErrors, problemText } from "../../kit/problem.ts";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { toast } from "../../kit/toast.ts";
import { useText } from "../../messages/use-text.ts";
import { AccountFields } from "./account-fields.tsx";
import { accountFaults, trimmed, type AccountField, type AccountValues } from "./account-values.ts";

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
  const form = useRef<HTMLFormElement>(null);
  const saved = useRef(false);
  const [values, setValues] = useState(blank);
  const [left, setLeft] = useState<ReadonlySet<AccountField>>(new Set());
  const [tries, setTries] = useState(0);
  const { mutateAsync: add, isPending, error } = useAddUser();
  const { data: users = [] } = useListAllUsers();
  const dirty = (Object.keys(blank) as AccountField[]).some((name) => values[name] !== blank[name]);
  const blocker = useBlocker({
    shouldBlockFn: () => dirty && !saved.current,
    enableBeforeUnload: () => dirty && !saved.current,
    withResolver: true,
  });

  const faults = accountFaults(t, values);
  const usernameOf = users.find(({ username }) => same(values.username, username));
  if (usernameOf) faults.username = t("user.usernameUsed", { name: usernameOf.fullName });
  const serverErrors = Object.fromEntries(
    Object.entries(fieldErrors(t, error)).map(([field, text]) => [field.replace("user/", ""), text]),
  ) as Partial<Record<AccountField, string>>;
  const shown = Object.fromEntries(
    Object.entries(faults).filter(([name]) => tries > 0 || left.has(name as AccountField)),
  );
  const nameOf = users.find(({ fullName }) => same(values.fullName, fullName));
  const emailOf = users.find(({ email }) => same(values.email, email));
  const hints = {
    fullName: nameOf && t("user.nameUsed", { name: nameOf.fullName }),
    email: emailOf && t("user.emailUsed", { name: emailOf.fullName }),
  };

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const submit = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault();
    if (isPending || saved.current) return;
    if (Object.keys(faults).length > 0) return setTries(tries + 1);
    try {
      const { user } = await add({ body: { user: trimmed(values) } });
      saved.current = true;
      toast({ text: t("user.added", { name: user.fullName }) });
      onClose(true);
    } catch {
      // Told at the fields, or above the button.
      setTries(tries + 1);
    }
  };
  useShortcuts({ "Mod+Enter": () => void submit() });
  const general = error && Object.keys(serverErrors).length === 0;
  return (
    <Dialog
      open
      side="end"
      width="34rem"
      title={t("user.add")}
      onClose={() => onClose()}
      footer={
        <>
          {general && (
            <chakra.p role="alert" color="danger.text" flex="1 0 100%">
              {problemText(t, error)}
            </chakra.p>
          )}
          <Button onClick={() => onClose()}>{t("common.cancel")}</Button>
          <Button variant="solid" loading={isPending} onClick={() => void submit()}>
            {t("user.add")}
          </Button>
        </>
      }
    >
      <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <AccountFields
          values={values}
          errors={{ ...serverErrors, ...shown }}
          hints={hints}
          onChange={(changes) => setValues({ ...values, ...changes })}
          onLeave={(name) => values[name] !== "" && setLeft(new Set([...left, name]))}
        />
        {/* Enter in a field sends the form; the button for it stands in the foot. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
      </form>
      {blocker.status === "blocked" && (
        <Dialog
          open
          role="alertdialog"
          title={t("user.discardTitle")}
          onClose={blocker.reset}
          footer={
            <>
              <Button color="danger.text" onClick={blocker.proceed}>
                {t("user.discard")}
              </Button>
              <Button data-autofocus variant="solid" onClick={blocker.reset}>
                {t("user.keepOn")}
              </Button>
            </>
          }
        >
          {t("user.discardText")}
        </Dialog>
      )}
    </Dialog>
  );
}

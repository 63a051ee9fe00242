/** The form of a user in tabs; faults lead to their tab and field, and nothing typed is lost by leaving. */
import { chakra } from "@chakra-ui/react";
import { useBlocker } from "@tanstack/react-router";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { Card } from "../../kit/card.tsx";
import { Field } from "../../kit/field.tsx";
import { Select } from "../../kit/select.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { AccountFields } from "./account-fields.tsx";
import { tabs, type Tab } from "./form-tabs.ts";
import { fieldsOf, statuses, type FieldName, type FormFaults, type FormValues } from "./form-values.ts";
import { InformationFields } from "./information-fields.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { PermissionsGrid } from "./permissions-grid.tsx";
import { PictureField } from "./picture-field.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useUserForm } from "./use-user-form.ts";
import { UserFormBar } from "./user-form-bar.tsx";

/** What the fields of a tab are given. */
export interface FormPartProps {
  values: FormValues;
  errors: FormFaults;
  onChange: (changes: Partial<FormValues>) => void;
  onLeave: (name: FieldName) => void;
}

interface UserFormProps {
  user: User;
  details: UserDetails;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onSaved: () => void;
}

function AccountTab({ user, ...part }: FormPartProps & { user: User }) {
  const t = useText();
  const { values, errors, onChange } = part;
  return (
    <>
      <PictureField
        user={user}
        picture={values.picture}
        error={errors.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <AccountFields {...part}>
        <Field label={t("user.status")} error={errors.status}>
          <Select
            name="status"
            value={values.status}
            onChange={(event) =>
              onChange({ status: statuses.find((each) => each === event.target.value) ?? values.status })
            }
          >
            {statuses.map((status) => (
              <option key={status} value={status}>
                {t(`user.status.${status}`)}
              </option>
            ))}
          </Select>
        </Field>
      </AccountFields>
      <chakra.section display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="2">
        <chakra.h2 fontWeight="semibold">{t("user.permissions")}</chakra.h2>
        <PermissionsGrid permissions={values.permissions} onChange={(permissions) => onChange({ permissions })} />
      </chakra.section>
    </>
  );
}

export function UserForm({ user, details, tab, onTab, onSaved }: UserFormProps) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const form = useUserForm(user, details);
  const { values, changed, errors } = form;
  const [tries, setTries] = useState(0);
  const dirty = (): boolean => changed.length > 0 && !form.isSaved();
  // Another tab of the same form is no leaving.
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty() && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  const wrong = (of: Tab, faults: FormFaults = errors): number => fieldsOf[of].filter((name) => faults[name]).length;

  // Once per try, when the faults it brought and their tab are drawn.
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries, tab]);
  const save = async (): Promise<void> => {
    const faults = await form.save();
    if (!faults) return onSaved();
    const first = wrong(tab, faults) > 0 ? tab : tabs.find((each) => wrong(each, faults) > 0);
    if (first !== undefined && first !== tab) onTab(first);
    setTries((count) => count + 1);
  };
  useShortcuts({ "Mod+s": () => void save(), "Mod+Enter": () => void save() });
  const elsewhere = tabs.filter((each) => each !== tab && wrong(each) > 0);
  const part: FormPartProps = {
    values,
    errors,
    onChange: (changes) => {
      setTries(0);
      form.change(changes);
    },
    onLeave: form.leave,
  };
  return (
    <chakra.form
      ref={element}
      noValidate
      aria-label={t("user.editTitle", { name: user.fullName })}
      display="flex"
      flexDirection="column"
      flex="1"
      // Bars stand above and below: what has the focus scrolls clear of them.
      css={{ "& :is(input, select, textarea, button)": { scrollMarginBlock: "6rem" } }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <chakra.div w="full" maxW="form" pb="6" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Tabs
          id="user"
          label={t("user.sections")}
          value={tab}
          tabs={tabs.map((name) => ({ name, label: t(`user.tab.${name}`) }))}
          onChange={onTab}
        />
        <chakra.div
          role="alert"
          display={form.failure || elsewhere.length > 0 ? "flex" : "none"}
          gap="2.5"
          p="3"
          borderRadius="card"
          bg="danger.subtle"
          color="danger.text"
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>
            {form.failure ??
              elsewhere.map((each) => t("user.toMend", { count: wrong(each), tab: t(`user.tab.${each}`) })).join(" ")}
          </span>
        </chakra.div>
        <TabPanel id="user" value={tab}>
          <Card padded display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
            {tab === "account" && <AccountTab user={user} {...part} />}
            {tab === "information" && <InformationFields {...part} />}
            {tab === "social" && <SocialFields {...part} />}
          </Card>
        </TabPanel>
      </chakra.div>
      <UserFormBar changed={changed} busy={form.busy} onReset={form.reset} />
      {blocker.status === "blocked" && <LeaveDialog onStay={blocker.reset} onLeave={blocker.proceed} />}
    </chakra.form>
  );
}

/** User form with tabs: errors switch to their tab and field, unsaved changes are guarded. */
import { css } from "#generated/styles/css/index.js";
import { CircleAlert } from "lucide-react";
import { useEffect, useRef } from "react";
import type { User, UserDetails } from "#generated/demo/schema.ts";
import { FormBar } from "../../form/form-bar.tsx";
import { Form } from "../../form/form.tsx";
import { LeaveGuard } from "../../form/leave-guard.tsx";
import { Card } from "../../kit/card.tsx";
import { useShortcuts } from "../../kit/shortcuts.ts";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useText } from "../../messages/use-text.ts";
import { tabs, type Tab } from "./form-tabs.ts";
import { fieldsOf, type FieldName } from "./form-values.ts";
import { PermissionsGrid } from "./permissions-grid.tsx";
import { PictureField } from "./picture-field.tsx";
import { useUserForm } from "./use-user-form.ts";
import { failureText } from "./user-actions.ts";
import { UserFields } from "./user-fields.tsx";
import { accountFields, informationFields, socialFields, statusField, userWords } from "./user-specs.ts";

interface UserFormProps {
  user: User;
  details: UserDetails;
  tab: Tab;
  onTab: (tab: Tab) => void;
  onSaved: () => void;
}

const specs = {
  account: [...accountFields, statusField],
  information: informationFields,
  social: socialFields,
} as const satisfies Record<Tab, unknown>;

export function UserForm({ user, details, tab, onTab, onSaved }: UserFormProps) {
  const t = useText();
  const form = useUserForm(user, details, onSaved);
  const { values, changed, errors, tries, failure } = form;
  const submit = (): void => {
    if (changed.length > 0) form.submit();
  };
  const wrong = (of: Tab): number => fieldsOf[of].filter((name) => errors[name]).length;
  // A failed submit opens the first tab with an error, and focuses the field once rendered.
  const handledTry = useRef(0);
  useEffect(() => {
    if (tries === 0) handledTry.current = 0;
    if (handledTry.current === tries) return;
    handledTry.current = tries;
    const first = wrong(tab) > 0 ? tab : tabs.find((each) => wrong(each) > 0);
    if (first !== undefined && first !== tab) onTab(first);
  });
  useShortcuts({ "Mod+s": submit, "Mod+Enter": submit });
  const elsewhere = tabs.filter((each) => each !== tab && wrong(each) > 0);
  return (
    <Form
      form={{ ...form, submit }}
      label={t("user.editTitle", { name: user.fullName })}
      place={tab}

      // Keep focused fields clear of the sticky bars.
      css={{
        display: "flex",
        flexDirection: "column",
        flex: "1",
        gap: "0",
        "& :is(input, select, textarea, button)": { scrollMarginBlock: "6rem" },
      }}
    >
      <div
        className={css({
          w: "full",
          maxW: "form",
          pb: "6",
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: "4",
        })}
      >
        <Tabs
          id="user"
          label={t("user.sections")}
          value={tab}
          tabs={tabs.map((name) => ({ name, label: t(`user.tab.${name}`) }))}
          onChange={onTab}
        />
        <div
          className={css({
            display: failure || elsewhere.length > 0 ? "flex" : "none",
            gap: "2.5",
            p: "3",
            borderRadius: "card",
            bg: "danger.subtle",
            color: "danger.text",
          })}
          role="alert"
        >
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
          <span>
            {failure
              ? failureText(t, failure)
              : elsewhere.map((each) => t("user.toFix", { count: wrong(each), tab: t(`user.tab.${each}`) })).join(" ")}
          </span>
        </div>
        <TabPanel id="user" value={tab}>
          <Card padded className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "6" })}>
            {tab === "account" && (
              <PictureField
                user={user}
                picture={values.picture}
                error={errors.picture}
                onChange={(picture) => form.change({ picture })}
              />
            )}
            <UserFields
              fields={specs[tab]}
              values={values}
              errors={errors}
              optional={tab !== "account"}
              onChange={(name: FieldName, value) => form.change({ [name]: value })}
              onLeave={(name) => changed.includes(name) && form.leave(name)}
            />
            {tab === "account" && (
              <section className={css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "2" })}>
                <h2 className={css({ fontWeight: "semibold" })}>{t("user.permissions")}</h2>
                <PermissionsGrid
                  permissions={values.permissions}
                  onChange={(permissions) => form.change({ permissions })}
                />
              </section>
            )}
          </Card>
        </TabPanel>
      </div>
      <FormBar
        changed={changed.map(userWords(t).field)}
        busy={form.status === "sending"}
        reset={t("user.reset")}
        onCancel={form.reset}
      />
      {/* Switching tabs of the form does not count as leaving. */}
      <LeaveGuard isDirty={form.isDirty} withinPage />
    </Form>
  );
}

/** Navigation between settings sections: grouped links, or a select on phones. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { Field } from "../../../kit/field.tsx";
import { Nav, NavHeading, NavLink } from "../../../kit/nav.tsx";
import { Select } from "../../../kit/select.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import { type SettingsTab, settingsTabs } from "./settings-tabs.ts";

const route = getRouteApi("/_app/tenant/settings");

const groups = [
  { name: "organisation", tabs: ["branding", "region", "package", "modules", "numbers"] },
  { name: "signIn", tabs: ["passwords", "sessions", "mfa", "sso"] },
  { name: "mail", tabs: ["sender", "mails"] },
  { name: "data", tabs: ["retention", "export", "privacy", "history"] },
] as const satisfies readonly { name: string; tabs: readonly SettingsTab[] }[];

const searchOf = (tab: SettingsTab) => (tab === "branding" ? {} : { tab });

export function SettingsSections({ tab, children }: { tab: SettingsTab; children: React.ReactNode }) {
  const t = useText();
  const isWide = useMedia(wide);
  const navigate = route.useNavigate();
  return (
    <div
      className={css({
        display: "grid",
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "13rem minmax(0, 1fr)" },
        columnGap: "8",
        rowGap: "5",
        alignItems: "start",
      })}
    >
      {isWide ? (
        <Nav label={t("settings.sections")} vertical>
          {groups.map(({ name, tabs }) => [
            <NavHeading key={name}>{t(`settings.group.${name}`)}</NavHeading>,
            ...tabs.map((each) => (
              <NavLink
                key={each}
                to="/tenant/settings"
                search={searchOf(each)}
                current={each === tab}
                resetScroll={false}
              >
                {t(`settings.tab.${each}`)}
              </NavLink>
            )),
          ])}
        </Nav>
      ) : (
        <Field label={t("settings.section")}>
          {/* By navigation, so that the guard asks about unsaved changes. */}
          <Select
            value={tab}
            onChange={({ target }) =>
              void navigate({
                search: searchOf(settingsTabs.find((each) => each === target.value) ?? "branding"),
                resetScroll: false,
              })
            }
          >
            {groups.map(({ name, tabs }) => (
              <optgroup key={name} label={t(`settings.group.${name}`)}>
                {tabs.map((each) => (
                  <option key={each} value={each}>
                    {t(`settings.tab.${each}`)}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
      )}
      <section className={css({ minW: "0" })} aria-label={t(`settings.tab.${tab}`)}>
        {children}
      </section>
    </div>
  );
}

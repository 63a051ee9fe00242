/** Account settings in tabs, each saved on its own. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { Bell, Info, KeyRound, Link2, UserRound } from "lucide-react";
import { useGetAccountSettings } from "#generated/demo/hooks/account-settings.ts";
import { Card } from "../../kit/card.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { Options, Select } from "../../kit/select.tsx";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";
import { ErrorState } from "../../kit/states.tsx";
import { TabPanel, Tabs } from "../../kit/tabs.tsx";
import { useMedia, wide } from "../../kit/use-media.ts";
import { useText } from "../../messages/use-text.ts";
import { GeneralTab, InfoTab, PasswordTab, SocialTab } from "./account-tabs.tsx";
import { NotificationsTab } from "./notifications-tab.tsx";
import { type AccountTab, accountTabs } from "./search.ts";

const icons = { general: UserRound, password: KeyRound, info: Info, social: Link2, notifications: Bell };
const route = getRouteApi("/_app/pages/account-settings");

export function AccountSettingsPage() {
  const t = useText();
  const { tab = "general" } = route.useSearch();
  const navigate = route.useNavigate();
  const isWide = useMedia(wide);
  const { data, error, refetch } = useGetAccountSettings();
  const go = (next: AccountTab): void =>
    void navigate({ search: next === "general" ? {} : { tab: next }, replace: true, resetScroll: false });
  return (
    <PageFrame title={t("pages.account")} intro={t("pages.accountText")}>
      <div
        className={css({
          display: "grid",
          gap: "4",
          alignItems: "start",
          gridTemplateColumns: { base: "minmax(0, 1fr)", md: "14rem minmax(0, 1fr)" },
        })}
      >
        {isWide ? (
          <Tabs
            id="account"
            vertical
            label={t("pages.account")}
            value={tab}
            tabs={accountTabs.map((name) => {
              const Icon = icons[name];
              return { name, label: t(`pages.tab.${name}`), icon: <Icon size={16} aria-hidden /> };
            })}
            onChange={go}
          />
        ) : (
          <Select aria-label={t("pages.account")} value={tab} onChange={({ target }) => go(target.value as AccountTab)}>
            <Options values={accountTabs} label={(name) => t(`pages.tab.${name}`)} />
          </Select>
        )}
        <div className={css({ minW: "0", maxW: "form" })}>
          {error && !data ? (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ) : !data ? (
            <Card padded>
              <Loading>
                {[1, 2, 3, 4].map((each) => (
                  <Skeleton key={each} css={{ h: "9", mb: "5" }} />
                ))}
              </Loading>
            </Card>
          ) : (
            <Panel named={isWide} tab={tab}>
              {tab === "general" && <GeneralTab settings={data} />}
              {tab === "password" && <PasswordTab />}
              {tab === "info" && <InfoTab settings={data} />}
              {tab === "social" && <SocialTab settings={data} />}
              {tab === "notifications" && <NotificationsTab settings={data} />}
            </Panel>
          )}
        </div>
      </div>
    </PageFrame>
  );
}

function Panel({ named, tab, children }: { named: boolean; tab: AccountTab; children: React.ReactNode }) {
  return named ? (
    <TabPanel id="account" value={tab}>
      {children}
    </TabPanel>
  ) : (
    <div>{children}</div>
  );
}

/** My profile: account, own record, password, sessions and email notifications. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useGetMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { DetailPage } from "../../../detail/detail-page.tsx";
import { loadPart, part } from "../../../detail/part.ts";
import { Card } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { PanelSkeleton } from "../employees/panel-skeleton.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { OwnRecord, panels as ownPanels, seesTab } from "./own-record.tsx";
import { ownTabOptions } from "./own-tab-query.ts";
import { isOwnTab, type OwnTab, profileTabs, type ProfileTab } from "./profile-tabs.ts";

const route = getRouteApi("/_app/me/my-profile");

/** Panels of the tabs about the account. */
const panels: Readonly<Record<Exclude<ProfileTab, OwnTab>, ComponentType<{ profile: MyProfile }>>> = {
  account: AccountPanel,
  password: part(async () => (await import("./password-tab.tsx")).PasswordTab, "auth", "mfa"),
  sessions: part(async () => (await import("./sessions-panel.tsx")).SessionsPanel),
  notifications: part(async () => (await import("./mail-panel.tsx")).MailPanel),
  privacy: part(async () => (await import("./privacy-panel.tsx")).PrivacyPanel),
};

export const loadTab = (tab: ProfileTab): Promise<void> => loadPart(isOwnTab(tab) ? ownPanels[tab] : panels[tab]);

const waiting = (
  <Card padded className={css({ maxW: "form" })}>
    <div className={css({ display: "grid", gap: "5" })}>
      <Skeleton css={{ w: "4.5rem", h: "4.5rem", borderRadius: "full" }} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} css={{ h: "9" }} />
      ))}
    </div>
  </Card>
);

function AccountTab({ tab }: { tab: Exclude<ProfileTab, OwnTab> }) {
  const Panel = panels[tab];
  const query = useGetMyProfile();
  return (
    <Loaded query={query} waiting={waiting}>
      {(profile) => <Panel profile={profile} />}
    </Loaded>
  );
}

function RecordTab({ tab }: { tab: OwnTab }) {
  const { company } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(ownTabOptions(tab, company));
  return (
    <Loaded query={query} waiting={<PanelSkeleton />}>
      {({ profile }) => (
        <OwnRecord
          profile={profile}
          panel={ownPanels[tab]}
          sees={(employee) => seesTab(employee, tab)}
          company={company}
          onCompany={(next) =>
            void navigate({ search: (before) => ({ ...before, company: next }), replace: true, resetScroll: false })
          }
        />
      )}
    </Loaded>
  );
}

export function MyProfilePage() {
  const t = useText();
  // Platform accounts have no employment.
  const tabs = useAccount()?.extras.platform
    ? profileTabs.filter((name) => !isOwnTab(name) && name !== "privacy")
    : profileTabs;
  return (
    <DetailPage
      id="profile"
      title={t("my-profile.title")}
      intro={t("my-profile.intro")}
      label={t("my-profile.sections")}
      keep={["company"]}
      tabs={tabs.map((name) => ({
        name,
        label: t(`my-profile.tab.${name}`),
        waiting: isOwnTab(name) ? <PanelSkeleton /> : waiting,
        body: () => (isOwnTab(name) ? <RecordTab tab={name} /> : <AccountTab tab={name} />),
      }))}
    />
  );
}

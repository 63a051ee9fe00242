/** My profile: account, own record, password, sessions and email notifications. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useGetMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { DetailPage } from "../../../detail/detail-page.tsx";
import { Card } from "../../../kit/card.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { AccountPanel } from "./account-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { MfaPanel } from "./mfa-panel.tsx";
import { OwnRecord, panels, seesTab } from "./own-record.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PrivacyPanel } from "./privacy-panel.tsx";
import { ownTabs, type OwnTab, profileTabs, type ProfileTab } from "./profile-tabs.ts";
import { SessionsPanel } from "./sessions-panel.tsx";

const route = getRouteApi("/_app/me/my-profile");

const isOwn = (tab: string): tab is OwnTab => ownTabs.some((each) => each === tab);

const waiting = (
  <Card padded className={css({ maxW: "form" })}>
    <div className={css({ display: "grid", gap: "5" })}>
      <Skeleton w="4.5rem" h="4.5rem" borderRadius="full" />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} h="9" />
      ))}
    </div>
  </Card>
);

export function MyProfilePage() {
  const t = useText();
  // Platform accounts have no employment.
  const tabs = useAccount()?.extras.platform
    ? profileTabs.filter((name) => !isOwn(name) && name !== "privacy")
    : profileTabs;
  const { company } = route.useSearch();
  const navigate = route.useNavigate();
  const onCompany = (next: string): void =>
    void navigate({ search: (before) => ({ ...before, company: next }), replace: true, resetScroll: false });
  const query = useGetMyProfile();
  const panel = (tab: ProfileTab, profile: MyProfile) => {
    if (isOwn(tab))
      return (
        <OwnRecord
          profile={profile}
          panel={panels[tab]}
          sees={(employee) => seesTab(employee, tab)}
          company={company}
          onCompany={onCompany}
        />
      );
    if (tab === "password") {
      return (
        <>
          <PasswordPanel profile={profile.user_info} />
          <MfaPanel />
        </>
      );
    }
    if (tab === "sessions") return <SessionsPanel />;
    if (tab === "notifications") return <MailPanel profile={profile} />;
    if (tab === "privacy") return <PrivacyPanel profile={profile} />;
    return <AccountPanel profile={profile} />;
  };
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
        body: () => (
          <Loaded query={query} waiting={waiting}>
            {(profile) => panel(name, profile)}
          </Loaded>
        ),
      }))}
    />
  );
}

/** My profile: the account, one's own record where one is employed, password, devices, and what comes by mail. */
import { chakra } from "@chakra-ui/react";
import { getRouteApi } from "@tanstack/react-router";
import { useGetMyProfile } from "#generated/hrms/hooks/my-profile.ts";
import type { MyProfile } from "#generated/hrms/schema.ts";
import { Card } from "../../../kit/card.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { TabPanel, Tabs } from "../../../kit/tabs.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAccount } from "../../../session/account.ts";
import { AccountPanel } from "./account-panel.tsx";
import { MailPanel } from "./mail-panel.tsx";
import { MfaPanel } from "./mfa-panel.tsx";
import { OwnRecord } from "./own-record.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PrivacyPanel } from "./privacy-panel.tsx";
import { ownTabs, type OwnTab, profileTabs, type ProfileSearch } from "./profile-tabs.ts";
import { SessionsPanel } from "./sessions-panel.tsx";

const route = getRouteApi("/_app/me/my-profile");

const isOwn = (tab: string): tab is OwnTab => ownTabs.some((each) => each === tab);

interface PanelProps {
  search: ProfileSearch;
  profile: MyProfile;
  onCompany: (companyId: string) => void;
}

function Panel({ search: { tab = "account", company }, profile, onCompany }: PanelProps) {
  if (isOwn(tab)) return <OwnRecord profile={profile} tab={tab} company={company} onCompany={onCompany} />;
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
}

export function MyProfilePage() {
  const t = useText();
  // An account of the platform is employed by no tenant.
  const tabs = useAccount()?.extras.platform
    ? profileTabs.filter((name) => !isOwn(name) && name !== "privacy")
    : profileTabs;
  const search = route.useSearch();
  const tab = tabs.find((name) => name === search.tab) ?? "account";
  const navigate = route.useNavigate();
  const { data, error, refetch } = useGetMyProfile();
  return (
    <PageFrame
      title={t("my-profile.title")}
      intro={t("my-profile.intro")}
      tabs={
        <Tabs
          id="profile"
          label={t("my-profile.sections")}
          value={tab}
          tabs={tabs.map((name) => ({ name, label: t(`my-profile.tab.${name}`) }))}
          onChange={(next) =>
            void navigate({
              search: ({ tab: _, ...rest }) => (next === "account" ? rest : { ...rest, tab: next }),
              replace: true,
              resetScroll: false,
            })
          }
        />
      }
    >
      <TabPanel id="profile" value={tab}>
        {data ? (
          <Panel
            search={{ ...search, tab }}
            profile={data}
            onCompany={(company) =>
              void navigate({ search: (before) => ({ ...before, company }), replace: true, resetScroll: false })
            }
          />
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Card padded maxW="form">
            <Loading>
              <chakra.div display="grid" gap="5">
                <Skeleton w="4.5rem" h="4.5rem" borderRadius="full" />
                {[1, 2, 3, 4].map((row) => (
                  <Skeleton key={row} h="9" />
                ))}
              </chakra.div>
            </Loading>
          </Card>
        )}
      </TabPanel>
    </PageFrame>
  );
}

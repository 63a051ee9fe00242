/** Settings of a company: how it works, and the choices that the law leaves open. */
import { chakra } from "@chakra-ui/react";
import { getRouteApi } from "@tanstack/react-router";
import { useGetCompanySettings } from "#generated/hrms/hooks/company-settings.ts";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { RelativeTime } from "../../../kit/format.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import { TabPanel, Tabs } from "../../../kit/tabs.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ChoicesForm } from "../../statutory/shared/choices-form.tsx";
import { choiceNames } from "../../statutory/shared/choices.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsHistory } from "./settings-history.tsx";
import { settingsTabs } from "./settings-tabs.ts";

const route = getRouteApi("/_app/companies/$companyId/company-settings");

export function CompanySettingsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const { tab = "settings" } = route.useSearch();
  const navigate = route.useNavigate();
  const ability = useAbility();
  const title = t("shell.area.company-settings");
  const mayRead = ability.can("read", "companies");
  const { data, error, refetch } = useGetCompanySettings({ path: { companyId } }, { enabled: mayRead });
  if (!mayRead) return <Forbidden title={title} />;
  const settings = (
    <chakra.div display="grid" gap="6">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <SettingsForm
          key={companyId}
          companyId={companyId}
          settings={data}
          mayChange={ability.can("update", "companies")}
          onClash={async () => (await refetch()).data}
        />
      ) : (
        <Loading>
          {[0, 1, 2, 3, 4].map((each) => (
            <Skeleton key={each} h="44" mb="3" maxW="form" />
          ))}
        </Loading>
      )}
      {data?.updatedAt && data.updatedBy && (
        <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
          {`${t("crud.changedBy", { name: data.updatedBy })} · `}
          <RelativeTime value={data.updatedAt} />
        </chakra.p>
      )}
      {ability.can("read", "calculation-settings") && (
        <Card padded maxW="form" id="statutory">
          <CardTitle>{t("calculation-settings.title")}</CardTitle>
          <chakra.p color="text.muted" mt="1" mb="5">
            {t("calculation-settings.text")}
          </chakra.p>
          <ChoicesForm companyId={companyId} names={choiceNames} />
        </Card>
      )}
    </chakra.div>
  );
  return (
    <PageFrame
      title={title}
      intro={t("company-settings.intro")}
      tabs={
        <Tabs
          id="company-settings"
          label={title}
          value={tab}
          tabs={settingsTabs.map((name) => ({ name, label: t(`company-settings.${name}`) }))}
          onChange={(next) =>
            void navigate({ search: next === "settings" ? {} : { tab: next }, replace: true, resetScroll: false })
          }
        />
      }
    >
      <TabPanel id="company-settings" value={tab} plain>
        {tab === "history" ? <SettingsHistory companyId={companyId} /> : settings}
      </TabPanel>
    </PageFrame>
  );
}

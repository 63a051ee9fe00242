/** Settings of a company, including statutory choices. */
import { css } from "#generated/styles/css/index.js";
import { getRouteApi } from "@tanstack/react-router";
import { useGetCompanySettings } from "#generated/hrms/hooks/company-settings.ts";
import { ChangedBy } from "../../../detail/changed-by.tsx";
import { DetailPage } from "../../../detail/detail-page.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { ChoicesForm } from "../../statutory/shared/choices-form.tsx";
import { choiceNames } from "../../statutory/shared/choices.ts";
import { SettingsForm } from "./settings-form.tsx";
import { SettingsHistory } from "./settings-history.tsx";

const route = getRouteApi("/_app/companies/$companyId/company-settings");

export function CompanySettingsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const ability = useAbility();
  const title = t("shell.area.company-settings");
  const mayRead = ability.can("read", "companies");
  const query = useGetCompanySettings({ path: { companyId } }, { enabled: mayRead });
  if (!mayRead) return <Forbidden title={title} />;
  const { data, refetch } = query;
  const settings = (
    <div className={css({ display: "grid", gap: "6" })}>
      <Loaded
        query={query}
        waiting={[0, 1, 2, 3, 4].map((each) => (
          <Skeleton key={each} css={{ h: "44", mb: "3", maxW: { base: "form", "2xl": "formWide" } }} />
        ))}
      >
        {(loaded) => (
          <SettingsForm
            key={companyId}
            companyId={companyId}
            settings={loaded}
            mayChange={ability.can("update", "companies")}
            onClash={async () => (await refetch()).data}
          />
        )}
      </Loaded>
      <ChangedBy row={data} />
    </div>
  );
  return (
    <DetailPage
      id="company-settings"
      title={title}
      intro={t("company-settings.intro")}
      tabs={[
        { name: "settings", label: t("company-settings.settings"), plain: true, body: () => settings },
        ...(ability.can("read", "calculation-settings")
          ? [
              {
                name: "statutory",
                label: t("company-settings.statutory"),
                plain: true,
                body: () => <ChoicesForm companyId={companyId} names={choiceNames} />,
              },
            ]
          : []),
        {
          name: "history",
          label: t("company-settings.history"),
          plain: true,
          body: () => <SettingsHistory companyId={companyId} />,
        },
      ]}
    />
  );
}

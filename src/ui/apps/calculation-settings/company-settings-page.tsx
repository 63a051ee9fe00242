/** Settings of a company: so far the choices the law leaves open. */
import { chakra } from "@chakra-ui/react";
import { getRouteApi } from "@tanstack/react-router";
import { Forbidden } from "../../crud/forbidden.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { ChoicesForm } from "./choices-form.tsx";
import { choiceNames } from "./choices.ts";

const route = getRouteApi("/_app/companies/$companyId/company-settings");

export function CompanySettingsPage() {
  const t = useText();
  const { companyId } = route.useParams();
  const title = t("shell.area.company-settings");
  if (!useAbility().can("read", "calculation-settings")) return <Forbidden title={title} />;
  return (
    <PageFrame title={title} intro={t("calculation-settings.intro")}>
      <Card padded maxW="form">
        <CardTitle>{t("calculation-settings.title")}</CardTitle>
        <chakra.p color="text.muted" mt="1" mb="5">
          {t("calculation-settings.text")}
        </chakra.p>
        <ChoicesForm companyId={companyId} names={choiceNames} />
      </Card>
    </PageFrame>
  );
}

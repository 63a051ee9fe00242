/** Demo page of role-based access: what the current role sees, its abilities, and accounts to compare. */
import { chakra } from "@chakra-ui/react";
import { Card, CardTitle } from "../../kit/card.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { PageFrame } from "../../kit/page-frame.tsx";
import { useText } from "../../messages/use-text.ts";
import { useAbility } from "../../session/ability.ts";
import { useAccount } from "../../session/account.ts";
import { OtherAccounts } from "./other-accounts.tsx";
import { RightsCard } from "./rights-card.tsx";

export function AccessControlPage() {
  const t = useText();
  const ability = useAbility();
  const account = useAccount();
  const isAdmin = ability.can("manage", "all");
  return (
    <PageFrame title={t("misc.accessTitle")} intro={t("misc.accessIntro")}>
      <chakra.div
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}
        alignItems="start"
      >
        {ability.can("read", "ACL") && (
          <Card padded data-card="everyone">
            <CardTitle>{t("misc.everyoneTitle")}</CardTitle>
            <chakra.p color="text.muted" mt="1">
              {t("misc.everyoneText", { subject: "ACL" })}
            </chakra.p>
          </Card>
        )}
        {isAdmin ? (
          <Card padded data-card="admin">
            <CardTitle>{t("misc.adminTitle")}</CardTitle>
            <chakra.p color="text.muted" mt="1">
              {t("misc.adminText")}
            </chakra.p>
          </Card>
        ) : (
          <Card padded borderStyle="dashed" bg="transparent" data-card="left-out">
            <CardTitle>{t("misc.adminHiddenTitle")}</CardTitle>
            <chakra.p color="text.muted" mt="1">
              {t("misc.adminHidden")}
            </chakra.p>
          </Card>
        )}
        {account && <RightsCard account={account} />}
        <Card padded>
          <CardTitle>{t("misc.tryTitle")}</CardTitle>
          <chakra.p color="text.muted" mt="1" mb="3">
            {t("misc.tryText")}
          </chakra.p>
          <OtherAccounts />
          <chakra.hr my="4" borderColor="border" />
          <chakra.p color="text.muted" mb="3">
            {t("misc.blockedText")}
          </chakra.p>
          <ButtonLink to="/apps/todo">{t("misc.openBlocked")}</ButtonLink>
        </Card>
      </chakra.div>
    </PageFrame>
  );
}

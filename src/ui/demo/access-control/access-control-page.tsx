/** Demo page of role-based access: what the current role sees, its abilities, and accounts to compare. */
import { css } from "#generated/styles/css/index.js";
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
      <div
        className={css({
          display: "grid",
          gap: "4",
          gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
          alignItems: "start",
        })}
      >
        {ability.can("read", "ACL") && (
          <Card padded data-card="everyone">
            <CardTitle>{t("misc.everyoneTitle")}</CardTitle>
            <p className={css({ color: "text.muted", mt: "1" })}>{t("misc.everyoneText", { subject: "ACL" })}</p>
          </Card>
        )}
        {isAdmin ? (
          <Card padded data-card="admin">
            <CardTitle>{t("misc.adminTitle")}</CardTitle>
            <p className={css({ color: "text.muted", mt: "1" })}>{t("misc.adminText")}</p>
          </Card>
        ) : (
          <Card padded data-card="left-out" className={css({ borderStyle: "dashed", bg: "transparent" })}>
            <CardTitle>{t("misc.adminHiddenTitle")}</CardTitle>
            <p className={css({ color: "text.muted", mt: "1" })}>{t("misc.adminHidden")}</p>
          </Card>
        )}
        {account && <RightsCard account={account} />}
        <Card padded>
          <CardTitle>{t("misc.tryTitle")}</CardTitle>
          <p className={css({ color: "text.muted", mt: "1", mb: "3" })}>{t("misc.tryText")}</p>
          <OtherAccounts />
          <hr className={css({ my: "4", borderColor: "border" })} />
          <p className={css({ color: "text.muted", mb: "3" })}>{t("misc.blockedText")}</p>
          <ButtonLink to="/apps/todo">{t("misc.openBlocked")}</ButtonLink>
        </Card>
      </div>
    </PageFrame>
  );
}

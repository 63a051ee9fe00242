/** The signed-in person's role and abilities, as stored at sign-in. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { Avatar } from "../../kit/avatar.tsx";
import { Card, CardTitle } from "../../kit/card.tsx";
import { useText } from "../../messages/use-text.ts";
import type { Account } from "../../session/account.ts";

const Cell = chakra("td", {
  base: { py: "2", borderTopWidth: "1px", borderColor: "border", overflowWrap: "anywhere" },
});
const Head = chakra("th", {
  base: { pb: "2", textAlign: "start", fontSize: "xs", fontWeight: "medium", color: "text.muted", w: "50%" },
});

export function RightsCard({ account }: { account: Account }) {
  const t = useText();
  return (
    <Card padded>
      <CardTitle>{t("misc.roleTitle")}</CardTitle>
      <div className={css({ display: "flex", alignItems: "center", gap: "3", my: "3" })}>
        <Avatar name={account.fullName} src={account.avatar} />
        <p className={css({ minW: "0" })}>
          <span className={css({ color: "text.muted" })}>{`${t("misc.roleIs", { name: account.fullName })} `}</span>
          <strong className={css({ fontWeight: "semibold" })} data-role-name>
            {account.role}
          </strong>
        </p>
      </div>
      <table className={css({ w: "full" })} aria-label={t("misc.abilities")}>
        <thead>
          <tr>
            <Head scope="col">{t("misc.action")}</Head>
            <Head scope="col">{t("misc.subject")}</Head>
          </tr>
        </thead>
        <tbody>
          {account.ability.map(({ action, subject }) => (
            <tr key={`${action} ${subject}`}>
              <Cell>
                <code>{action}</code>
              </Cell>
              <Cell>
                <code>{subject}</code>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

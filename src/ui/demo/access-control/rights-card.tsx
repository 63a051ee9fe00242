/** The signed-in person's role and abilities, as stored at sign-in. */
import { chakra } from "@chakra-ui/react";
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
      <chakra.div display="flex" alignItems="center" gap="3" my="3">
        <Avatar name={account.fullName} />
        <chakra.p minW="0">
          <chakra.span color="text.muted">{`${t("misc.roleIs", { name: account.fullName })} `}</chakra.span>
          <chakra.strong fontWeight="semibold" data-role-name>
            {account.role}
          </chakra.strong>
        </chakra.p>
      </chakra.div>
      <chakra.table w="full" aria-label={t("misc.abilities")}>
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
      </chakra.table>
    </Card>
  );
}

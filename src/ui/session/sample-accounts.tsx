/** Sample accounts by tenant and role, with one-click sign-in. */
import { chakra } from "@chakra-ui/react";
import { LogIn } from "lucide-react";
import type { SampleAccount } from "#generated/hrms/schema.ts";
import { Avatar } from "../kit/avatar.tsx";
import { useText } from "../messages/use-text.ts";

const Row = chakra("button", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    w: "full",
    px: "3",
    py: "2",
    textAlign: "start",
    cursor: "pointer",
    "& svg": { color: "text.muted", flexShrink: 0 },
    _hover: { bg: "hover" },
    _focusVisible: { outlineOffset: "-2px" },
  },
});

const byTenant = (accounts: readonly SampleAccount[]) =>
  [...new Set(accounts.map(({ tenant }) => tenant))].map((tenant) => ({
    tenant,
    people: accounts.filter((one) => one.tenant === tenant),
  }));

export function SampleAccounts({
  accounts,
  onChoose,
}: {
  accounts: readonly SampleAccount[];
  onChoose: (account: SampleAccount) => void;
}) {
  const t = useText();
  return (
    <chakra.section aria-labelledby="samples" mt="8">
      <chakra.h2 id="samples" fontSize="sm" lineHeight="sm" fontWeight="medium">
        {t("samples.title")}
      </chakra.h2>
      <chakra.p color="text.muted" fontSize="sm" lineHeight="sm">
        {t("samples.hint")}
      </chakra.p>
      {byTenant(accounts).map(({ tenant, people }) => (
        <chakra.section key={tenant} aria-label={tenant} mt="4">
          <chakra.h3 fontSize="sm" lineHeight="sm" color="text.muted" mb="1">
            {people.some(({ kind }) => kind === "platformAdmin") ? t("samples.platform") : tenant}
          </chakra.h3>
          <chakra.ul borderWidth="1px" borderColor="border" borderRadius="card" bg="surface" overflow="hidden">
            {people.map((account) => (
              <chakra.li key={account.email} borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
                <Row type="button" onClick={() => onChoose(account)}>
                  <Avatar name={account.fullName} />
                  <chakra.span flex="1" minW="0">
                    <chakra.span display="block" fontWeight="medium">
                      {t(`samples.role.${account.kind ?? "none"}`)}
                    </chakra.span>
                    <chakra.span
                      display="block"
                      color="text.muted"
                      fontSize="sm"
                      lineHeight="sm"
                      overflowWrap="anywhere"
                    >
                      {`${account.fullName} · ${account.email}`}
                    </chakra.span>
                  </chakra.span>
                  <LogIn size={16} aria-hidden />
                </Row>
              </chakra.li>
            ))}
          </chakra.ul>
        </chakra.section>
      ))}
    </chakra.section>
  );
}

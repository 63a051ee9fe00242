/** The accounts of the samples; one press fills in the form. */
import { chakra } from "@chakra-ui/react";
import { ArrowUpRight } from "lucide-react";
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

export function SampleAccounts({ accounts, onChoose }: { accounts: readonly SampleAccount[]; onChoose: (account: SampleAccount) => void }) {
  const t = useText();
  return (
    <chakra.section aria-labelledby="samples" mt="8">
      <chakra.h2 id="samples" fontSize="sm" lineHeight="sm" fontWeight="medium">
        {t("auth.samples")}
      </chakra.h2>
      <chakra.p color="text.muted" fontSize="sm" lineHeight="sm" mb="2">
        {t("auth.samplesHint")}
      </chakra.p>
      <chakra.ul borderWidth="1px" borderColor="border" borderRadius="card" bg="surface" overflow="hidden">
        {accounts.map((account) => (
          <chakra.li key={account.email} borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
            <Row type="button" onClick={() => onChoose(account)}>
              <Avatar name={account.fullName} />
              <chakra.span flex="1" minW="0">
                <chakra.span display="block" fontWeight="medium">
                  {account.email}
                </chakra.span>
                <chakra.span display="block" color="text.muted" fontSize="sm" lineHeight="sm">
                  {`${account.fullName} · ${account.role} · ${account.tenant}`}
                </chakra.span>
              </chakra.span>
              <ArrowUpRight size={16} aria-hidden style={{ transform: "rotate(-90deg)" }} />
            </Row>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** Sample accounts by tenant and role, with one-click sign-in, and networks that stand for one of them. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { AppWindow, GitBranch, LogIn, Search, Users } from "lucide-react";
import type { SampleAccount } from "#generated/hrms/schema.ts";
import { Avatar } from "../kit/avatar.tsx";
import { Button } from "../kit/button.tsx";
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

/** Brands are written the same in every language. The icons stand for what people know them for, as their logos are not ours. */
const networks = [
  { name: "Google", Icon: Search },
  { name: "Microsoft", Icon: AppWindow },
  { name: "Facebook", Icon: Users },
  { name: "GitHub", Icon: GitBranch },
] as const;

const title = css({ fontSize: "sm", lineHeight: "sm", fontWeight: "medium" });
const hint = css({ color: "text.muted", fontSize: "sm", lineHeight: "sm" });

interface SampleAccountsProps {
  accounts: readonly SampleAccount[];
  onChoose: (account: SampleAccount) => void;
}

export function SampleAccounts({ accounts, onChoose }: SampleAccountsProps) {
  const t = useText();
  const owner = accounts.find(({ kind }) => kind === "tenantOwner");
  return (
    <>
      {owner && (
        <section className={css({ mt: "8" })} aria-labelledby="networks">
          <h2 className={title} id="networks">
            {t("samples.networks")}
          </h2>
          <p className={hint}>{t("samples.networksHint", { name: owner.fullName })}</p>
          <div className={css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "2", mt: "3" })}>
            {networks.map(({ name, Icon }) => (
              <Button key={name} onClick={() => onChoose(owner)}>
                <Icon size={16} className={css({ color: "accent.text" })} aria-hidden />
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}
      <AccountList accounts={accounts} onChoose={onChoose} />
    </>
  );
}

function AccountList({ accounts, onChoose }: SampleAccountsProps) {
  const t = useText();
  return (
    <section className={css({ mt: "8" })} aria-labelledby="samples">
      <h2 className={title} id="samples">
        {t("samples.title")}
      </h2>
      <p className={hint}>{t("samples.hint")}</p>
      {byTenant(accounts).map(({ tenant, people }) => (
        <section key={tenant} className={css({ mt: "4" })} aria-label={tenant}>
          <h3 className={css({ fontSize: "sm", lineHeight: "sm", color: "text.muted", mb: "1" })}>
            {people.some(({ kind }) => kind === "platformAdmin") ? t("samples.platform") : tenant}
          </h3>
          <ul
            className={css({
              borderWidth: "1px",
              borderColor: "border",
              borderRadius: "card",
              bg: "surface",
              overflow: "hidden",
            })}
          >
            {people.map((account) => (
              <li
                key={account.email}
                className={css({ borderTopWidth: "1px", borderColor: "border", _first: { borderTopWidth: "0" } })}
              >
                <Row type="button" onClick={() => onChoose(account)}>
                  <Avatar name={account.fullName} />
                  <span className={css({ flex: "1", minW: "0" })}>
                    <span className={css({ display: "block", fontWeight: "medium" })}>
                      {t(`samples.role.${account.kind ?? "none"}`)}
                    </span>
                    <span
                      className={css({
                        display: "block",
                        color: "text.muted",
                        fontSize: "sm",
                        lineHeight: "sm",
                        overflowWrap: "anywhere",
                      })}
                    >
                      {`${account.fullName} · ${account.email}`}
                    </span>
                  </span>
                  <LogIn size={16} aria-hidden />
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** Actions of a company: open its bank accounts, make it the default on new devices. */
import { Check, Landmark, Star } from "lucide-react";
import { useListCompanyOptions, useSetDefaultCompany } from "#generated/hrms/hooks/companies.ts";
import type { Row } from "../../../crud/area.ts";
import { recordAt } from "../../../crud/addresses.ts";
import { Button } from "../../../kit/button.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";

export function CompanySteps({ row }: { row: Row }) {
  const t = useText();
  const canSeeAccounts = useAbility().can("read", "company-bank-accounts");
  const { data } = useListCompanyOptions();
  const { mutateAsync: begin, isPending } = useSetDefaultCompany();
  const attempt = useAttempt();
  const mine = data?.find(({ id }) => id === row.id);
  const choose = () =>
    attempt(() => begin({ path: { companyId: row.id } }), t("companies.begins", { name: String(row["company_name"]) }));
  const accounts = canSeeAccounts && (
    <ButtonLink to={recordAt("/companies", `${row.id}/company-bank-accounts`)}>
      <Landmark size={16} aria-hidden />
      {t("companies.bankAccounts")}
    </ButtonLink>
  );
  if (row.status !== "active") return accounts;
  return (
    <>
      {accounts}
      <Button
        loading={isPending}
        disabled={mine === undefined || mine.isDefault === true}
        onClick={() => void choose()}
      >
        {mine?.isDefault === true ? <Check size={16} aria-hidden /> : <Star size={16} aria-hidden />}
        {t(mine?.isDefault === true ? "companies.isDefault" : "companies.begin")}
      </Button>
    </>
  );
}

/** Tax filings that are not acknowledged yet, with the day on which they are due. */
import { useListTaxFilings } from "#generated/hrms/hooks/tax-filings.ts";
import type { TaxFiling } from "#generated/hrms/schema.ts";
import { useFormat } from "../../../kit/format.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { NameList } from "./name-list.tsx";

const open = ["drafting", "draft", "failed", "submitted", "approved"] as const;
const query = { status: [...open], sort: "year" as const, pageSize: 3 };

export function TaxFilingsCard({ companyId }: { companyId: string }) {
  const t = useText();
  const format = useFormat();
  const may = useAbility().can("read", "tax-filings");
  const { data } = useListTaxFilings({ path: { companyId }, query }, { enabled: may });
  if (!may || !data) return null;
  const stateOf = ({ status, withProblems, missing }: TaxFiling): string => {
    const problems = withProblems + missing.length;
    if (status === "draft" && problems > 0) return t("dashboard.filing.problems", { count: problems });
    return t(`dashboard.filing.${open.find((each) => each === status) ?? "approved"}`);
  };
  return (
    <NameList
      title={t("dashboard.filing.title")}
      lines={data.items.map((filing) => ({
        id: filing.id,
        name: filing.name,
        what: stateOf(filing),
        when: t("dashboard.filing.due", { date: format.date(filing.dueOn) }),
        link: { to: `/companies/${companyId}/tax-filings/${filing.id}` },
      }))}
      none={t("dashboard.filing.none")}
    />
  );
}

/** What was decided about the last pay, and the record of leaving that it is suggested from. */
import { css } from "#generated/styles/css/index.js";
import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { part } from "../../../detail/part.ts";
import { Button } from "../../../kit/button.tsx";
import { Card, CardHead, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { PropertyList } from "../../../kit/property-list.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { isOpenSettlement, type SettlementTabProps } from "./settlement-tab.ts";

const TermsDialog = part(async () => (await import("./terms-dialog.tsx")).TermsDialog, "fields");

export function TermsTab({ companyId, settlement }: SettlementTabProps) {
  const t = useText();
  const format = useFormat();
  const [editing, edit] = useState(false);
  const may = useAbility().can("run", "settlements") && isOpenSettlement(settlement);
  const { how, noticeBy, noticeFrom, noticeTo, noticeCount, awsMethod, awsUnpaidDays, residency, note } = settlement;
  const { retrenchment, encashLeave, recoverLoans, limitLoans, withholdTax, recoveries } = settlement;
  const day = (date: string | null): string => (date === null ? "–" : format.date(date));
  const yes = (given: boolean): string => t(given ? "settlements.yes" : "settlements.no");
  const extra = recoveries.reduce((sum, { amount }) => sum + amount, 0);
  const terms = [
    { id: "how", value: t(`settlements.how.${how}`) },
    { id: "noticeBy", value: t(`settlements.noticeBy.${noticeBy ?? "none"}`) },
    ...(noticeBy === null
      ? []
      : [
          { id: "noticeFrom" as const, value: day(noticeFrom) },
          { id: "noticeTo" as const, value: day(noticeTo) },
          { id: "noticeCount" as const, value: t(`settlements.noticeCount.${noticeCount}`) },
        ]),
    { id: "encashLeave", value: yes(encashLeave) },
    { id: "awsMethod", value: t(`settlements.awsMethod.${awsMethod ?? "none"}`) },
    ...(awsMethod === "calendar-days" ? [{ id: "awsUnpaidDays" as const, value: format.number(awsUnpaidDays) }] : []),
    { id: "retrenchment", value: format.money(retrenchment) },
    { id: "recoverLoans", value: yes(recoverLoans) },
    { id: "limitLoans", value: yes(limitLoans) },
    { id: "recoveries", value: format.money(extra) },
    { id: "withholdTax", value: yes(withholdTax) },
    { id: "note", value: note ?? "–" },
  ] as const;
  return (
    <div className={css({ display: "grid", gap: "4", maxW: "64rem" })}>
      <Card padded>
        <CardHead title={t("settlements.tab.terms")}>
          {may && (
            <Button size="sm" onClick={() => edit(true)}>
              <Pencil size={16} aria-hidden />
              {t("settlements.editTerms")}
            </Button>
          )}
        </CardHead>
        <PropertyList properties={terms.map(({ id, value }) => ({ id, label: t(`settlements.${id}`), value }))} />
      </Card>
      <Card padded>
        <CardTitle>{t("settlements.fact.ending")}</CardTitle>
        <PropertyList
          properties={[
            {
              id: "employee",
              label: t("settlements.employee"),
              value: (
                <Link to={`/companies/${companyId}/employees/${settlement.employeeId}` as string}>
                  {settlement.fullName}
                </Link>
              ),
            },
            { id: "lastDay", label: t("settlements.lastDay"), value: day(settlement.lastDay) },
            { id: "noticeGiven", label: t("settlements.fact.notice"), value: day(settlement.noticeGivenOn) },
            { id: "noticeUntil", label: t("settlements.fact.noticeUntil"), value: day(settlement.noticeUntil) },
            { id: "period", label: t("settlements.fact.period"), value: settlement.period ?? "–" },
            {
              id: "residency",
              label: t("settlements.fact.residency"),
              value: residency === null ? "–" : t(`settlements.residency.${residency}`),
            },
          ]}
        />
      </Card>
      {editing && (
        <Suspense>
          <TermsDialog companyId={companyId} settlement={settlement} onClose={() => edit(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Pay runs that are not paid yet, the next pay day first, with what each one waits for. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { useListPayRuns } from "#generated/hrms/hooks/pay-runs.ts";
import type { PayRun } from "#generated/hrms/schema.ts";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Money, useFormat } from "../../../kit/format.tsx";
import { ButtonLink, Link } from "../../../kit/link.tsx";
import { StatusDot, type Tone } from "../../../kit/status-dot.tsx";
import { LoadedCard } from "../../../kit/loaded-card.tsx";
import { useText, type Text } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { nextRuns } from "./dashboard-query.ts";
import { lineLink, lineName } from "./name-list.tsx";

function stateOf(t: Text, { status, blockers }: PayRun): readonly [Tone, string] {
  if (status === "calculated")
    return blockers > 0
      ? ["danger", t("dashboard.run.blockers", { count: blockers })]
      : ["success", t("dashboard.run.ready")];
  const tones: Partial<Record<PayRun["status"], Tone>> = {
    failed: "danger",
    submitted: "warning",
    approved: "success",
  };
  const known = (["draft", "calculating", "failed", "submitted", "approved", "locked"] as const).find(
    (each) => each === status,
  );
  return [tones[status] ?? "info", known === undefined ? "" : t(`dashboard.run.${known}`)];
}

export function NextRunsCard({ companyId }: { companyId: string }) {
  const t = useText();
  const format = useFormat();
  const ability = useAbility();
  const may = ability.can("read", "pay-runs");
  const query = useListPayRuns(nextRuns(companyId), { enabled: may });
  if (!may) return null;
  const list = `/companies/${companyId}/pay-runs`;
  return (
    <LoadedCard query={query} height="13.75rem">
      {(data) => (
        <Card className={css({ px: "2.5", pt: "5", pb: "2.5" })} data-next-runs>
          <div
            className={css({
              display: "flex",
              alignItems: "baseline",
              justifyContent: "space-between",
              px: "2.5",
              mb: "2",
            })}
          >
            <CardTitle>{t("dashboard.run.title")}</CardTitle>
            <Link to={list as string}>{t("dashboard.run.all")}</Link>
          </div>
          {data.items.length === 0 ? (
            <div
              className={css({
                display: "flex",
                flexWrap: "wrap",
                alignItems: "center",
                gap: "3",
                px: "2.5",
                pb: "2.5",
              })}
            >
              <p className={css({ flex: "1", color: "text.muted" })}>{t("dashboard.run.none")}</p>
              {ability.can("run", "pay-runs") && (
                <ButtonLink size="sm" to={`${list}/new` as string}>
                  <Plus size={16} aria-hidden />
                  {t("dashboard.run.new")}
                </ButtonLink>
              )}
            </div>
          ) : (
            <ul>
              {data.items.map((run) => {
                const [tone, state] = stateOf(t, run);
                return (
                  <li key={run.id}>
                    <Link to={`${list}/${run.id}` as string} quiet className={lineLink}>
                      <span className={css({ flex: "1", minW: "0" })}>
                        <span className={lineName}>{run.name}</span>
                        <span
                          className={css({ display: "block", color: "text.muted", fontSize: "sm", lineHeight: "sm" })}
                        >
                          {t("dashboard.run.payDay", { date: format.date(run.payDate) })}
                          {run.calculatedAt !== null && (
                            <>
                              {" · "}
                              <Money cents={run.payable} />
                            </>
                          )}
                        </span>
                      </span>
                      <span className={css({ fontSize: "sm" })}>
                        <StatusDot tone={tone}>{state}</StatusDot>
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          )}
        </Card>
      )}
    </LoadedCard>
  );
}

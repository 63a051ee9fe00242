/** One's own leave: balances, requests and what is planned. */
import { css } from "#generated/styles/css/index.js";
import { CalendarPlus } from "lucide-react";
import { useListMyLeaveBalances } from "#generated/hrms/hooks/leave-balances.ts";
import { useListLeaves } from "#generated/hrms/hooks/leaves.ts";
import { Card, CardHead } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { ButtonLink } from "../../../kit/link.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { BalanceCards } from "./balance-cards.tsx";
import { FeedButton } from "./feed-button.tsx";
import { LeaveLines } from "./leave-lines.tsx";
import { OwnEmployee } from "./own-employee.tsx";

const open: readonly string[] = ["submitted", "approved", "cancelRequested"];

function OwnLeave({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const t = useText();
  const balances = useListMyLeaveBalances({ path: { companyId } });
  const leaves = useListLeaves({ path: { companyId }, query: { own: true, pageSize: 100 } });
  // The lists are below the balances, so that they wait for them.
  return (
    <Loaded query={balances} waiting={<LeaveSkeleton rows={10} />}>
      {(types) => (
        <Loaded query={leaves} waiting={<LeaveSkeleton rows={10} />}>
          {({ items }) => {
            const upcoming = items.filter(({ status }) => open.includes(status)).toReversed();
            const past = items.filter(({ status }) => !open.includes(status));
            return (
              <div className={css({ display: "grid", gap: "4" })}>
                <BalanceCards companyId={companyId} employeeId={employeeId} balances={types} />
                <Card>
                  <CardHead title={t("leaves.upcoming")} className={css({ px: "5", pt: "5", mb: "2" })} />
                  <LeaveLines companyId={companyId} leaves={upcoming} none={t("leaves.noUpcoming")} />
                </Card>
                <Card>
                  <CardHead title={t("leaves.past")} className={css({ px: "5", pt: "5", mb: "2" })} />
                  <LeaveLines companyId={companyId} leaves={past} none={t("leaves.noPast")} />
                </Card>
              </div>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

export function MyLeavePage({ companyId }: { companyId: string }) {
  const t = useText();
  const ability = useAbility();
  if (!ability.can("read", "leaves")) return <Forbidden title={t("leaves.myTitle")} />;
  return (
    <PageFrame
      title={t("leaves.myTitle")}
      intro={t("leaves.myIntro")}
      actions={
        <>
          <FeedButton companyId={companyId} scope="own" />
          {ability.can("create", "leaves") && (
            <ButtonLink variant="solid" to={`/companies/${companyId}/my-leave/request` as string}>
              <CalendarPlus size={16} aria-hidden />
              {t("leaves.request")}
            </ButtonLink>
          )}
        </>
      }
    >
      <OwnEmployee companyId={companyId}>
        {(employeeId) => <OwnLeave companyId={companyId} employeeId={employeeId} />}
      </OwnEmployee>
    </PageFrame>
  );
}

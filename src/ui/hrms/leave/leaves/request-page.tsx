/** The request form: days on a calendar, with what they cost while choosing. */
import { css } from "#generated/styles/css/index.js";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useListLeaveBalances } from "#generated/hrms/hooks/leave-balances.ts";
import { previewLeaveOptions, useCreateLeave } from "#generated/hrms/hooks/leaves.ts";
import type { LeaveBalance, LeaveInput } from "#generated/hrms/schema.ts";
import { useQuery } from "@tanstack/react-query";
import { Button } from "../../../kit/button.tsx";
import { today } from "../../../kit/calendar-date.ts";
import { Card } from "../../../kit/card.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { Loaded } from "../../../kit/loaded.tsx";
import { PageFrame } from "../../../kit/page-frame.tsx";
import { toast } from "../../../kit/toast.ts";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { hasBalance } from "./balance-cards.tsx";
import { LeaveMonth } from "./leave-month.tsx";
import { LeaveSkeleton } from "./leave-skeleton.tsx";
import { OwnEmployee } from "./own-employee.tsx";
import { RequestFields } from "./request-fields.tsx";
import { RequestPreview } from "./request-preview.tsx";

export interface Draft {
  readonly leaveTypeId: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly startHalf: "am" | "pm";
  readonly endHalf: "am" | "pm";
  readonly minutes: number | null;
  readonly reason: string;
  readonly fileIds: readonly string[];
  readonly dependantId: string | null;
  readonly handoverToId: string | null;
}

/** Undefined until a first day is chosen. */
function bodyOf({ from, to, fileIds, reason, ...draft }: Draft): LeaveInput | undefined {
  if (from === null || draft.leaveTypeId === "") return undefined;
  return { ...draft, from, to: to ?? from, reason: reason.trim() === "" ? null : reason, fileIds: [...fileIds] };
}

function RequestForm({
  companyId,
  employeeId,
  types,
}: {
  companyId: string;
  employeeId: string;
  types: readonly LeaveBalance[];
}) {
  const t = useText();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const create = useCreateLeave();
  const [draft, setDraft] = useState<Draft>({
    leaveTypeId: (types.find(hasBalance) ?? types[0])?.leaveTypeId ?? "",
    from: null,
    to: null,
    startHalf: "am",
    endHalf: "pm",
    minutes: null,
    reason: "",
    fileIds: [],
    dependantId: null,
    handoverToId: null,
  });
  const body = bodyOf(draft);
  // The reason does not matter for the preview: typing it asks for nothing.
  const asked = body && { ...body, reason: null };
  const preview = useQuery({
    ...previewLeaveOptions({ path: { companyId }, body: asked as LeaveInput }),
    enabled: asked !== undefined,
    placeholderData: (earlier) => earlier,
  });
  const shown = asked === undefined ? undefined : preview.data;
  const change = (changed: Partial<Draft>): void => setDraft({ ...draft, ...changed });
  const send = (): Promise<void> =>
    attempt(async () => {
      if (!body) return;
      await create.mutateAsync({ path: { companyId }, body });
      toast({ text: t("leaves.sent") });
      await navigate({ to: `/companies/${companyId}/my-leave` as string });
    });
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(18rem, 2fr)" },
        alignItems: "start",
        maxW: "72rem",
      })}
    >
      <Card padded as="form" aria-label={t("leaves.requestTitle")} onSubmit={(event) => event.preventDefault()}>
        <div className={css({ display: "grid", gap: "4" })}>
          <RequestFields companyId={companyId} employeeId={employeeId} types={types} draft={draft} onChange={change}>
            <LeaveMonth
              companyId={companyId}
              employeeId={employeeId}
              from={draft.from}
              to={draft.to}
              today={today()}
              onChange={(from, to) => change({ from, to })}
            />
          </RequestFields>
        </div>
      </Card>
      <div
        className={css({ display: "grid", gap: "4", position: { lg: "sticky" }, top: { lg: "4" } })}
        aria-live="polite"
      >
        <RequestPreview preview={shown} />
        <Button
          variant="solid"
          inactive={shown === undefined || shown.faults.length > 0}
          loading={create.isPending}
          onClick={() => void send()}
        >
          {t("leaves.send")}
        </Button>
      </div>
    </div>
  );
}

export function RequestLeavePage({ companyId }: { companyId: string }) {
  const t = useText();
  if (!useAbility().can("create", "leaves")) return <Forbidden title={t("leaves.requestTitle")} />;
  return (
    <PageFrame
      title={t("leaves.requestTitle")}
      intro={t("leaves.requestIntro")}
      crumbs={[
        { label: t("leaves.myTitle"), to: `/companies/${companyId}/my-leave` },
        { label: t("leaves.requestTitle") },
      ]}
    >
      <OwnEmployee companyId={companyId}>
        {(employeeId) => <Types companyId={companyId} employeeId={employeeId} />}
      </OwnEmployee>
    </PageFrame>
  );
}

function Types({ companyId, employeeId }: { companyId: string; employeeId: string }) {
  const query = useListLeaveBalances({ path: { companyId, employeeId } });
  return (
    <Loaded query={query} waiting={<LeaveSkeleton rows={8} />}>
      {(types) => <RequestForm companyId={companyId} employeeId={employeeId} types={types} />}
    </Loaded>
  );
}

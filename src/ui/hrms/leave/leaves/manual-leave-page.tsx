/** Manual leave: what HR has entered, and its reversal. */
import { Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { exportManualLeave } from "#generated/hrms/client/manual-leave.ts";
import { reverseManualLeave as reversal } from "#generated/hrms/forms/manual-leave.ts";
import { listManualLeaveOptions, useReverseManualLeave } from "#generated/hrms/hooks/manual-leave.ts";
import { manualLeaveList } from "#generated/hrms/resources/manual-leave.ts";
import type { ManualLeave } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { specsOf } from "../../../form/spec.ts";
import { Button, IconButton } from "../../../kit/button.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { RelativeTime, useFormat } from "../../../kit/format.tsx";
import { StatusDot } from "../../../kit/status-dot.tsx";
import { toast } from "../../../kit/toast.ts";
import { ListExport } from "../../../list/list-export.tsx";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import type { Column } from "../../../table/column.ts";
import { useLeaveWords } from "./leave-words.ts";
import { ManualLeaveDialog } from "./manual-leave-dialog.tsx";
import { ManualUpload } from "./manual-upload.tsx";

const idOf = ({ id }: ManualLeave): string => id;
const usual = ["fullName", "leaveType", "mode", "units", "on", "reason", "status"];
const fields = specsOf(reversal);

function useColumns(): readonly Column<ManualLeave>[] {
  const t = useText();
  const words = useLeaveWords();
  const format = useFormat();
  return useMemo<readonly Column<ManualLeave>[]>(
    () => [
      { id: "fullName", header: t("leaves.employee"), cell: ({ fullName }) => fullName, sortBy: "fullName" },
      { id: "leaveType", header: t("leaves.type"), cell: ({ leaveType }) => words.type(leaveType), onCard: "line" },
      { id: "mode", header: t("leaves.mode"), cell: ({ mode }) => t(`leaves.mode.${mode}`), onCard: "line" },
      {
        id: "units",
        header: t("leaves.units"),
        cell: ({ units, unit }) => words.amount(units, unit),
        align: "end",
        onCard: "line",
      },
      { id: "on", header: t("leaves.on"), cell: ({ on }) => format.date(on), sortBy: "on", onCard: "line" },
      {
        id: "expiresOn",
        header: t("leaves.expiresOn"),
        cell: ({ expiresOn }) => (expiresOn === null ? "–" : format.date(expiresOn)),
      },
      {
        id: "reason",
        header: t("leaves.reason"),
        cell: ({ reason, earnedDay }) => reason ?? (earnedDay === null ? "–" : t(`leaves.earned.${earnedDay}`)),
        room: "long",
      },
      {
        id: "status",
        header: t("leaves.status"),
        cell: ({ status }) => (
          <StatusDot tone={status === "posted" ? "success" : "neutral"}>{t(`leaves.manualStatus.${status}`)}</StatusDot>
        ),
        onCard: "corner",
      },
      { id: "createdBy", header: t("leaves.enteredBy"), cell: ({ createdBy }) => createdBy ?? "–" },
      {
        id: "createdAt",
        header: t("leaves.entered"),
        cell: ({ createdAt }) => <RelativeTime value={createdAt} />,
        sortBy: "createdAt",
      },
    ],
    [t, words, format],
  );
}

export function ManualLeavePage({ companyId }: { companyId: string }) {
  const t = useText();
  return useAbility().can("read", "manual-leave") ? (
    <ManualLeaveList companyId={companyId} />
  ) : (
    <Forbidden title={t("leaves.manualTitle")} />
  );
}

function ManualLeaveList({ companyId }: { companyId: string }) {
  const t = useText();
  const ability = useAbility();
  const [entering, setEntering] = useState(false);
  const [reversing, setReversing] = useState<ManualLeave>();
  const list = useList({
    name: "manual-leave",
    contract: manualLeaveList,
    ...useListAddress(),
    columns: useColumns(),
    usual,
    idOf,
    views: useDeviceViews("manual-leave"),
  });
  const answer = useListAnswer(
    list,
    listManualLeaveOptions({ path: { companyId }, query: listQuery(manualLeaveList, list.state) }),
  );
  const mayEnter = ability.can("create", "manual-leave");
  const words = [
    "employee",
    "type",
    "mode",
    "units",
    "on",
    "expiresOn",
    "reason",
    "earnedDay",
    "status",
    "entered",
    "enteredBy",
  ] as const;
  const names = [
    "fullName",
    "leaveType",
    "mode",
    "units",
    "on",
    "expiresOn",
    "reason",
    "earnedDay",
    "status",
    "createdAt",
    "createdBy",
  ] as const;
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("leaves.manualTitle")}
      intro={t("leaves.manualIntro")}
      search={t("leaves.search")}
      actions={
        <>
          {ability.can("export", "manual-leave") && (
            <ListExport
              name="manual-leave"
              list={list}
              total={answer.rows && answer.total}
              columns={names.map((id, index) => ({ id, header: t(`leaves.${words[index] ?? "type"}`) }))}
              ask={(query, init) => exportManualLeave({ path: { companyId }, query }, init)}
            />
          )}
          {mayEnter && <ManualUpload companyId={companyId} />}
          {mayEnter && (
            <Button variant="solid" onClick={() => setEntering(true)}>
              {t("leaves.manualEnter")}
            </Button>
          )}
        </>
      }
      filters={[
        {
          kind: "choices",
          name: "mode",
          label: t("leaves.mode"),
          options: manualLeaveList.filters.mode.items.enum.map((value) => ({
            value,
            label: t(`leaves.mode.${value}`),
          })),
        },
      ]}
      sortLabel={(name) => t(name === "on" ? "leaves.on" : name === "createdAt" ? "leaves.entered" : "leaves.employee")}
      empty={{ title: t("leaves.manualNone"), text: t("leaves.manualNoneText") }}
      table={{
        nameOf: ({ fullName }) => fullName,
        lead: (row, control) => <span {...control}>{row.fullName}</span>,
        actions: (row, control) =>
          row.status === "posted" &&
          ability.can("update", "manual-leave") && (
            <IconButton
              {...control("reverse")}
              label={`${t("leaves.reverse")}: ${row.fullName}`}
              onClick={() => setReversing(row)}
            >
              <Undo2 size={16} aria-hidden />
            </IconButton>
          ),
      }}
      selectable={false}
      onCreate={mayEnter ? () => setEntering(true) : undefined}
    >
      {entering && <ManualLeaveDialog companyId={companyId} onClose={() => setEntering(false)} />}
      {reversing && <ReverseDialog companyId={companyId} entry={reversing} onClose={() => setReversing(undefined)} />}
    </ListPage>
  );
}

function ReverseDialog({ companyId, entry, onClose }: { companyId: string; entry: ManualLeave; onClose: () => void }) {
  const t = useText();
  const words = useLeaveWords();
  const reverse = useReverseManualLeave();
  return (
    <FormDialog
      title={t("leaves.reverseTitle")}
      intro={
        <>
          <p>{`${entry.fullName}: ${words.type(entry.leaveType)}, ${words.amount(entry.units, entry.unit)}`}</p>
          <p>{t("leaves.reverseText")}</p>
        </>
      }
      action={t("leaves.reverse")}
      danger
      fields={fields}
      words={{ field: () => t("leaves.reason"), fault: (_code, fault) => words.fault(fault) }}
      send={async (body) => {
        await reverse.mutateAsync({ path: { companyId, manualLeaveId: entry.id }, body: body as { comment: string } });
        toast({ text: t("leaves.done") });
      }}
      onClose={onClose}
    />
  );
}

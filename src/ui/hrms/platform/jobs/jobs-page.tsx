/** Background tasks of all tenants and runs of scheduled jobs. */
import { useState } from "react";
import { listPlatformJobsOptions, useCancelPlatformJob } from "#generated/hrms/hooks/platform-jobs.ts";
import { jobsList } from "#generated/hrms/resources/platform-jobs.ts";
import type { PlatformJob } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { ConfirmDialog } from "../../../kit/confirm-dialog.tsx";
import { Forbidden } from "../../../kit/forbidden.tsx";
import { useAttempt } from "../../../kit/use-attempt.ts";
import { useTaskWords } from "../../../layout/background-tasks/task-words.ts";
import { ListPage } from "../../../list/list-page.tsx";
import { listQuery } from "../../../list/list-state.ts";
import { useDeviceViews } from "../../../list/use-device-views.ts";
import { useList, useListAnswer } from "../../../list/use-list.ts";
import { useListAddress } from "../../../list/use-list-address.ts";
import { useText } from "../../../messages/use-text.ts";
import { useAbility } from "../../../session/ability.ts";
import { JobName, useJobColumns, usualColumns } from "./job-columns.tsx";

const pollIntervalMs = 5_000;
const idOf = ({ id }: PlatformJob): string => id;
const isOpen = ({ finishedAt }: PlatformJob): boolean => finishedAt === null;

export function JobsPage() {
  const t = useText();
  return useAbility().can("read", "platform-jobs") ? <JobsList /> : <Forbidden title={t("platform-jobs.title")} />;
}

function JobsList() {
  const t = useText();
  const words = useTaskWords();
  const mayCancel = useAbility().can("update", "platform-jobs");
  const [cancelling, setCancelling] = useState<PlatformJob | null>(null);
  const list = useList({
    name: "platform-jobs",
    contract: jobsList,
    ...useListAddress(),
    columns: useJobColumns(),
    usual: usualColumns,
    idOf,
    views: useDeviceViews("platform-jobs"),
  });
  const answer = useListAnswer(list, {
    ...listPlatformJobsOptions({ query: listQuery(jobsList, list.state) }),
    refetchInterval: ({ state }) => (state.data?.items.some(isOpen) ? pollIntervalMs : false),
  });
  const choices = (name: "job" | "state", labelOf: (value: string) => string) =>
    ({
      kind: "choices",
      name,
      label: t(`platform-jobs.${name}`),
      options: jobsList.filters[name].items.enum.map((value) => ({ value, label: labelOf(value) })),
    }) as const;
  return (
    <ListPage
      list={list}
      answer={answer}
      title={t("platform-jobs.title")}
      intro={t("platform-jobs.intro")}
      search={t("platform-jobs.search")}
      filters={[
        choices("state", (value) => t(`background-tasks.state.${value as PlatformJob["state"]}`)),
        choices("job", (value) => words.job({ job: value as PlatformJob["job"] })),
      ]}
      sortLabel={(name) => t(`platform-jobs.${name as "createdAt"}`)}
      empty={{ title: t("platform-jobs.empty"), text: t("platform-jobs.emptyText") }}
      table={{
        nameOf: (row) => words.job(row),
        lead: (row, control) => <JobName control={control}>{words.job(row)}</JobName>,
        actions: (row, control) =>
          isOpen(row) &&
          mayCancel && (
            <Button
              {...control("cancel")}
              size="sm"
              variant="ghost"
              inactive={row.cancelAsked}
              aria-label={t("background-tasks.cancelOf", { name: words.job(row) })}
              onClick={() => setCancelling(row)}
            >
              {t("background-tasks.cancel")}
            </Button>
          ),
      }}
      selectable={false}
    >
      {cancelling && <CancelDialog row={cancelling} onClose={() => setCancelling(null)} />}
    </ListPage>
  );
}

function CancelDialog({ row, onClose }: { row: PlatformJob; onClose: () => void }) {
  const t = useText();
  const job = useTaskWords().job(row);
  const { mutateAsync } = useCancelPlatformJob();
  const attempt = useAttempt();
  const cancel = (): Promise<void> =>
    attempt(() => mutateAsync({ path: { jobId: row.id } }), t("platform-jobs.cancelled", { job }));
  return (
    <ConfirmDialog
      open
      danger
      title={t("platform-jobs.cancelTitle", { job })}
      action={t("platform-jobs.cancel")}
      onConfirm={cancel}
      onClose={onClose}
    >
      {row.tenant === null ? t("platform-jobs.cancelText") : t("platform-jobs.cancelTextOf", { tenant: row.tenant })}
    </ConfirmDialog>
  );
}

/** One record: its facts, its history, and what can be done with it. */
import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArchiveRestore, Pencil } from "lucide-react";
import { useState } from "react";
import { nameOf, pathOf, type Area, type Row } from "../areas/area.ts";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { PageFrame } from "../kit/page-frame.tsx";
import { Loading, Skeleton } from "../kit/skeleton.tsx";
import { useShortcuts } from "../kit/shortcuts.ts";
import { TabPanel, Tabs } from "../kit/tabs.tsx";
import { useUndoKey } from "../kit/undo.ts";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { editAt } from "./addresses.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Forbidden } from "./forbidden.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { useLabels } from "./labels.ts";
import { detailTabs, type DetailTab } from "./list-search.ts";
import { Overview, OverviewSkeleton } from "./overview.tsx";
import { RecordFailure } from "./record-failure.tsx";
import { RecordMenu } from "./record-menu.tsx";
import { useStatusActions } from "./status-actions.ts";
import { Value } from "./value.tsx";

interface DetailScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  base: string;
  recordId: string;
  tab: DetailTab;
  onTab: (tab: DetailTab) => void;
}

export function DetailScreen(props: DetailScreenProps) {
  const { area, scope, base, recordId } = props;
  const labels = useLabels(area);
  const may = useMay(area);
  const { data, error, refetch } = useQuery({ ...area.calls.get({ path: pathOf(area, scope, recordId) }), enabled: may("get") });
  if (!may("get")) return <Forbidden title={labels.text("title")} />;
  if (data) return <Detail {...props} row={data} />;
  if (error) return <RecordFailure area={area} base={base} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame title={labels.text("title")} crumbs={[{ label: labels.text("title"), to: base }]} intro={<Skeleton w="16rem" />}>
      <Loading>
        <OverviewSkeleton area={area} />
      </Loading>
    </PageFrame>
  );
}

function Detail({ area, scope, base, row, tab, onTab }: DetailScreenProps & { row: Row }) {
  const t = useText();
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { archive, restore } = useStatusActions(area, scope);
  const name = nameOf(area, row);
  const archived = row.status === "archived";
  const edit = editAt(base, row.id);
  useUndoKey();
  useShortcuts({ e: () => void navigate({ to: edit }) }, may("update") && !archived);
  return (
    <PageFrame
      title={name}
      crumbs={[{ label: labels.text("title"), to: base }, { label: name }]}
      intro={
        <chakra.span display="inline-flex" flexWrap="wrap" columnGap="3">
          <chakra.span color="text">
            <Value area={area} field="status" value={row.status} />
          </chakra.span>
          <span>
            {`${row.updatedBy === null ? t("crud.changedByPlatform") : t("crud.changedBy", { name: row.updatedBy })} · `}
            <Value area={area} field="updatedAt" value={row.updatedAt} />
          </span>
        </chakra.span>
      }
      actions={
        <>
          <RecordMenu
            area={area}
            row={row}
            button={{ variant: "outline" }}
            onArchive={() => void archive(row)}
            onRestore={() => void restore(row)}
            onDelete={() => setDeleting(true)}
          />
          {archived && may("restore") && (
            <Button variant="solid" onClick={() => void restore(row)}>
              <ArchiveRestore size={16} aria-hidden />
              {t("crud.restore")}
            </Button>
          )}
          {!archived && may("update") && (
            <ButtonLink to={edit} variant="solid" aria-keyshortcuts="e">
              <Pencil size={16} aria-hidden />
              {t("common.edit")}
            </ButtonLink>
          )}
        </>
      }
      tabs={
        may("history") && (
          <Tabs
            id="record"
            label={name}
            value={tab}
            tabs={detailTabs.map((each) => ({ name: each, label: t(`crud.${each}`) }))}
            onChange={onTab}
          />
        )
      }
    >
      <TabPanel id="record" value={tab}>
        {tab === "history" && may("history") ? <HistoryTab area={area} scope={scope} recordId={row.id} /> : <Overview area={area} row={row} />}
      </TabPanel>
      {deleting && (
        <DeleteDialog
          area={area}
          scope={scope}
          row={row}
          onDeleted={() => void navigate({ to: base, replace: true })}
          onArchive={(each) => void archive(each)}
          onClose={() => setDeleting(false)}
        />
      )}
    </PageFrame>
  );
}

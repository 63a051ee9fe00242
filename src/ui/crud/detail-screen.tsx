/** One record: its facts, its history, and what can be done with it. */
import { chakra } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArchiveRestore, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { pathOf, type Area, type Row } from "./area.ts";
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
import { Forbidden } from "../kit/forbidden.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { useLabels } from "./labels.ts";
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
  tab: string;
  onTab: (tab: string) => void;
}

export function DetailScreen(props: DetailScreenProps) {
  const { area, scope, base, recordId } = props;
  const labels = useLabels(area);
  const may = useMay(area);
  const { data, error, refetch } = useQuery({
    ...area.calls.get({ path: pathOf(area, scope, recordId) }),
    enabled: may("get"),
  });
  if (!may("get")) return <Forbidden title={labels.text("title")} />;
  if (data) return <Detail {...props} row={data} />;
  if (error) return <RecordFailure area={area} base={base} error={error} onRetry={() => void refetch()} />;
  return (
    <PageFrame
      title={labels.text("title")}
      crumbs={[{ label: labels.text("title"), to: base }]}
      intro={<Skeleton w="16rem" />}
    >
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
  const name = labels.name(row);
  const archived = row.status === "archived";
  const fixed = area.fixed?.(row) === true;
  const panels = Object.keys(area.panels ?? {});
  const tabs = [
    { name: "overview", label: t("crud.overview") },
    ...panels.map((each) => ({ name: each, label: labels.text(`panel.${each}`) })),
    ...(may("history") ? [{ name: "history", label: t("crud.history") }] : []),
  ];
  // An address may name a tab that is not there.
  const shown = tabs.some((each) => each.name === tab) ? tab : "overview";
  const Panel = area.panels?.[shown];
  const edit = editAt(base, row.id);
  useUndoKey();
  useShortcuts({ e: () => void navigate({ to: edit }) }, may("update") && !archived && !fixed);
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
          {area.steps && (
            <Suspense fallback={<Skeleton w="28" h="9" my="0" />}>
              <area.steps row={row} scope={scope} base={base} />
            </Suspense>
          )}
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
          {!archived && !fixed && may("update") && (
            <ButtonLink to={edit} variant="solid" aria-keyshortcuts="e">
              <Pencil size={16} aria-hidden />
              {t("common.edit")}
            </ButtonLink>
          )}
        </>
      }
      tabs={tabs.length > 1 && <Tabs id="record" label={name} value={shown} tabs={tabs} onChange={onTab} />}
    >
      <TabPanel id="record" value={shown}>
        {shown === "history" ? (
          <HistoryTab area={area} scope={scope} recordId={row.id} />
        ) : Panel ? (
          <Suspense fallback={<Skeleton h="40" my="0" />}>
            <Panel row={row} scope={scope} base={base} />
          </Suspense>
        ) : (
          <Overview area={area} row={row} />
        )}
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

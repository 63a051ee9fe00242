/** Record page of an area: facts, history and actions. */
import { css } from "#generated/styles/css/index.js";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArchiveRestore, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { pathOf, shownField, type Area, type Row } from "./area.ts";
import { formFields } from "./area-form.ts";
import { AreaRecord } from "./area-record.tsx";
import { DetailPage } from "../detail/detail-page.tsx";
import { Button } from "../kit/button.tsx";
import { ButtonLink } from "../kit/link.tsx";
import { Skeleton } from "../kit/skeleton.tsx";
import { useShortcuts } from "../kit/shortcuts.ts";
import { useUndoKey } from "../kit/undo.ts";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { editAt } from "./addresses.ts";
import { DeleteDialog } from "./delete-dialog.tsx";
import { Facts } from "./facts.tsx";
import { HistoryTab } from "./history-tab.tsx";
import { useLabels } from "./labels.ts";
import { RecordMenu } from "./record-menu.tsx";
import { useStatusActions } from "./status-actions.ts";
import { Value } from "./value.tsx";

/** Facts of the record; the page header shows name and status. */
function Overview({ area, row }: { area: Area; row?: Row }) {
  // Skip fields that only the create form needs.
  const names = formFields(area).filter(
    (name) => name !== area.columns[0] && name !== "status" && shownField(area, name) in area.resource.fields,
  );
  return <Facts area={area} names={names} row={row} audited />;
}

interface DetailScreenProps {
  area: Area;
  scope: Readonly<Record<string, string>>;
  base: string;
  recordId: string;
}

export function DetailScreen({ area, scope, base, recordId }: DetailScreenProps) {
  const allowed = useMay(area)("get");
  const query = useQuery({ ...area.calls.get({ path: pathOf(area, scope, recordId) }), enabled: allowed });
  return (
    <AreaRecord
      area={area}
      base={base}
      query={query}
      allowed={allowed}
      intro={<Skeleton css={{ w: "16rem" }} />}
      waiting={<Overview area={area} />}
    >
      {(row) => <Detail area={area} scope={scope} base={base} row={row} />}
    </AreaRecord>
  );
}

function Detail({ area, scope, base, row }: Omit<DetailScreenProps, "recordId"> & { row: Row }) {
  const t = useText();
  const labels = useLabels(area);
  const may = useMay(area);
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { archive, restore } = useStatusActions(area, scope);
  const name = labels.name(row);
  // Records that never change, such as punches, have neither.
  const { status, updatedAt }: Partial<Row> = row;
  const archived = row.status === "archived";
  const fixed = area.fixed?.(row) === true;
  const edit = editAt(base, row.id);
  useUndoKey();
  useShortcuts({ e: () => void navigate({ to: edit }) }, may("update") && !archived && !fixed);
  return (
    <DetailPage
      id="record"
      title={name}
      crumbs={[{ label: labels.text("title"), to: base }, { label: name }]}
      intro={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", columnGap: "3", minH: "1lh" })}>
          {status !== undefined && (
            <span className={css({ color: "text" })}>
              <Value area={area} field="status" value={status} />
            </span>
          )}
          {updatedAt !== undefined && (
            <span>
              {`${row.updatedBy === null ? t("crud.changedByPlatform") : t("crud.changedBy", { name: row.updatedBy })} · `}
              <Value area={area} field="updatedAt" value={updatedAt} />
            </span>
          )}
        </span>
      }
      actions={
        <>
          {area.steps && (
            <Suspense fallback={<Skeleton css={{ w: "28", h: "9", my: "0" }} />}>
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
      tabs={[
        { name: "overview", label: t("crud.overview"), body: () => <Overview area={area} row={row} /> },
        ...Object.entries(area.panels ?? {}).map(([name, Panel]) => ({
          name,
          label: labels.text(`panel.${name}`),
          body: () => <Panel row={row} scope={scope} base={base} />,
        })),
        ...(may("history")
          ? [
              {
                name: "history",
                label: t("crud.history"),
                body: () => <HistoryTab area={area} scope={scope} recordId={row.id} />,
              },
            ]
          : []),
      ]}
    >
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
    </DetailPage>
  );
}

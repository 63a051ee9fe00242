/** Records of one kind with their actions, and a form to add or edit one. */
import { css } from "#generated/styles/css/index.js";
import { Plus } from "lucide-react";
import { type ReactNode, useMemo, useRef, useState } from "react";
import type { Employee } from "#generated/hrms/schema.ts";
import type { PageOf } from "#src/client/types.ts";
import { hasRole, nameOf, type Row } from "../../../../crud/area.ts";
import { DeleteDialog } from "../../../../crud/delete-dialog.tsx";
import { HistoryTab } from "../../../../crud/history-tab.tsx";
import { useLabels } from "../../../../crud/labels.ts";
import { Button } from "../../../../kit/button.tsx";
import { Dialog } from "../../../../kit/dialog.tsx";
import { Loaded, type Loadable } from "../../../../kit/loaded.tsx";
import { Skeleton } from "../../../../kit/skeleton.tsx";
import { useAbility } from "../../../../session/ability.ts";
import { useText } from "../../../../messages/use-text.ts";
import { showPart, useAskedField } from "../asked-field.ts";
import { RequestChangeButton } from "../request-change.tsx";
import { Section } from "../section.tsx";
import { RecordDrawer } from "./record-drawer.tsx";
import { type RecordKind, type RecordContext, writableWith } from "./record-kind.ts";
import { RecordFile } from "./record-file.tsx";
import { RecordItem } from "./record-item.tsx";

interface RecordsPanelProps {
  employee: Employee;
  kind: RecordKind;
  query: Loadable<PageOf<Row>>;
  /** Content beside the "Add" button. */
  extra?: (context: RecordContext) => ReactNode;
}

export const canSeeRecords = ({ rights, manages }: Employee, kind: RecordKind): boolean =>
  (manages && kind.seenByManagers === true) ||
  (kind.visibleWith ?? [kind.class]).some((name) => rights.read.includes(name));

type Open = { readonly what: "form" | "history" | "delete"; readonly row: Row | undefined };

export function RecordsPanel({ employee, kind, query, extra }: RecordsPanelProps) {
  const { area } = kind;
  const t = useText();
  const labels = useLabels(area);
  const ability = useAbility();
  const scope = { companyId: employee.companyId, employeeId: employee.id };
  const [open, setOpen] = useState<Open>();
  const may = (action: string, subject: string): boolean => ability.can(action, subject);
  const context: RecordContext = {
    employee,
    may,
    writes: (kind.visibleWith ?? [kind.class]).some((name) => employee.rights.write.includes(name)),
  };
  const creates = area.resource.abilities.create;
  const mayCreate = context.writes && hasRole(area, "create") && creates && may(creates.action, creates.subject);
  const writable = useMemo(() => writableWith(kind, employee.rights.write), [kind, employee.rights.write]);
  const close = (): void => setOpen(undefined);
  const section = useRef<HTMLElement>(null);
  useAskedField((name, what) => {
    if (name !== area.resource.tag) return false;
    const row = query.data?.items.find(({ id }) => id === what);
    if (mayCreate && what === "new") setOpen({ what: "form", row: undefined });
    else if (context.writes && row && !area.fixed?.(row)) setOpen({ what: "form", row });
    else showPart(section.current);
    return true;
  });
  return (
    <Section
      ref={section}
      title={labels.text("title")}
      action={
        <span className={css({ display: "inline-flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>
          <RecordFile
            title={labels.text("title")}
            name={`${employee.employeeNo}-${area.resource.tag}`}
            rows={query.data?.items ?? []}
            columns={area.columns.map((name) => ({
              id: name,
              header: labels.field(name),
              value: (row: Row) => labels.value(name, row[name]),
            }))}
          />
          {context.writes ? (
            <>
              {extra?.(context)}
              {mayCreate && (
                <Button size="sm" onClick={() => setOpen({ what: "form", row: undefined })}>
                  <Plus size={16} aria-hidden />
                  {labels.text("new")}
                </Button>
              )}
            </>
          ) : (
            kind.requestSection && <RequestChangeButton target={{ kind, row: undefined }} of={labels.text("new")} />
          )}
        </span>
      }
    >
      <Loaded query={query} waiting={<Skeleton css={{ h: "16", my: "0" }} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={css({ color: "text.muted" })}>{t("employee-records.none")}</p>
          ) : (
            <ul className={css({ display: "grid" })} aria-label={labels.text("title")}>
              {items.map((row) => (
                <RecordItem
                  key={row.id}
                  kind={kind}
                  row={row}
                  context={context}
                  scope={scope}
                  onEdit={() => setOpen({ what: "form", row })}
                  onHistory={() => setOpen({ what: "history", row })}
                  onDelete={() => setOpen({ what: "delete", row })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {open?.what === "form" && <RecordDrawer kind={writable} scope={scope} row={open.row} onClose={close} />}
      {open?.what === "history" && open.row && (
        <Dialog open side="end" width="40rem" title={`${t("crud.history")}: ${nameOf(area, open.row)}`} onClose={close}>
          <HistoryTab area={area} scope={scope} recordId={open.row.id} />
        </Dialog>
      )}
      {open?.what === "delete" && open.row && (
        <DeleteDialog area={area} scope={scope} row={open.row} onArchive={close} onClose={close} />
      )}
    </Section>
  );
}

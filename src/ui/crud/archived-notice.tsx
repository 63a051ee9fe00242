/** Notice that an archived record is read-only, with restore. */
import { ArchiveRestore } from "lucide-react";
import { nameOf, type Area, type Row } from "./area.ts";
import { Button } from "../kit/button.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useText } from "../messages/use-text.ts";
import { useMay } from "./abilities.ts";
import { useStatusActions } from "./status-actions.ts";

export function ArchivedNotice({
  area,
  scope,
  row,
}: {
  area: Area;
  scope: Readonly<Record<string, string>>;
  row: Row;
}) {
  const t = useText();
  const may = useMay(area);
  const { restore } = useStatusActions(area, scope);
  return (
    <EmptyState
      title={t("crud.archivedTitle", { name: nameOf(area, row) })}
      action={
        may("restore") && (
          <Button variant="solid" onClick={() => void restore(row)}>
            <ArchiveRestore size={16} aria-hidden />
            {t("crud.restore")}
          </Button>
        )
      }
    >
      {t("crud.archivedText")}
    </EmptyState>
  );
}

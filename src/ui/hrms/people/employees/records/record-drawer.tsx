/** Form for one record in a side drawer. */
import { css } from "#generated/styles/css/index.js";
import { RecordForm } from "../../../../crud/record-form.tsx";
import { useLabels } from "../../../../crud/labels.ts";
import type { Row } from "../../../../crud/area.ts";
import { Dialog } from "../../../../kit/dialog.tsx";
import type { RecordKind } from "./record-kind.ts";

interface RecordDrawerProps {
  kind: RecordKind;
  scope: Readonly<Record<string, string>>;
  /** Undefined for a new record. */
  row: Row | undefined;
  onClose: () => void;
}

export function RecordDrawer({ kind: { area }, scope, row, onClose }: RecordDrawerProps) {
  const labels = useLabels(area);
  return (
    <Dialog open side="end" width="44rem" title={labels.text(row ? "edit" : "new")} onClose={onClose}>
      {/* As wide as the form bar, which sticks to the drawer's bottom edge, so that nothing shows below it. */}
      <div
        className={css({
          display: "flex",
          minH: "calc(100% + 1.25rem)",
          px: { base: "0", md: "1" },
          mb: "-5",
          "--footer-room": "-1.25rem",
          "--foot-plane": "{colors.raised}",
        })}
      >
        <RecordForm area={area} scope={scope} {...(row && { row })} onSaved={onClose} onCancel={onClose} />
      </div>
    </Dialog>
  );
}

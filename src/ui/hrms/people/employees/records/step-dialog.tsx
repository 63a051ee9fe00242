/** Dialog with the fields of an action: a reason, dates or a file. */
import type { Row } from "../../../../crud/area.ts";
import { useLabels } from "../../../../crud/labels.ts";
import { FormDialog } from "../../../../form/form-dialog.tsx";
import { initialValues } from "../../../../form/values.ts";
import type { RecordKind, RecordStep } from "./record-kind.ts";
import { useStep } from "./use-step.ts";

interface StepDialogProps {
  kind: RecordKind;
  step: RecordStep;
  row: Row;
  scope: Readonly<Record<string, string>>;
  onClose: () => void;
}

export function StepDialog({ kind, step, row, scope, onClose }: StepDialogProps) {
  const labels = useLabels(kind.area);
  const { take, why } = useStep(kind, scope, row);
  const { fields = [] } = step;
  return (
    <FormDialog
      width="30rem"
      title={labels.text(`step.${step.name}`)}
      action={labels.text(`step.${step.name}`)}
      danger={step.danger ?? false}
      fields={fields}
      // The file gets the field class of the record.
      initial={{ visibility: row["visibility"], ...initialValues(fields) }}
      words={{ field: labels.field, fault: labels.fault }}
      scope={scope}
      failureText={why}
      send={(body) => take(step, body)}
      onClose={onClose}
    />
  );
}

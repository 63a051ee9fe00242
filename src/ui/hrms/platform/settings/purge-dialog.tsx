/** Purges selected due records with a reason, then reports the result. */
import { css } from "#generated/styles/css/index.js";
import { purgeRecords as form } from "#generated/hrms/forms/retention.ts";
import { usePurgeRecords } from "#generated/hrms/hooks/retention.ts";
import type { Purge, Purged, RetentionDue } from "#generated/hrms/schema.ts";
import { FormDialog } from "../../../form/form-dialog.tsx";
import { type FieldSpec, specsOf } from "../../../form/spec.ts";
import { Button } from "../../../kit/button.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { useText } from "../../../messages/use-text.ts";

const shortestReason = 3;
const reason: Partial<FieldSpec> = {
  check: (t, value) => (String(value).trim().length < shortestReason ? t("common.fault.required") : undefined),
};

interface PurgeDialogProps {
  due: readonly RetentionDue[];
  onPurged: (purged: Purged) => void;
  onClose: () => void;
}

export function PurgeDialog({ due, onPurged, onClose }: PurgeDialogProps) {
  const t = useText();
  const { mutateAsync } = usePurgeRecords();
  const kinds: Partial<FieldSpec> = {
    choices: due.map(({ kind }) => kind),
    check: (_t, value) => (Array.isArray(value) && value.length === 0 ? t("common.fault.required") : undefined),
  };
  return (
    <FormDialog
      title={t("settings.purgeTitle")}
      intro={t("settings.purgeText")}
      action={t("settings.purge")}
      danger
      fields={specsOf(form, { kinds, reason })}
      words={{
        field: (name) => t(name === "kinds" ? "settings.dueKind" : "settings.purgeReason"),
        choice: (_name, value) => {
          const found = due.find(({ kind }) => kind === value);
          return found
            ? t("settings.purgeKind", { kind: t(`settings.kind.${found.kind}`), count: found.records })
            : value;
        },
      }}
      send={async (body) => onPurged(await mutateAsync({ body: body as Purge }))}
      onClose={onClose}
    />
  );
}

export function PurgedDialog({ purged: { purged }, onClose }: { purged: Purged; onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("settings.purged", { count: purged.reduce((sum, { records }) => sum + records, 0) })}
      footer={
        <Button data-autofocus variant="solid" onClick={onClose}>
          {t("common.close")}
        </Button>
      }
    >
      <ul className={css({ listStyleType: "none", display: "grid", gap: "1" })}>
        {purged.map(({ kind, records }) => (
          <li key={kind}>{t("settings.purgeKind", { kind: t(`settings.kind.${kind}`), count: records })}</li>
        ))}
      </ul>
    </Dialog>
  );
}

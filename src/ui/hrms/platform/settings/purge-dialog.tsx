/** Which of what is due goes for good, and why; then what is gone. */
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { usePurgeRecords } from "#generated/hrms/hooks/retention.ts";
import type { RetentionDue } from "#generated/hrms/schema.ts";
import { Button } from "../../../kit/button.tsx";
import { LabelledCheckbox } from "../../../kit/checkbox.tsx";
import { Dialog } from "../../../kit/dialog.tsx";
import { Field } from "../../../kit/field.tsx";
import { Input } from "../../../kit/input.tsx";
import { problemText } from "../../../kit/problem.ts";
import { useText } from "../../../messages/use-text.ts";

const shortestReason = 3;

export function PurgeDialog({ due, onClose }: { due: readonly RetentionDue[]; onClose: () => void }) {
  const t = useText();
  const { mutateAsync, isPending, data } = usePurgeRecords();
  const [kinds, setKinds] = useState<RetentionDue["kind"][]>([]);
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState<string>();
  const purge = async (): Promise<void> => {
    try {
      setFailure(undefined);
      await mutateAsync({ body: { kinds, reason } });
    } catch (error) {
      setFailure(problemText(t, error));
    }
  };
  if (data) {
    return (
      <Dialog
        key="purged"
        open
        onClose={onClose}
        title={t("settings.purged", { count: data.purged.reduce((sum, { records }) => sum + records, 0) })}
        footer={
          <Button data-autofocus variant="solid" onClick={onClose}>
            {t("common.close")}
          </Button>
        }
      >
        <chakra.ul listStyleType="none" display="grid" gap="1">
          {data.purged.map(({ kind, records }) => (
            <li key={kind}>{t("settings.purgeKind", { kind: t(`settings.kind.${kind}`), count: records })}</li>
          ))}
        </chakra.ul>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("settings.purgeTitle")}
      footer={
        <>
          <Button onClick={onClose}>{t("common.cancel")}</Button>
          <Button
            variant="solid"
            colorPalette="danger"
            loading={isPending}
            disabled={kinds.length === 0 || reason.trim().length < shortestReason}
            onClick={() => void purge()}
          >
            {t("settings.purge")}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4">
        <chakra.p color="text.muted">{t("settings.purgeText")}</chakra.p>
        <chakra.div role="group" aria-label={t("settings.dueKind")} display="grid" gap="2">
          {due.map(({ kind, records }) => (
            <LabelledCheckbox
              key={kind}
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                setKinds((before) => (target.checked ? [...before, kind] : before.filter((one) => one !== kind)))
              }
            >
              {t("settings.purgeKind", { kind: t(`settings.kind.${kind}`), count: records })}
            </LabelledCheckbox>
          ))}
        </chakra.div>
        <Field label={t("settings.purgeReason")} required>
          <Input
            name="reason"
            autoComplete="off"
            maxLength={200}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
        <chakra.p role="alert" color="danger.text">
          {failure}
        </chakra.p>
      </chakra.div>
    </Dialog>
  );
}

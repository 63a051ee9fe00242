/** Stays in view at the foot of a form: what changed, cancel, save. */
import { useIntl } from "react-intl";
import { Button } from "../kit/button.tsx";
import { FormFoot } from "../kit/form-foot.tsx";
import { useText } from "../messages/use-text.ts";

interface FormBarProps {
  /** Labels of the fields that changed. */
  changed: readonly string[];
  isNew: boolean;
  busy: boolean;
  onCancel: () => void;
  /** While a pointer is down on the bar. */
  onPress: (down: boolean) => void;
}

export function FormBar({ changed, isNew, busy, onCancel, onPress }: FormBarProps) {
  const t = useText();
  const intl = useIntl();
  const fields = intl.formatList(changed, { type: "unit" });
  return (
    <FormFoot
      note={
        changed.length === 0
          ? t(isNew ? "crud.nothingTyped" : "crud.nothingChanged")
          : t(isNew ? "crud.notSavedYet" : "crud.changed", { count: changed.length, fields })
      }
      onPointerDown={() => onPress(true)}
      onPointerUp={() => onPress(false)}
      onPointerLeave={() => onPress(false)}
    >
      <Button onClick={onCancel}>{t("common.cancel")}</Button>
      <Button
        type="submit"
        variant="solid"
        loading={busy}
        disabled={!isNew && changed.length === 0}
        aria-keyshortcuts="Control+S"
      >
        {t(isNew ? "crud.create" : "crud.saveChanges")}
      </Button>
    </FormFoot>
  );
}

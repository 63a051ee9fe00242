/** Sticky form footer: changed fields, cancel, save. */
import { useIntl } from "react-intl";
import { Button } from "../kit/button.tsx";
import { FormFoot } from "./form-foot.tsx";
import { useText } from "../messages/use-text.ts";

const nothing = (): void => undefined;

interface FormBarProps {
  changed: readonly string[];
  isNew?: boolean;
  /** Label of the button of a new record, if it does more than create one. */
  create?: string | undefined;
  busy: boolean;
  onCancel: () => void;
  /** Label of a reset button that replaces cancel. */
  reset?: string;
  /** Called with true while a pointer is down on the bar. */
  onPress?: (down: boolean) => void;
}

export function FormBar({ changed, isNew = false, create, busy, onCancel, reset, onPress = nothing }: FormBarProps) {
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
      <Button disabled={reset !== undefined && (changed.length === 0 || busy)} onClick={onCancel}>
        {reset ?? t("common.cancel")}
      </Button>
      <Button
        type="submit"
        variant="solid"
        loading={busy}
        disabled={!isNew && changed.length === 0}
        aria-keyshortcuts="Control+S"
      >
        {isNew ? (create ?? t("crud.create")) : t("crud.saveChanges")}
      </Button>
    </FormFoot>
  );
}

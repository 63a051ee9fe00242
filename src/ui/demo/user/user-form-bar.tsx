/** Stays in view at the foot of the form: what changed, reset, save. */
import { useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { FormFoot } from "../../kit/form-foot.tsx";
import { useText } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";
import type { FieldName } from "./form-values.ts";

const labels = { address: "user.street" } as const;

export function UserFormBar({
  changed,
  busy,
  onReset,
}: {
  changed: readonly FieldName[];
  busy: boolean;
  onReset: () => void;
}) {
  const t = useText();
  const intl = useIntl();
  const labelOf = (name: FieldName): string => {
    const social = socialNames.find((each) => each === name);
    return social
      ? t(`user.social.${social}`)
      : name === "address"
        ? t(labels.address)
        : t(`user.${name as "fullName"}`);
  };
  const fields = intl.formatList(changed.map(labelOf), { type: "unit" });
  return (
    <FormFoot
      note={changed.length === 0 ? t("crud.nothingChanged") : t("crud.changed", { count: changed.length, fields })}
    >
      <Button disabled={changed.length === 0 || busy} onClick={onReset}>
        {t("user.reset")}
      </Button>
      <Button
        type="submit"
        variant="solid"
        loading={busy}
        disabled={changed.length === 0}
        aria-keyshortcuts="Control+S"
      >
        {t("crud.saveChanges")}
      </Button>
    </FormFoot>
  );
}

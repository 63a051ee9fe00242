/** Stays in view at the foot of a form: what changed, cancel, save. */
import { chakra } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { Button } from "../kit/button.tsx";
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
    <chakra.div
      onPointerDown={() => onPress(true)}
      onPointerUp={() => onPress(false)}
      onPointerLeave={() => onPress(false)}
      position="sticky"
      insetBlockEnd="var(--footer-room, 0px)"
      zIndex="sticky"
      mt="auto"
      mx={{ base: "-4", md: "-6" }}
      px={{ base: "4", md: "6" }}
      py="3"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
    >
      <chakra.div display="flex" flexWrap={{ base: "wrap", sm: "nowrap" }} alignItems="center" justifyContent="flex-end" columnGap="3" rowGap="2" maxW="form">
        <chakra.p flex={{ base: "1 0 100%", sm: "1 1 0" }} minW="0" lineClamp="2" color="text.muted" fontSize="sm" lineHeight="sm" aria-live="polite">
          {changed.length === 0 ? t(isNew ? "crud.nothingTyped" : "crud.nothingChanged") : t(isNew ? "crud.notSavedYet" : "crud.changed", { count: changed.length, fields })}
        </chakra.p>
        <Button onClick={onCancel}>{t("common.cancel")}</Button>
        <Button type="submit" variant="solid" loading={busy} disabled={!isNew && changed.length === 0} aria-keyshortcuts="Control+S">
          {t(isNew ? "crud.create" : "crud.saveChanges")}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

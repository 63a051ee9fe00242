/** Stays in view at the foot of the form: what changed, reset, save. */
import { chakra } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { Button } from "../../kit/button.tsx";
import { useText } from "../../messages/use-text.ts";
import { socialNames } from "./details-values.ts";
import type { FieldName } from "./form-values.ts";

const labels = { address: "user.street" } as const;

export function UserFormBar({ changed, busy, onReset }: { changed: readonly FieldName[]; busy: boolean; onReset: () => void }) {
  const t = useText();
  const intl = useIntl();
  const labelOf = (name: FieldName): string => {
    const social = socialNames.find((each) => each === name);
    return social ? t(`user.social.${social}`) : name === "address" ? t(labels.address) : t(`user.${name as "fullName"}`);
  };
  const fields = intl.formatList(changed.map(labelOf), { type: "unit" });
  return (
    <chakra.div
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
          {changed.length === 0 ? t("crud.nothingChanged") : t("crud.changed", { count: changed.length, fields })}
        </chakra.p>
        <Button disabled={changed.length === 0 || busy} onClick={onReset}>
          {t("user.reset")}
        </Button>
        <Button type="submit" variant="solid" loading={busy} disabled={changed.length === 0} aria-keyshortcuts="Control+S">
          {t("crud.saveChanges")}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}

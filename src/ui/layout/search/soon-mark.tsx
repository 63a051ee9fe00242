/** "Coming soon" mark at the end of a row. */
import { chakra } from "@chakra-ui/react";
import { useText } from "../../messages/use-text.ts";

export function SoonMark() {
  const t = useText();
  return (
    <chakra.span
      marginInlineStart="auto"
      flexShrink={0}
      fontWeight="normal"
      fontSize="xs"
      lineHeight="xs"
      color="text.muted"
    >
      {t("shell.soon")}
    </chakra.span>
  );
}

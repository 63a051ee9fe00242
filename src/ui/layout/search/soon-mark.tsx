/** Says at the end of a line that its page is still to come. */
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

/** Badges in buttons, headings and list rows. */
import { chakra } from "@chakra-ui/react";
import { Button } from "#src/ui/kit/button.tsx";
import { Stack } from "#src/ui/kit/example/stack.tsx";
import { Tag } from "#src/ui/kit/status-dot.tsx";
import { useText } from "#src/ui/messages/use-text.ts";

export function Inside() {
  const t = useText();
  return (
    <Stack justifyItems="start">
      <chakra.h3 display="flex" alignItems="center" gap="2" fontSize="lg" fontWeight="semibold">
        {t("showcase-signs.badges.claims")}
        <Tag tone="accent">{t("showcase-signs.badges.new")}</Tag>
      </chakra.h3>
      <Button>
        {t("showcase-signs.badges.toApprove")}
        <Tag tone="warning">7</Tag>
      </Button>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        w="full"
        py="2"
        borderTopWidth="1px"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <span>{t("showcase-signs.badges.taxi")}</span>
        <Tag tone="success">{t("showcase-signs.badges.paid")}</Tag>
      </chakra.div>
    </Stack>
  );
}

/** Name, environment outside production, and the way to the API's documentation. */
import { chakra } from "@chakra-ui/react";
import { config } from "../config.ts";
import { Anchor } from "../kit/link.tsx";
import { useText } from "../messages/use-text.ts";

export function Footer() {
  const t = useText();
  return (
    <chakra.footer
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="1"
      minH="10"
      px={{ base: "4", md: "6" }}
      py="2.5"
      w="full"
      maxW="page"
      mx="auto"
      color="text.muted"
      fontSize="xs"
      lineHeight="1.25rem"
    >
      <span>HRMS</span>
      {config.environment !== "production" && <span>{t("shell.environment", { name: config.environment })}</span>}
      <Anchor href="/docs" color="text.muted" marginInlineStart="auto">
        {t("shell.apiDocs")}
      </Anchor>
    </chakra.footer>
  );
}

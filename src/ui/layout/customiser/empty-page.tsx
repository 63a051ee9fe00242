/** Empty layout: menu and navbar around an empty page. */
import { chakra } from "@chakra-ui/react";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { useText } from "../../messages/use-text.ts";
import { OpenCustomiser } from "./layout-parts.tsx";
import { OtherLayouts } from "./other-layouts.tsx";

export function EmptyPage() {
  const t = useText();
  return (
    <chakra.div flex="1" display="flex" flexDirection="column" p={{ base: "4", md: "6" }}>
      <DocumentTitle>{t("customiser.layout-empty.name")}</DocumentTitle>
      <chakra.div
        flex="1"
        display="grid"
        justifyContent="center"
        alignContent="center"
        gap="6"
        p="6"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="border.strong"
        borderRadius="card"
      >
        <chakra.div maxW="form">
          <chakra.h1 fontSize="xl" lineHeight="xl" fontWeight="semibold">
            {t("customiser.layout-empty.title")}
          </chakra.h1>
          <chakra.p color="text.muted" mt="1" mb="4" maxW="prose">
            {t("customiser.layout-empty.when")}
          </chakra.p>
          <OpenCustomiser />
        </chakra.div>
        <chakra.div maxW="form">
          <chakra.h2 fontWeight="semibold" mb="3">
            {t("customiser.others")}
          </chakra.h2>
          <OtherLayouts name="layout-empty" />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

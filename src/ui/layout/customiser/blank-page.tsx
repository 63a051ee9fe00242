/** Blank layout: only the page, and a way back. */
import { chakra } from "@chakra-ui/react";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { ButtonLink } from "../../kit/link.tsx";
import { useText } from "../../messages/use-text.ts";
import { defaults } from "../../theme/settings.ts";
import { Brand } from "../brand.tsx";
import { LayoutPicture } from "./layout-picture.tsx";
import { layouts } from "./layouts.ts";
import { OtherLayouts } from "./other-layouts.tsx";

export function BlankPage() {
  const t = useText();
  return (
    <chakra.main
      minH="100dvh"
      display="grid"
      alignContent="center"
      justifyContent="center"
      px={{ base: "4", md: "6" }}
      py="8"
    >
      <DocumentTitle>{t("customiser.layout-blank.name")}</DocumentTitle>
      <chakra.div maxW="form" display="grid" gap="6" justifyItems="start">
        <Brand />
        <div>
          <chakra.h1 fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em">
            {t("customiser.layout-blank.name")}
          </chakra.h1>
          <chakra.p mt="1">{t("customiser.layout-blank.intro")}</chakra.p>
          <chakra.p mt="2" color="text.muted" maxW="prose">
            {t("customiser.layout-blank.when")}
          </chakra.p>
        </div>
        <LayoutPicture settings={{ ...defaults, ...layouts["layout-blank"] }} />
        <ButtonLink to="/" variant="solid">
          {t("customiser.back")}
        </ButtonLink>
        <chakra.div borderTopWidth="1px" borderColor="border" pt="5" w="full">
          <chakra.h2 fontWeight="semibold" mb="3">
            {t("customiser.others")}
          </chakra.h2>
          <OtherLayouts name="layout-blank" />
        </chakra.div>
      </chakra.div>
    </chakra.main>
  );
}

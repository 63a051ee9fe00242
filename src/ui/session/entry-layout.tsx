/** Pages before the shell: one narrow column, the mark above, language and skin at the corner. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DocumentTitle } from "../kit/document-title.tsx";
import { Brand } from "../layout/brand.tsx";
import { LanguageSelect } from "../layout/language-select.tsx";
import { SkinToggle } from "../layout/skin-toggle.tsx";

interface EntryLayoutProps {
  title: string;
  /** Title of the document, where the heading says more. */
  documentTitle?: string;
  intro: string;
  children: ReactNode;
}

export function EntryLayout({ title, documentTitle = title, intro, children }: EntryLayoutProps) {
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column" px="4">
      <chakra.header display="flex" alignItems="center" justifyContent="space-between" gap="3" py="3" mx={{ md: "2" }}>
        <Brand />
        <chakra.div display="flex" alignItems="center" gap="1">
          <LanguageSelect />
          <SkinToggle />
        </chakra.div>
      </chakra.header>
      <chakra.main flex="1" w="full" maxW="24rem" mx="auto" pt={{ base: "6", md: "min(14vh, 7rem)" }} pb="12">
        <DocumentTitle>{documentTitle}</DocumentTitle>
        <chakra.h1 fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em">
          {title}
        </chakra.h1>
        <chakra.p color="text.muted" mt="1" mb="6">
          {intro}
        </chakra.p>
        {children}
      </chakra.main>
    </chakra.div>
  );
}

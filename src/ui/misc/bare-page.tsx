/** Layout of pages without the shell: drawing, heading, text and actions, with language and skin switches. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DocumentTitle } from "../kit/document-title.tsx";
import { Drawing, type DrawingName } from "../kit/drawing.tsx";
import { BareHeader } from "../layout/bare-header.tsx";

interface BarePageProps {
  drawing: DrawingName;
  title: string;
  intro: ReactNode;
  children?: ReactNode;
}

export function BarePage({ drawing, title, intro, children }: BarePageProps) {
  return (
    <chakra.div minH="100dvh" display="flex" flexDirection="column" px={{ base: "4", sm: "6" }}>
      <DocumentTitle>{title}</DocumentTitle>
      <BareHeader />
      <chakra.main
        flex="1"
        display="grid"
        alignContent="center"
        justifyItems="center"
        textAlign="center"
        pt="4"
        pb="16"
      >
        <Drawing name={drawing} />
        <chakra.h1 fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em" mt="4">
          {title}
        </chakra.h1>
        <chakra.div color="text.muted" mt="1" maxW="30rem" overflowWrap="anywhere">
          {intro}
        </chakra.div>
        {children}
      </chakra.main>
    </chakra.div>
  );
}

export const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "6" },
});

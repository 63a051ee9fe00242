/** A page without the shell: a drawing, a heading that says what is the matter, and what to do. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { DocumentTitle } from "../../kit/document-title.tsx";
import { Drawing, type DrawingName } from "../../kit/drawing.tsx";

interface BarePageProps {
  drawing: DrawingName;
  title: string;
  intro: ReactNode;
  children?: ReactNode;
}

export function BarePage({ drawing, title, intro, children }: BarePageProps) {
  return (
    <chakra.main minH="100dvh" display="grid" alignContent="center" justifyItems="center" textAlign="center" px="4" py="12">
      <DocumentTitle>{title}</DocumentTitle>
      <Drawing name={drawing} />
      <chakra.h1 fontSize="2xl" lineHeight="2xl" fontWeight="semibold" letterSpacing="-0.015em" mt="4">
        {title}
      </chakra.h1>
      <chakra.div color="text.muted" mt="1" maxW="30rem" overflowWrap="anywhere">
        {intro}
      </chakra.div>
      {children}
    </chakra.main>
  );
}

export const Actions = chakra("div", { base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "6" } });

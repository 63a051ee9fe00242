/** Below a form of the sign-in pages: a question and the link that answers it. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

export function EntryFooter({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <chakra.p mt="6" textAlign="center" color="text.muted">
      {question && `${question} `}
      {children}
    </chakra.p>
  );
}

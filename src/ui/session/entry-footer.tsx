/** Footer of the sign-in forms: a question with a link. */
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

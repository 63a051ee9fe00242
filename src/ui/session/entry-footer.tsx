/** Footer of the sign-in forms: a question with a link. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

export function EntryFooter({ question, children }: { question?: string; children: ReactNode }) {
  return (
    <p className={css({ mt: "6", textAlign: "center", color: "text.muted" })}>
      {question && `${question} `}
      {children}
    </p>
  );
}

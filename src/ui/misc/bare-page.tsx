/** Layout of pages without the shell: drawing, heading, text and actions, with language and skin switches. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
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
    <div className={css({ minH: "100dvh", display: "flex", flexDirection: "column", px: { base: "4", sm: "6" } })}>
      <DocumentTitle>{title}</DocumentTitle>
      <BareHeader />
      <main
        className={css({
          flex: "1",
          display: "grid",
          alignContent: "center",
          justifyItems: "center",
          textAlign: "center",
          pt: "4",
          pb: "16",
        })}
      >
        <Drawing name={drawing} />
        <h1
          className={css({
            fontSize: "2xl",
            lineHeight: "2xl",
            fontWeight: "semibold",
            letterSpacing: "-0.015em",
            mt: "4",
          })}
        >
          {title}
        </h1>
        <div className={css({ color: "text.muted", mt: "1", maxW: "30rem", overflowWrap: "anywhere" })}>{intro}</div>
        {children}
      </main>
    </div>
  );
}

export const Actions = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2", mt: "6" },
});

/** Layout of pages outside the shell: logo, language and skin, and a card or a form beside an illustration. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import type { ReactNode } from "react";
import { DocumentTitle } from "../kit/document-title.tsx";
import { BareHeader } from "../layout/bare-header.tsx";

/** v1 is a card, v2 a form with an illustration. */
export type EntryVariant = "v1" | "v2";

interface EntryLayoutProps {
  title: string;
  /** Document title, if it differs from the heading. */
  documentTitle?: string;
  intro: ReactNode;
  /** Illustration beside the form; splits the page in two. */
  picture?: ReactNode;
  children: ReactNode;
}

const Panel = chakra("div", {
  base: { w: "full", maxW: "25rem", mx: "auto" },
  variants: {
    card: {
      true: {
        maxW: "27rem",
        mt: { base: "2", md: "min(7vh, 3.5rem)" },
        p: { base: "0", sm: "7" },
        bg: { sm: "surface" },
        borderWidth: { sm: "1px" },
        borderColor: "border",
        borderRadius: "card",
      },
      false: { mt: { base: "2", md: "min(10vh, 5rem)" } },
    },
  },
});

export function EntryLayout({ title, documentTitle = title, intro, picture, children }: EntryLayoutProps) {
  return (
    <div
      className={css({
        minH: "100dvh",
        display: "grid",
        gridTemplateColumns: picture
          ? { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }
          : "minmax(0, 1fr)",
      })}
    >
      <div className={css({ display: "flex", flexDirection: "column", px: { base: "4", sm: "6" }, minW: "0" })}>
        <BareHeader />
        <main className={css({ flex: "1", display: "flex", flexDirection: "column", pb: "12" })}>
          <DocumentTitle>{documentTitle}</DocumentTitle>
          <Panel card={!picture}>
            <h1
              className={css({ fontSize: "2xl", lineHeight: "2xl", fontWeight: "semibold", letterSpacing: "-0.015em" })}
            >
              {title}
            </h1>
            <p className={css({ color: "text.muted", mt: "1", mb: "6", overflowWrap: "anywhere" })}>{intro}</p>
            {children}
          </Panel>
        </main>
      </div>
      {picture}
    </div>
  );
}

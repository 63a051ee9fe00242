/** Page frame: title (also of the document), intro, actions and tabs above the content. */
import { css } from "#generated/styles/css/index.js";
import { use, type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "./breadcrumb.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { FirstCrumbsContext, TitleToolContext } from "./title-tool.ts";

interface PageFrameProps {
  title: string;
  /** One sentence about the page. */
  intro?: ReactNode;
  /** Picture beside the title. */
  picture?: ReactNode;
  /** The primary action comes last. */
  actions?: ReactNode;
  /** Breadcrumb after those of the shell; defaults to the title. */
  crumbs?: readonly Crumb[];
  tabs?: ReactNode;
  /** The content fills the window's height, as in apps with panes. */
  fill?: boolean;
  children: ReactNode;
}

export function PageFrame({ title, intro, picture, actions, crumbs, tabs, fill = false, children }: PageFrameProps) {
  const tool = use(TitleToolContext);
  const first = use(FirstCrumbsContext);
  // Tighter with a breadcrumb, so that thirteen rows of a list still fit a window of 800 pixels.
  const hasCrumbs = crumbs !== undefined || first.length > 0;
  return (
    <div
      className={css({
        display: "flex",
        flexDirection: "column",
        flex: "1",
        minW: "0",
        minH: fill ? "0" : undefined,
        px: { base: "4", md: "6" },
        pt: hasCrumbs ? "2" : "5",
        pb: fill ? "4" : "8",
      })}
      data-page-fill={fill || undefined}
    >
      <DocumentTitle>{title}</DocumentTitle>
      {hasCrumbs && <Breadcrumb crumbs={[...first, ...(crumbs ?? [{ label: title }])]} />}
      <div
        className={css({
          display: "flex",
          flexWrap: "wrap",
          alignItems: "flex-start",
          justifyContent: "space-between",
          columnGap: "6",
          rowGap: "3",
        })}
      >
        <div className={css({ display: "flex", gap: "4", minW: "0", flex: "1 1 16rem" })}>
          {picture}
          <div className={css({ minW: "0", flex: "1" })}>
            <div className={css({ display: "flex", alignItems: "flex-start", gap: "1.5" })}>
              <h1
                className={css({
                  minW: "0",
                  fontSize: "xl",
                  lineHeight: "xl",
                  fontWeight: "semibold",
                  letterSpacing: "-0.01em",
                  overflowWrap: "anywhere",
                })}
              >
                {title}
              </h1>
              {tool}
            </div>
            {intro && <div className={css({ color: "text.muted", maxW: "prose" })}>{intro}</div>}
          </div>
        </div>
        {actions && (
          <div className={css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2" })}>{actions}</div>
        )}
      </div>
      {tabs && <div className={css({ mt: "4" })}>{tabs}</div>}
      <div
        className={css({
          mt: hasCrumbs ? "3" : "5",
          flex: fill ? "1" : undefined,
          minH: fill ? "0" : undefined,
          minW: "0",
          display: fill ? "flex" : undefined,
          flexDirection: "column",
        })}
      >
        {children}
      </div>
    </div>
  );
}

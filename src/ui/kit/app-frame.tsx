/** Full-height frame for apps with panes, and a container for size queries. */
import { css } from "#generated/styles/css/index.js";
import { use, type ReactNode } from "react";
import { Breadcrumb } from "./breadcrumb.tsx";
import { FirstCrumbsContext } from "./title-tool.ts";

interface AppFrameProps {
  /** Name of the container. */
  name: string;
  /** Last item of the breadcrumb. */
  title: string;
  children: ReactNode;
}

export function AppFrame({ name, title, children }: AppFrameProps) {
  const first = use(FirstCrumbsContext);
  return (
    <div
      className={css({
        display: "flex",
        flexDirection: "column",
        flex: "1",
        minH: "0",
        minW: "0",
        px: { base: "0", md: "6" },
        pt: "1",
        pb: { base: "0", md: "4" },
      })}
      data-page-fill
    >
      <div className={css({ flexShrink: 0, px: { base: "4", md: "0" }, pb: "1" })}>
        <Breadcrumb crumbs={[...first, { label: title }]} />
      </div>
      <div
        className={css({
          flex: "1",
          minW: "0",
          minH: "0",
          bg: "surface",
          borderWidth: "1px",
          borderInlineWidth: { base: "0", md: "1px" },
          borderColor: "border",
          borderRadius: { base: "none", md: "card" },
          overflow: "hidden",
          containerType: "size",
        })}
        style={{ containerName: name }}
      >
        {children}
      </div>
    </div>
  );
}

/** Full-height frame for apps with panes, and a container for size queries. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

export function AppFrame({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      className={css({
        display: "flex",
        flex: "1",
        minH: "0",
        minW: "0",
        px: { base: "0", md: "6" },
        pt: "3",
        pb: { base: "0", md: "4" },
      })}
      data-page-fill
    >
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

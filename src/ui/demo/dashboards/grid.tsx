/** Grid of twelve columns that flows into six and into one. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

export type Span = 2 | 3 | 4 | 6 | 8 | 12;

const spans: Record<Span, string> = {
  2: css({ gridColumn: { md: "span 2" } }),
  3: css({ gridColumn: { md: "span 3" } }),
  4: css({ gridColumn: { md: "span 3", xl: "span 4" } }),
  6: css({ gridColumn: { md: "span 6" } }),
  8: css({ gridColumn: { md: "span 6", xl: "span 8" } }),
  12: css({ gridColumn: "1 / -1" }),
};

export function Grid({ children }: { children: ReactNode }) {
  return (
    <div
      className={css({
        display: "grid",
        gap: "4",
        gridTemplateColumns: {
          base: "minmax(0, 1fr)",
          md: "repeat(6, minmax(0, 1fr))",
          xl: "repeat(12, minmax(0, 1fr))",
        },
      })}
    >
      {children}
    </div>
  );
}

/** `name` is unique on its page. */
export function Place({ span, name, children }: { span: Span; name: string; children: ReactNode }) {
  return (
    <div
      data-example={name}
      className={`${css({ minW: "0", display: "grid", "& > *": { minW: "0" } })} ${spans[span]}`}
    >
      {children}
    </div>
  );
}

/** Properties of a record as label and value, in two columns where there is room. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";

export interface Property {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  /** Spans the full width, for tables. */
  readonly wide?: boolean;
}

interface PropertyListProps {
  readonly properties: readonly Property[];
  /** Narrow: beside other content, one column. Wide: the width of the page, three columns in wide windows. */
  readonly room?: "narrow" | "wide";
}

export function PropertyList({ properties, room }: PropertyListProps) {
  return (
    // Each property has a line above; the first row's is clipped, for any number of columns.
    <div className={css({ overflow: "hidden" })}>
      <dl
        className={css({
          display: "grid",
          gridTemplateColumns:
            room === "narrow"
              ? "1fr"
              : { base: "1fr", md: "1fr 1fr", "2xl": room === "wide" ? "1fr 1fr 1fr" : undefined },
          columnGap: "10",
          mt: "-1px",
        })}
      >
        {properties.map(({ id, label, value, wide = false }) => (
          <div
            key={id}
            className={css({
              display: "grid",
              gridColumn: wide ? "1 / -1" : undefined,
              gridTemplateColumns: wide ? "minmax(0, 1fr)" : "minmax(7rem, 2fr) 3fr",
              alignItems: wide ? undefined : "baseline",
              gap: wide ? "1" : "4",
              py: "2",
              minH: "9",
              borderTopWidth: "1px",
              borderColor: "border",
            })}
          >
            <dt className={css({ color: "text.muted", minW: "0", overflowWrap: "anywhere", hyphens: "auto" })}>
              {label}
            </dt>
            <dd className={css({ minW: "0", overflowWrap: "anywhere" })}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

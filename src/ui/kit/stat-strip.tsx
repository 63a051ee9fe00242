/** Row of linked statistics. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "./card.tsx";
import { useFormat } from "./format.tsx";
import { Link } from "./link.tsx";
import { Skeleton } from "./skeleton.tsx";

export interface Stat {
  readonly name: string;
  readonly label: string;
  /** Undefined while loading. */
  readonly value: number | undefined;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
}

const block = css({
  display: "flex",
  rowGap: "0.5",
  h: "full",
  _hover: { bg: "hover" },
  _focusVisible: { outlineOffset: "-2px" },
  flexDirection: { base: "row-reverse", md: "column" },
  alignItems: { base: "baseline", md: "stretch" },
  justifyContent: { base: "space-between", md: "flex-start" },
  columnGap: "4",
  px: "5",
  py: { base: "2.5", md: "4" },
});

interface StatStripProps {
  label: string;
  stats: readonly Stat[];
}

export function StatStrip({ label, stats }: StatStripProps) {
  const format = useFormat();
  return (
    <Card aria-label={label} className={css({ overflow: "hidden" })}>
      {/* Separators for any wrapping: each item draws its start and top border, the outermost are clipped. */}
      <ul
        className={css({
          display: "grid",
          gridTemplateColumns: { base: "1fr", md: "repeat(auto-fit, minmax(8.5rem, 1fr))" },
          m: "-1px 0 0 -1px",
        })}
      >
        {stats.map(({ name, label: text, value, to, search }) => (
          <li
            key={name}
            className={css({ borderTopWidth: "1px", borderInlineStartWidth: "1px", borderColor: "border" })}
          >
            <Link to={to} search={(search ?? {}) as never} quiet className={block}>
              <span
                className={css({
                  minW: "2.5rem",
                  textAlign: { base: "end", md: "start" },
                  fontSize: { base: "lg", md: "2xl" },
                  lineHeight: { base: "lg", md: "2xl" },
                  fontWeight: "semibold",
                  letterSpacing: "-0.01em",
                  fontVariantNumeric: "tabular-nums",
                })}
              >
                {value === undefined ? (
                  <Skeleton inline css={{ w: "2.5rem", h: { base: "4", md: "6" } }} />
                ) : (
                  format.number(value)
                )}
              </span>
              <span className={css({ color: "text.muted", minW: "0", overflowWrap: "anywhere" })}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

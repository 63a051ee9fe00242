/** Linked statistics in a line of text, for use above lists that need the height. */
import { css } from "#generated/styles/css/index.js";
import { useFormat } from "../../kit/format.tsx";
import { Link } from "../../kit/link.tsx";
import { Skeleton } from "../../kit/skeleton.tsx";
import type { Stat } from "../../kit/stat-strip.tsx";

export function StatLine({ label, stats }: { label: string; stats: readonly Stat[] }) {
  const format = useFormat();
  return (
    // Line height of text, although each link is a full touch target.
    <span
      className={css({ display: "flex", flexWrap: "wrap", columnGap: "4", my: "-0.5" })}
      role="group"
      aria-label={label}
    >
      {stats.map(({ name, label: text, value, to, search }) => (
        <Link
          key={name}
          to={to}
          search={(search ?? {}) as never}
          quiet
          className={css({
            display: "inline-flex",
            alignItems: "center",
            gap: "1.5",
            minH: "6",
            borderRadius: "xs",
            _hover: { color: "text", textDecoration: "underline" },
          })}
        >
          <span className={css({ color: "text", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" })}>
            {value === undefined ? <Skeleton inline css={{ w: "2ch", h: "3.5" }} /> : format.number(value)}
          </span>
          {text}
        </Link>
      ))}
    </span>
  );
}

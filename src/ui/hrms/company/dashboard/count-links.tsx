/** Row of linked counts. */
import { css } from "#generated/styles/css/index.js";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import type { ListLink } from "./people-links.ts";

interface CountLink {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly link: ListLink;
  readonly urgent?: boolean;
}

export function CountLinks({ label, counts }: { label: string; counts: readonly CountLink[] }) {
  const format = useFormat();
  return (
    <ul
      className={css({
        display: "grid",
        gridTemplateColumns: "repeat(auto-fit, minmax(min(5.75rem, 100%), 1fr))",
        px: "2.5",
        mb: "2",
        columnGap: "3",
        rowGap: "1",
      })}
      aria-label={label}
    >
      {counts.map(({ id, label: name, count, link, urgent = false }) => (
        <li key={id}>
          <Link
            to={link.to}
            search={(link.search ?? {}) as never}
            quiet
            className={css({ display: "grid", borderRadius: "control", py: "1", _hover: { bg: "hover" } })}
          >
            <span
              className={css({
                fontSize: "lg",
                lineHeight: "lg",
                fontWeight: "semibold",
                fontVariantNumeric: "tabular-nums",
                color: urgent ? "danger.text" : undefined,
              })}
            >
              {format.number(count)}
            </span>
            <span
              className={css({
                color: "text.muted",
                fontSize: "sm",
                lineHeight: "sm",
                overflowWrap: "anywhere",
                hyphens: "auto",
              })}
            >
              {name}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

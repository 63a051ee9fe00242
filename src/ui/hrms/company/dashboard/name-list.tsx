/** Card with people and due items, each linked. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { Link } from "../../../kit/link.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import type { ListLink } from "./people-links.ts";

interface NameLine {
  readonly id: string;
  readonly name: string;
  readonly what: string;
  readonly when?: ReactNode;
  readonly link: ListLink;
}

interface NameListProps {
  title: string;
  /** Beside the title, such as a link to all. */
  aside?: ReactNode;
  children?: ReactNode;
  lines: readonly NameLine[];
  /** If there may be no lines. */
  none?: string;
  /** Below the lines. */
  note?: ReactNode;
}

/** Phones show the most urgent ones; the rest is behind the link beside the title. */
const shownOnPhones = 3;

/** A line that leads somewhere, and what it is called. */
export const lineLink = css({
  display: "flex",
  alignItems: "baseline",
  gap: "3",
  px: "2.5",
  py: "1.5",
  borderRadius: "control",
  _hover: { bg: "hover" },
});
export const lineName = css({ display: "block", fontWeight: "medium", overflowWrap: "anywhere" });

export function NameList({ title, aside, children, lines, none, note }: NameListProps) {
  const isWide = useMedia(wide);
  const shown = isWide || !aside ? lines : lines.slice(0, shownOnPhones);
  return (
    <Card className={css({ px: "2.5", pt: "5", pb: "2.5" })}>
      <div
        className={css({
          display: "flex",
          alignItems: "baseline",
          justifyContent: "space-between",
          gap: "3",
          px: "2.5",
          mb: "2",
          // The link stays in one line, however long the title is.
          "& > a": { flexShrink: "0" },
        })}
      >
        <CardTitle>{title}</CardTitle>
        {aside}
      </div>
      {children}
      {lines.length === 0 ? (
        <p className={css({ px: "2.5", pb: "2.5", color: "text.muted" })}>{none}</p>
      ) : (
        <ul>
          {shown.map(({ id, name, what, when, link }) => (
            <li key={id}>
              <Link to={link.to} search={(link.search ?? {}) as never} quiet className={lineLink}>
                <span className={css({ flex: "1", minW: "0" })}>
                  <span className={lineName}>{name}</span>
                  {/* Not beside the name, which would break. */}
                  <span
                    className={css({
                      display: "flex",
                      justifyContent: "space-between",
                      gap: "3",
                      color: "text.muted",
                      fontSize: "sm",
                      lineHeight: "sm",
                    })}
                  >
                    <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{what}</span>
                    {when !== undefined && (
                      <span className={css({ flexShrink: 0, fontVariantNumeric: "tabular-nums" })}>{when}</span>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {note && <p className={css({ px: "2.5", py: "1.5", color: "text.muted", fontSize: "sm" })}>{note}</p>}
    </Card>
  );
}

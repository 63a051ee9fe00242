/** Bar list of shares, largest first, each linked. */
import { css } from "#generated/styles/css/index.js";
import { useState } from "react";
import { Button } from "../../../kit/button.tsx";
import { Card, CardTitle } from "../../../kit/card.tsx";
import { useFormat } from "../../../kit/format.tsx";
import { Link } from "../../../kit/link.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { useMedia, wide } from "../../../kit/use-media.ts";
import { useText } from "../../../messages/use-text.ts";
import type { ListLink } from "./people-links.ts";

export interface Share {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  readonly link: ListLink;
}

const shownAtFirst = { wide: 5, narrow: 3 };

export function ShareList({ title, shares }: { title: string; shares: readonly Share[] | undefined }) {
  const t = useText();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const atFirst = shownAtFirst[useMedia(wide) ? "wide" : "narrow"];
  const total = Math.max(
    1,
    (shares ?? []).reduce((sum, { count }) => sum + count, 0),
  );
  const shown = all ? shares : shares?.slice(0, atFirst);
  return (
    <Card className={css({ px: "2.5", pt: "5", pb: "2.5" })}>
      <CardTitle className={css({ px: "2.5", mb: "2" })}>{title}</CardTitle>
      {!shown ? (
        <Loading>
          {[5, 4, 3, 2].map((width) => (
            <Skeleton key={width} css={{ h: "7", mx: "2.5" }} style={{ width: `${width * 18}%` }} />
          ))}
        </Loading>
      ) : (
        <ul>
          {shown.map(({ id, label, count, link }) => (
            <li key={id}>
              <Link
                to={link.to}
                search={(link.search ?? {}) as never}
                quiet
                className={css({
                  display: "grid",
                  gridTemplateColumns: "minmax(0, 1fr) auto",
                  columnGap: "3",
                  px: "2.5",
                  py: "1.5",
                  borderRadius: "control",
                  _hover: { bg: "hover" },
                })}
              >
                <span className={css({ minW: "0", overflowWrap: "anywhere" })}>{label}</span>
                <span className={css({ fontVariantNumeric: "tabular-nums", fontWeight: "medium" })}>
                  {format.number(count)}
                </span>
                <span
                  className={css({ gridColumn: "1 / -1", h: "1", mt: "1", borderRadius: "full", bg: "inset" })}
                  aria-hidden
                >
                  <span
                    className={css({ display: "block", h: "full", borderRadius: "full", bg: "accent" })}
                    style={{ width: `${(count / total) * 100}%` }}
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shares && shares.length > atFirst && (
        <Button size="sm" variant="ghost" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? "dashboard.fewer" : "dashboard.allOf", { count: shares.length })}
        </Button>
      )}
    </Card>
  );
}

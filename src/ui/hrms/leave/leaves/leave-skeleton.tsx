/** Rows of a card while leave loads. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "../../../kit/card.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";

export function LeaveSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <Card as="div" padded>
      <div className={css({ display: "grid", gap: "3" })}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} css={{ h: "6", w: row % 2 === 0 ? "100%" : "70%" }} />
        ))}
      </div>
    </Card>
  );
}

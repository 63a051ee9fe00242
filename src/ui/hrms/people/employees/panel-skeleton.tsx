/** Skeleton of a tab: cards of facts. List tabs take the full window height, so that the footer does not jump. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "../../../kit/card.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";

function FactsSkeleton({ lines }: { lines: number }) {
  return (
    <Card className={css({ px: "5", py: "4", display: "grid", gap: "3" })}>
      <Skeleton css={{ w: "8rem", my: "0", h: "5" }} />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={css({ display: "grid", gap: "4", gridTemplateColumns: "8rem minmax(0, 14rem)" })}>
          <Skeleton css={{ w: "6rem", my: "0", h: "4" }} />
          <Skeleton css={{ my: "0", h: "4" }} />
        </div>
      ))}
    </Card>
  );
}

export function PanelSkeleton({ long = false }: { long?: boolean }) {
  return (
    <div className={css({ display: "grid", gap: "4", alignContent: "start", minH: long ? "100dvh" : undefined })}>
      <FactsSkeleton lines={4} />
      <FactsSkeleton lines={3} />
    </div>
  );
}

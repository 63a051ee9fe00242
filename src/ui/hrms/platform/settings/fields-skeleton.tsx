/** Skeleton of a settings card. */
import { css } from "#generated/styles/css/index.js";
import { Card } from "../../../kit/card.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";

export function FieldsSkeleton({ count }: { count: number }) {
  return (
    <Card padded className={css({ maxW: { base: "form", "2xl": "formWide" } })}>
      <div className={css({ display: "grid", gap: "5" })}>
        {Array.from({ length: count }, (_, row) => (
          <Skeleton key={row} css={{ h: "14" }} />
        ))}
      </div>
    </Card>
  );
}

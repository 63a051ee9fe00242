/** Loading and error states of a matrix, in its final layout. */
import { css } from "#generated/styles/css/index.js";
import type { ReactNode } from "react";
import { Card } from "../../../kit/card.tsx";
import { Loading, Skeleton } from "../../../kit/skeleton.tsx";
import { ErrorState } from "../../../kit/states.tsx";
import type { EveryRow } from "./use-every-row.ts";

export function MatrixFrame({
  parts,
  children,
}: {
  parts: readonly Pick<EveryRow<unknown>, "rows" | "error" | "retry">[];
  children: ReactNode;
}) {
  const failed = parts.find(({ error, rows }) => error !== null && rows === undefined);
  if (failed) {
    return (
      <Card>
        <ErrorState error={failed.error} onRetry={() => parts.forEach((part) => part.error !== null && part.retry())} />
      </Card>
    );
  }
  if (parts.every(({ rows }) => rows !== undefined)) return children;
  return (
    <Loading>
      <MatrixSkeleton />
    </Loading>
  );
}

export function MatrixSkeleton() {
  return (
    <>
      <Skeleton css={{ h: "9", maxW: "22rem", mt: "0", mb: "3" }} />
      <Card className={css({ px: "4", py: "2", minH: "24rem" })}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} css={{ h: "6", my: "3" }} />
        ))}
      </Card>
    </>
  );
}

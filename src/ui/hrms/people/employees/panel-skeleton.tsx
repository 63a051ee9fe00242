/** Skeleton of a tab. List tabs take the full window height, so that the footer does not jump. */
import { css } from "#generated/styles/css/index.js";
import { Skeleton } from "../../../kit/skeleton.tsx";

export function PanelSkeleton({ long = false }: { long?: boolean }) {
  return (
    <div className={css({ display: "grid", gap: "4", alignContent: "start", minH: long ? "100dvh" : undefined })}>
      <Skeleton h="40" my="0" />
      <Skeleton h="32" my="0" />
    </div>
  );
}

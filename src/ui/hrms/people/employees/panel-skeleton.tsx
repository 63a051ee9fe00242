/** Skeleton of a tab. List tabs take the full window height, so that the footer does not jump. */
import { chakra } from "@chakra-ui/react";
import { Skeleton } from "../../../kit/skeleton.tsx";

export function PanelSkeleton({ long = false }: { long?: boolean }) {
  return (
    <chakra.div display="grid" gap="4" alignContent="start" minH={long ? "100dvh" : undefined}>
      <Skeleton h="40" my="0" />
      <Skeleton h="32" my="0" />
    </chakra.div>
  );
}

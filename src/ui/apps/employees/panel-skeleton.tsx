/** The shape of a tab while it loads. */
import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";

export function PanelSkeleton() {
  return (
    <Loading>
      <chakra.div display="grid" gap="4">
        <Skeleton h="40" my="0" />
        <Skeleton h="32" my="0" />
      </chakra.div>
    </Loading>
  );
}

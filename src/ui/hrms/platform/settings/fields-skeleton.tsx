/** Skeleton of a settings card. */
import { chakra } from "@chakra-ui/react";
import { Card } from "../../../kit/card.tsx";
import { Skeleton } from "../../../kit/skeleton.tsx";

export function FieldsSkeleton({ count }: { count: number }) {
  return (
    <Card padded maxW="form">
      <chakra.div display="grid" gap="5">
        {Array.from({ length: count }, (_, row) => (
          <Skeleton key={row} h="14" />
        ))}
      </chakra.div>
    </Card>
  );
}

/** Skeleton rows of the email list. */
import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";

export function ListSkeleton() {
  return (
    <Loading>
      {Array.from({ length: 9 }, (_, index) => (
        <chakra.div
          key={index}
          display="grid"
          gridTemplateColumns="2rem minmax(0, 1fr)"
          columnGap="2.5"
          paddingInlineStart="2.25rem"
          paddingInlineEnd="3"
          py="2"
          borderBottomWidth="1px"
          borderColor="border"
        >
          <Skeleton w="8" h="8" my="0.5" borderRadius="full" />
          <chakra.span display="grid">
            <Skeleton w={`${40 + ((index * 17) % 25)}%`} />
            <Skeleton w={`${60 + ((index * 29) % 30)}%`} />
            <Skeleton w={`${70 + ((index * 13) % 25)}%`} h="3" />
          </chakra.span>
        </chakra.div>
      ))}
    </Loading>
  );
}

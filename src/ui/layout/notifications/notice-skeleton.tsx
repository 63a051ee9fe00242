/** Skeleton of notification rows. */
import { chakra } from "@chakra-ui/react";
import { Skeleton } from "../../kit/skeleton.tsx";

export function NoticeShapes({ lines }: { lines: number }) {
  return Array.from({ length: lines }, (_, index) => (
    <chakra.div
      key={index}
      px="3"
      py="2.5"
      paddingInlineStart="7"
      borderTopWidth={index > 0 ? "1px" : "0"}
      borderColor="border"
    >
      <Skeleton w="60%" />
      <Skeleton w="85%" maxW="22rem" />
      <Skeleton w="6rem" h="3" my="2px" />
    </chakra.div>
  ));
}

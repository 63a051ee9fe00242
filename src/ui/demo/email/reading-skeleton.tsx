/** Skeleton of an email. */
import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton } from "../../kit/skeleton.tsx";

export function ReadingSkeleton() {
  return (
    <Loading>
      <chakra.div h="12" borderBottomWidth="1px" borderColor="border" />
      <chakra.div px="5" py="4">
        <Skeleton w="60%" h="5" />
        <chakra.div display="flex" gap="3" mt="4">
          <Skeleton w="9" h="9" borderRadius="full" my="0" />
          <chakra.span flex="1">
            <Skeleton w="30%" />
            <Skeleton w="45%" h="3" />
          </chakra.span>
        </chakra.div>
        <chakra.div mt="5">
          <Skeleton w="35%" />
          <Skeleton w="95%" mt="2.5" />
          <Skeleton w="88%" />
          <Skeleton w="40%" />
        </chakra.div>
      </chakra.div>
    </Loading>
  );
}

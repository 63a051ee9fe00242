/** Page skeleton while its code loads, so that the shell shows at once. */
import { chakra } from "@chakra-ui/react";
import { Loading, Skeleton } from "../kit/skeleton.tsx";

export function PagePending() {
  return (
    <chakra.div px={{ base: "4", md: "6" }} pt="5">
      <Loading>
        <Skeleton w="44" h="5" my="1" />
        <Skeleton w="min(24rem, 80%)" mt="2.5" />
      </Loading>
    </chakra.div>
  );
}

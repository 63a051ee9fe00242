/** Keeps a navbar panel's width while its code loads, so that it doesn't move. */
import { chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";

export function PanelWait({ children }: { children: ReactNode }) {
  return (
    <chakra.div w="20rem" maxW="calc(100vw - 3rem)">
      <Suspense fallback={<chakra.div h="20rem" aria-busy="true" />}>{children}</Suspense>
    </chakra.div>
  );
}

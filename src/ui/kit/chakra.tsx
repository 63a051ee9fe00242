/** What Chakra's components need around them; in the kit, so that pages without them do not load Chakra. */
import { ChakraProvider } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { system } from "../theme/system.ts";
import { ChakraLocale } from "./chakra-locale.tsx";

export function Chakra({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <ChakraLocale>{children}</ChakraLocale>
    </ChakraProvider>
  );
}

/** Illustration of the v2 pages. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { useText } from "../messages/use-text.ts";
import type { SceneName } from "./entry-scene.tsx";

// Lazy, so that the form doesn't wait for the drawing.
const Scene = lazy(async () => ({ default: (await import("./entry-scene.tsx")).Scene }));

export function EntryPicture({ scene }: { scene: SceneName }) {
  const t = useText();
  return (
    <chakra.aside
      display={{ base: "none", lg: "flex" }}
      flexDirection="column"
      alignItems="center"
      justifyContent="center"
      // Stays in view when the form is longer than the window.
      position="sticky"
      top="0"
      h="100dvh"
      gap="8"
      p="12"
      bg="inset"
      borderInlineStartWidth="1px"
      borderColor="border"
    >
      <chakra.div w="full" maxW="32rem" aspectRatio="480 / 350">
        <Suspense fallback={null}>
          <Scene name={scene} />
        </Suspense>
      </chakra.div>
      <chakra.div maxW="28rem" textAlign="center" textWrap="balance">
        <chakra.p fontSize="xl" lineHeight="xl" fontWeight="semibold" letterSpacing="-0.01em">
          {t("auth.claim")}
        </chakra.p>
        <chakra.p color="text.muted" mt="1">
          {t("auth.claimText")}
        </chakra.p>
      </chakra.div>
    </chakra.aside>
  );
}

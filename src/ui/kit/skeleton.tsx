/** Skeletons in the final layout while data loads. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** One shape; give it the size of the content. */
export const Skeleton = chakra("span", {
  base: {
    display: "block",
    h: "3.5",
    my: "3px",
    borderRadius: "xs",
    bg: "inset",
    animation: "pulse 1.4s ease-in-out infinite",
    _motionReduce: { animation: "none" },
    _dark: { bg: "raised" },
  },
  variants: {
    /** Keeps the line height of the surrounding text. */
    inline: { true: { display: "inline-block", verticalAlign: "middle", my: "0" } },
  },
});

/** Wraps the skeletons of a region and announces loading once. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    // Lets fixed-width shapes shrink in grid or flex containers.
    <chakra.div aria-busy="true" minW="0">
      <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </chakra.div>
  );
}

/** Grey shapes in the final layout while data is on its way. */
import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useText } from "../messages/use-text.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** One shape: give it the size of what will stand there. */
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
    /** In a line of text, which stays as high and as deep as with its words. */
    inline: { true: { display: "inline-block", verticalAlign: "middle", my: "0" } },
  },
});

/** Wraps the shapes of a region and says once that it is loading. */
export function Loading({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    // In a grid or row the shapes, which have widths of their own, shall not make it wider than its place.
    <chakra.div aria-busy="true" minW="0">
      <VisuallyHidden role="status">{t("common.loading")}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </chakra.div>
  );
}

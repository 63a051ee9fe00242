/** Reserves space for the bookmark star of demo pages, which loads when the page is idle. */
import { chakra } from "@chakra-ui/react";
import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useIdle } from "../use-idle.ts";
import { useHasDemo } from "./use-has-demo.ts";

const PageStar = lazy(async () => {
  const [module] = await Promise.all([import("./page-star.tsx"), loadMessages("search")]);
  return { default: module.PageStar };
});

/** Product pages, which the demo search does not cover. */
const product = /^\/(companies|platform|tenant|me|no-company)(\/|$)/;

export function PageStarSlot() {
  const idle = useIdle();
  const shown = useHasDemo();
  const ofDemo = useLocation({ select: ({ pathname }) => !product.test(pathname) });
  if (!shown || !ofDemo) return null;
  return (
    <chakra.span w="7" h="7" flexShrink={0}>
      {idle && (
        <Suspense>
          <PageStar />
        </Suspense>
      )}
    </chakra.span>
  );
}

/** Keeps room beside the title for the star of a demo page, which comes when the page has nothing better to do. */
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

/** Pages of the product, which the search of the demo layer does not know. */
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

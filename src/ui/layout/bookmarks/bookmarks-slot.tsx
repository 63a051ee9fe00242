/** Bookmarks in the navbar; the space is reserved, so that nothing moves when they load. */
import { chakra } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { loadMessages } from "../../messages/store.ts";
import { useIdle } from "../use-idle.ts";
import { useHasDemo } from "./use-has-demo.ts";

const BookmarksBar = lazy(async () => {
  const [module] = await Promise.all([import("./bookmarks-bar.tsx"), loadMessages("search")]);
  return { default: module.BookmarksBar };
});

export function BookmarksSlot() {
  const idle = useIdle();
  const shown = useHasDemo();
  return (
    <chakra.div flex="1" minW="0" h="9">
      {shown && idle && (
        <Suspense>
          <BookmarksBar />
        </Suspense>
      )}
    </chakra.div>
  );
}

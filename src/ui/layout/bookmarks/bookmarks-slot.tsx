/** The free middle of the navbar: bookmarks stand there where there is room, and nothing moves when they come. */
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

/** Bookmarks in the navbar; the space is reserved, so that nothing moves when they load. */
import { chakra } from "@chakra-ui/react";
import { part } from "../../detail/part.ts";
import { WhenIdle } from "../when-idle.tsx";
import { useHasDemo } from "./use-has-demo.ts";

const BookmarksBar = part(async () => (await import("./bookmarks-bar.tsx")).BookmarksBar, "search");

export function BookmarksSlot() {
  const shown = useHasDemo();
  return (
    <chakra.div flex="1" minW="0" h="9">
      {shown && (
        <WhenIdle>
          <BookmarksBar />
        </WhenIdle>
      )}
    </chakra.div>
  );
}

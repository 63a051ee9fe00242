/** Bookmarks in the navbar; the space is reserved, so that nothing moves when they load. */
import { css } from "#generated/styles/css/index.js";
import { part } from "../../detail/part.ts";
import { WhenIdle } from "../when-idle.tsx";
import { useHasDemo } from "./use-has-demo.ts";

const BookmarksBar = part(async () => (await import("./bookmarks-bar.tsx")).BookmarksBar, "search");

export function BookmarksSlot() {
  const shown = useHasDemo();
  return (
    <div className={css({ flex: "1", minW: "0", h: "9" })}>
      {shown && (
        <WhenIdle>
          <BookmarksBar />
        </WhenIdle>
      )}
    </div>
  );
}

/** Bookmarks in the navbar; the space is reserved, so that nothing moves when they load. */
import { css } from "#generated/styles/css/index.js";
import { useLocation } from "@tanstack/react-router";
import { whenIdle } from "../when-idle.tsx";
import { isProductPage } from "./product-page.ts";
import { useHasDemo } from "./use-has-demo.ts";

const BookmarksBar = whenIdle(async () => (await import("./bookmarks-bar.tsx")).BookmarksBar, "bookmarks");
const OwnBookmarks = whenIdle(async () => (await import("./own-bookmarks.tsx")).OwnBookmarks, "bookmarks");

export function BookmarksSlot() {
  const hasDemo = useHasDemo();
  const ofProduct = useLocation({ select: ({ pathname }) => isProductPage(pathname) });
  return (
    <div className={css({ flex: "1", minW: "0", h: "9" })}>
      {(ofProduct || hasDemo) && (
        // Too narrow for more than the company's name otherwise.
        <div className={css({ display: ofProduct ? { base: "none", sm: "block" } : undefined })}>
          {ofProduct ? <OwnBookmarks /> : <BookmarksBar />}
        </div>
      )}
    </div>
  );
}

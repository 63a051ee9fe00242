/** Reserves space for the bookmark star of a page, which loads when the page is idle. */
import { css } from "#generated/styles/css/index.js";
import { useLocation } from "@tanstack/react-router";
import { part } from "../../detail/part.ts";
import { WhenIdle } from "../when-idle.tsx";
import { isProductPage } from "./product-page.ts";
import { useHasDemo } from "./use-has-demo.ts";

const PageStar = part(async () => (await import("./star-button.tsx")).PageStar, "search");
const OwnStar = part(async () => (await import("./own-bookmarks.tsx")).OwnStar, "search");

export function PageStarSlot() {
  const hasDemo = useHasDemo();
  const ofProduct = useLocation({ select: ({ pathname }) => isProductPage(pathname) });
  if (!hasDemo && !ofProduct) return null;
  return (
    <span className={css({ boxSize: "7", flexShrink: 0 })}>
      <WhenIdle>{ofProduct ? <OwnStar /> : <PageStar />}</WhenIdle>
    </span>
  );
}

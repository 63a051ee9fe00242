/** Reserves space for the bookmark star of a page, which loads when the page is idle. */
import { css } from "#generated/styles/css/index.js";
import { useLocation } from "@tanstack/react-router";
import { whenIdle } from "../when-idle.tsx";
import { isProductPage } from "./product-page.ts";
import { useHasDemo } from "./use-has-demo.ts";

const PageStar = whenIdle(async () => (await import("./star-button.tsx")).PageStar, "bookmarks");
const OwnStar = whenIdle(async () => (await import("./own-bookmarks.tsx")).OwnStar, "bookmarks");

export function PageStarSlot() {
  const hasDemo = useHasDemo();
  const ofProduct = useLocation({ select: ({ pathname }) => isProductPage(pathname) });
  if (!hasDemo && !ofProduct) return null;
  return <span className={css({ boxSize: "7", flexShrink: 0 })}>{ofProduct ? <OwnStar /> : <PageStar />}</span>;
}

/** Reserves space for the bookmark star of demo pages, which loads when the page is idle. */
import { css } from "#generated/styles/css/index.js";
import { useLocation } from "@tanstack/react-router";
import { part } from "../../detail/part.ts";
import { WhenIdle } from "../when-idle.tsx";
import { useHasDemo } from "./use-has-demo.ts";

const PageStar = part(async () => (await import("./star-button.tsx")).PageStar, "search");

/** Product pages, which the demo search does not cover. */
const product = /^\/(companies|platform|tenant|me|no-company)(\/|$)/;

export function PageStarSlot() {
  const shown = useHasDemo();
  const ofDemo = useLocation({ select: ({ pathname }) => !product.test(pathname) });
  if (!shown || !ofDemo) return null;
  return (
    <span className={css({ boxSize: "7", flexShrink: 0 })}>
      <WhenIdle>
        <PageStar />
      </WhenIdle>
    </span>
  );
}

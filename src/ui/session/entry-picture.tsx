/** Illustration of the v2 pages. */
import { css } from "#generated/styles/css/index.js";
import { lazy, Suspense } from "react";
import { useText } from "../messages/use-text.ts";
import type { SceneName } from "./entry-scene.tsx";

// Lazy, so that the form doesn't wait for the drawing.
const Scene = lazy(async () => ({ default: (await import("./entry-scene.tsx")).Scene }));

export function EntryPicture({ scene }: { scene: SceneName }) {
  const t = useText();
  return (
    <aside
      className={css({
        display: { base: "none", lg: "flex" },
        flexDirection: "column",
        alignItems: "center",
        justifyContent: "center",
        position: "sticky",
        top: "0",
        h: "100dvh",
        gap: "8",
        p: "12",
        bg: "inset",
        borderInlineStartWidth: "1px",
        borderColor: "border",
      })}
    >
      <div className={css({ w: "full", maxW: "32rem", aspectRatio: "480 / 350" })}>
        <Suspense fallback={null}>
          <Scene name={scene} />
        </Suspense>
      </div>
      <div className={css({ maxW: "28rem", textAlign: "center", textWrap: "balance" })}>
        <p className={css({ fontSize: "xl", lineHeight: "xl", fontWeight: "semibold", letterSpacing: "-0.01em" })}>
          {t("auth.claim")}
        </p>
        <p className={css({ color: "text.muted", mt: "1" })}>{t("auth.claimText")}</p>
      </div>
    </aside>
  );
}

/** Layout of all signed-in pages: menu, navbar, content and footer as set. */
import { css } from "#generated/styles/css/index.js";
import { chakra } from "#generated/styles/jsx/index.js";
import { useQueryClient } from "@tanstack/react-query";
import { Outlet, useLocation } from "@tanstack/react-router";
import { startTransition, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { part } from "../detail/part.ts";
import type { Crumb } from "../kit/breadcrumb.tsx";
import { FirstCrumbsContext, TitleToolContext } from "../kit/title-tool.ts";
import { useText } from "../messages/use-text.ts";
import { useSettings } from "../theme/settings-store.ts";
import { contentWidth } from "./content-width.ts";
import { PageStarSlot } from "./bookmarks/page-star-slot.tsx";
import { useHasDemo } from "./bookmarks/use-has-demo.ts";
import { setCustomiserOpen, useCustomiserOpen } from "./customiser/open.ts";
import { DeveloperSlot } from "./developer/developer-slot.tsx";
import { useSyncedSettings } from "./synced-settings.ts";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { usePageSettings } from "./page-settings.ts";
import { usePageTransition } from "./page-transition.ts";
import { ShellKeys } from "./search/shell-keys.tsx";
import { Sidebar } from "./sidebar.tsx";
import { StatusBanners } from "./status-banners.tsx";
import { ToTop } from "./to-top.tsx";
import { useTouring } from "./tour/open.ts";
import { beforeIdleParts, whenIdle } from "./when-idle.tsx";

/** Whether the page has been on screen: the menu, which takes a slow machine longer than many a page, comes after it. */
function usePageShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return shown;
}

const ProductTour = part(async () => (await import("./tour/product-tour.tsx")).ProductTour, "tour", "tools");
const Customiser = part(async () => (await import("./customiser/customiser.tsx")).Customiser, "customiser");
/** Watches connection and version, so it has to be loaded before the connection is lost. */
const Notices = whenIdle(async () => (await import("./notices/notices.tsx")).Notices, "notices");

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    insetBlockStart: "2",
    insetInlineStart: "2",
    zIndex: "tooltip",
    px: "3",
    py: "2",
    bg: "accent",
    color: "accent.contrast",
    borderRadius: "control",
    fontWeight: "medium",
    "&:not(:focus)": { clipPath: "inset(50%)", w: "1px", h: "1px", overflow: "hidden", p: "0" },
  },
});

const startPages = /^\/(companies\/[^/]+\/dashboard|platform\/dashboard|me\/home|no-company)?\/?$/;
const pageStar = <PageStarSlot />;

/** The way to the start page from every other page. */
function useFirstCrumbs(): readonly Crumb[] {
  const t = useText();
  const isStart = useLocation({ select: ({ pathname }) => startPages.test(pathname) });
  return useMemo(() => (isStart ? [] : [{ label: t("shell.area.home"), to: "/start" }]), [isStart, t]);
}

/** Some of the parts that load when idle share one call. */
function useDemoData(): void {
  const client = useQueryClient();
  const hasDemo = useHasDemo();
  useEffect(() => {
    if (hasDemo) beforeIdleParts(async () => (await import("./demo-data.ts")).loadDemoData(client));
  }, [client, hasDemo]);
}

/** `children` replace the page. */
export function Shell({ children }: { children?: ReactNode }) {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const { menu, menuHidden, footer, width, toTop } = useSettings();
  const customising = useCustomiserOpen();
  const touring = useTouring();
  const crumbs = useFirstCrumbs();
  const pageShown = usePageShown();
  usePageSettings();
  useSyncedSettings();
  useDemoData();
  usePageTransition(page);
  // After sign-in the focused button is gone: start at the top, so that the first Tab reaches the skip link.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={top}
      className={css({ outline: "none", display: "flex", minH: "100dvh", alignItems: "stretch" })}
      tabIndex={-1}
      style={{ ["--footer-room" as string]: footer === "sticky" ? "2.5rem" : "0px" }}
    >
      <SkipLink href="#content">{t("shell.skip")}</SkipLink>
      {menu === "vertical" && !menuHidden && <Sidebar hasMenu={pageShown} />}
      {/* Pane layouts fill the window and scroll inside; the footer is hidden while a page loads, so that it does not jump. */}
      <div
        className={css({
          display: "flex",
          flexDirection: "column",
          flex: "1",
          minW: "0",
          "&:has([data-page-fill])": { h: "100dvh" },
          "&:has([data-page-fill]) > footer:not([data-sticky])": { display: "none" },
          "&:has(main [aria-busy=true]) > footer:not([data-sticky])": { visibility: "hidden" },
        })}
      >
        <Navbar />
        <StatusBanners />
        <main
          ref={page}
          id="content"
          tabIndex={-1}
          className={css(
            { display: "flex", flexDirection: "column", flex: "1", minW: "0", minH: "0", outline: "none" },
            contentWidth(width),
          )}
        >
          <TitleToolContext value={pageStar}>
            <FirstCrumbsContext value={crumbs}>{children || <Outlet />}</FirstCrumbsContext>
          </TitleToolContext>
        </main>
        {footer !== "hidden" && <Footer />}
      </div>
      {toTop && <ToTop />}
      <ShellKeys />
      <Notices />
      <DeveloperSlot />
      {touring && (
        <Suspense>
          <ProductTour />
        </Suspense>
      )}
      {customising && (
        <Suspense>
          <Customiser onClose={() => setCustomiserOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

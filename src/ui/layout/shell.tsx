/** What every page behind sign-in stands in: menu, navbar, content, footer, each as the settings have it. */
import { chakra } from "@chakra-ui/react";
import { Outlet } from "@tanstack/react-router";
import { lazy, startTransition, Suspense, useEffect, useRef, useState } from "react";
import { TitleToolContext } from "../kit/title-tool.ts";
import { loadMessages } from "../messages/store.ts";
import { useText } from "../messages/use-text.ts";
import { useSettings } from "../theme/settings-store.ts";
import { contentWidth } from "./content-width.ts";
import { PageStarSlot } from "./bookmarks/page-star-slot.tsx";
import { setCustomiserOpen, useCustomiserOpen } from "./customiser/open.ts";
import { useFollowedSettings } from "./followed-settings.ts";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { NoticesSlot } from "./notices/notices-slot.tsx";
import { PagePending } from "./page-pending.tsx";
import { usePageSettings } from "./page-settings.ts";
import { usePageTransition } from "./page-transition.ts";
import { ShellKeys } from "./search/shell-keys.tsx";
import { Sidebar } from "./sidebar.tsx";
import { StandingBanner } from "./standing-banner.tsx";
import { ToTop } from "./to-top.tsx";

/** The page inside the shell: its outline until the shell has been painted, so that a slow machine shows something sooner. */
function FirstContent() {
  const [shellPainted, setShellPainted] = useState(false);
  useEffect(() => startTransition(() => setShellPainted(true)), []);
  return shellPainted ? <Outlet /> : <PagePending />;
}

const Customiser = lazy(async () => {
  const [{ Customiser: component }] = await Promise.all([
    import("./customiser/customiser.tsx"),
    loadMessages("customiser"),
  ]);
  return { default: component };
});

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

const pageStar = <PageStarSlot />;

export function Shell() {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  const page = useRef<HTMLElement>(null);
  const { menu, menuHidden, footer, width, toTop } = useSettings();
  const customising = useCustomiserOpen();
  usePageSettings();
  useFollowedSettings();
  usePageTransition(page);
  // Coming from sign-in the focused button is gone: the first Tab shall find the link past the menu, not some place in the page.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <chakra.div
      ref={top}
      tabIndex={-1}
      outline="none"
      display="flex"
      minH="100dvh"
      alignItems="stretch"
      // What sticks to the lower edge of a page stands above a footer that does the same.
      style={{ ["--footer-room" as string]: footer === "sticky" ? "2.5rem" : "0px" }}
    >
      <SkipLink href="#content">{t("shell.skip")}</SkipLink>
      {menu === "vertical" && !menuHidden && <Sidebar />}
      {/* A page in panes fills the window and scrolls inside itself; while a page loads, the footer does not show where it will not stay. */}
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        minW="0"
        css={{
          "&:has([data-page-fill])": { h: "100dvh" },
          "&:has([data-page-fill]) > footer:not([data-sticky])": { display: "none" },
          "&:has(main [aria-busy=true]) > footer:not([data-sticky])": { visibility: "hidden" },
        }}
      >
        <Navbar />
        <StandingBanner />
        <chakra.main
          ref={page}
          id="content"
          tabIndex={-1}
          display="flex"
          flexDirection="column"
          flex="1"
          minW="0"
          minH="0"
          outline="none"
          {...contentWidth(width)}
        >
          <TitleToolContext value={pageStar}>
            <FirstContent />
          </TitleToolContext>
        </chakra.main>
        {footer !== "hidden" && <Footer />}
      </chakra.div>
      {toTop && <ToTop />}
      <ShellKeys />
      <NoticesSlot />
      {customising && (
        <Suspense>
          <Customiser onClose={() => setCustomiserOpen(false)} />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** What every page behind sign-in stands in: menu, navbar, content, footer. */
import { chakra } from "@chakra-ui/react";
import { Outlet } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useText } from "../messages/use-text.ts";
import { Footer } from "./footer.tsx";
import { Navbar } from "./navbar.tsx";
import { Sidebar } from "./sidebar.tsx";
import { ToTop } from "./to-top.tsx";

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

export function Shell() {
  const t = useText();
  const top = useRef<HTMLDivElement>(null);
  // Coming from sign-in the focused button is gone: the first Tab shall find the link past the menu, not some place in the page.
  useEffect(() => {
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <chakra.div ref={top} tabIndex={-1} outline="none" display="flex" minH="100dvh" alignItems="stretch">
      <SkipLink href="#content">{t("shell.skip")}</SkipLink>
      <Sidebar />
      {/* A page in panes fills the window and scrolls inside itself; while a page loads, the footer does not show where it will not stay. */}
      <chakra.div
        display="flex"
        flexDirection="column"
        flex="1"
        minW="0"
        css={{
          "&:has([data-page-fill])": { h: "100dvh" },
          "&:has([data-page-fill]) > footer": { display: "none" },
          "&:has(main [aria-busy=true]) > footer": { visibility: "hidden" },
        }}
      >
        <Navbar />
        <chakra.main id="content" tabIndex={-1} display="flex" flexDirection="column" flex="1" minW="0" minH="0" w="full" maxW="page" mx="auto" outline="none">
          <Outlet />
        </chakra.main>
        <Footer />
      </chakra.div>
      <ToTop />
    </chakra.div>
  );
}

/** Global keyboard shortcuts: Ctrl+K for search, "?" for help, "g" and a letter to navigate. */
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { hideShortcuts, setMoves, showShortcuts, useShortcutsShown, type Move } from "../../kit/shortcut-moves.ts";
import { part } from "../../detail/part.ts";
import { usePageShortcuts } from "../../kit/page-keys.ts";
import { useShellShortcuts } from "../../kit/shortcuts.ts";
import { useText } from "../../messages/use-text.ts";
import { addressOf, entriesOf, type AreaName } from "../menu.ts";
import { useMenu } from "../use-menu.ts";
import { loadPalette } from "./load-palette.ts";
import { setPaletteOpen, usePaletteOpen } from "./open.ts";

const Palette = lazy(loadPalette);
const ShortcutSheet = part(async () => (await import("../../kit/shortcut-sheet.tsx")).ShortcutSheet, "tools");

function PageShortcutSheet() {
  return <ShortcutSheet groups={usePageShortcuts()} onClose={hideShortcuts} />;
}

/** Second key after "g". */
const letters: Partial<Record<AreaName, string>> = {
  dashboard: "d",
  employees: "p",
  grades: "r",
  leaves: "l",
  payroll: "y",
  "my-profile": "m",
  email: "e",
  chat: "c",
  todo: "t",
  calendar: "a",
  invoices: "i",
  shop: "s",
};

/** How long to wait for the second key, in ms. */
const sequenceTimeoutMs = 1500;

export function ShellKeys() {
  const t = useText();
  const navigate = useNavigate();
  const { sections, companyId } = useMenu();
  const shown = useShortcutsShown();
  const searching = usePaletteOpen();
  const [begun, setBegun] = useState(false);
  const moves = useMemo<readonly Move[]>(() => {
    const places = entriesOf(sections).flatMap((entry) => {
      const letter = letters[entry.area];
      const to = addressOf(entry, companyId);
      return letter === undefined || to === null ? [] : [{ letter, to, text: t(`shell.area.${entry.area}`) }];
    });
    return [...places, { letter: "n", to: "/me/notifications", text: t("shell.notifications") }];
  }, [sections, companyId, t]);

  useEffect(() => setMoves(moves), [moves]);
  useShellShortcuts({ "Mod+k": () => setPaletteOpen(true), "?": showShortcuts, g: () => setBegun(true) });
  useEffect(() => {
    if (!begun) return;
    // In the capture phase, because the page may use the same letter.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      setBegun(false);
      const move = moves.find(({ letter }) => letter === event.key.toLowerCase());
      if (!move || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      void navigate({ to: move.to });
    };
    const timer = setTimeout(() => setBegun(false), sequenceTimeoutMs);
    addEventListener("keydown", onKeyDown, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", onKeyDown, true);
    };
  }, [begun, moves, navigate]);
  return (
    <Suspense>
      {searching && <Palette onClose={() => setPaletteOpen(false)} />}
      {shown && <PageShortcutSheet />}
    </Suspense>
  );
}

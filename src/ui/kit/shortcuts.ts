/** Keyboard shortcuts of a page; off while typing, in dialogs and menus, and if the person turned them off. */
import { useEffect, useRef } from "react";

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

const key = "hrms.shortcuts";
const typing =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="combobox"]';

export function shortcutsEnabled(): boolean {
  return localStorage.getItem(key) !== "off";
}

export function setShortcutsEnabled(enabled: boolean): void {
  if (enabled) localStorage.removeItem(key);
  else localStorage.setItem(key, "off");
}

function isModal(): boolean {
  return document.querySelector("dialog:modal, [data-modal]") !== null;
}

function elsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return (
    event.defaultPrevented ||
    target?.closest(typing) != null ||
    isModal() ||
    document.querySelector("[role=menu][data-state=open]") !== null
  );
}

/**
 * Keys are `KeyboardEvent.key` values ("j", "#", "ArrowDown"), with "Mod+" for Ctrl or ⌘ and "Shift+" for letters.
 * Those with Mod also work while typing.
 */
export function useShortcuts(shortcuts: Shortcuts, enabled = true): void {
  useKeys(shortcuts, document, enabled);
}

/** Shortcuts of the shell; the page's own take precedence. */
export function useShellShortcuts(shortcuts: Shortcuts): void {
  useKeys(shortcuts, window, true);
}

function useKeys(shortcuts: Shortcuts, target: Document | Window, enabled: boolean): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    if (!enabled) return;
    const onKeyDown = (event: Event): void => {
      if (!(event instanceof KeyboardEvent)) return;
      if (event.altKey || event.isComposing) return;
      const mod = event.ctrlKey || event.metaKey;
      const letter = /^[a-z]$/i.test(event.key);
      const name = `${mod ? "Mod+" : ""}${event.shiftKey && letter ? "Shift+" : ""}${letter ? event.key.toLowerCase() : event.key}`;
      const run = latest.current[name];
      if (
        !run ||
        (target === window && (event.defaultPrevented || isModal())) ||
        (!mod && (elsewhere(event) || !shortcutsEnabled()))
      )
        return;
      event.preventDefault();
      run(event);
    };
    target.addEventListener("keydown", onKeyDown);
    return () => target.removeEventListener("keydown", onKeyDown);
  }, [enabled, target]);
}

/** Saved views kept in this browser, per account. */
import { useRef, useState } from "react";
import { addView, changeView, readViews, removeView, writeViews, type SavedViews } from "./views/saved-views.ts";
import { useAccount } from "../session/account.ts";
import type { ViewStore } from "./use-views.ts";

export function useDeviceViews(list: string): ViewStore {
  const account = useAccount();
  const owner = String(account?.id ?? "");
  const [saved, setSaved] = useState(() => readViews(owner, list));
  const latest = useRef(saved);
  const keep = (next: SavedViews): void => {
    latest.current = next;
    setSaved(next);
    writeViews(owner, list, next);
  };
  return {
    saved,
    ready: true,
    shares: false,
    add: async (view, { opensList }) => {
      const { id, saved: next } = addView(latest.current, view);
      keep(opensList ? { ...next, initial: id } : next);
      return id;
    },
    change: async ({ id, ...view }) => keep(changeView(latest.current, id, view)),
    remove: async ({ id }) => {
      const before = latest.current;
      keep(removeView(before, id));
      return async () => keep(before);
    },
    setInitial: (id) => keep({ ...latest.current, initial: id }),
  };
}

/** Whether the browser has a connection, as the queries see it: without one they wait, and go on by themselves. */
import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener);

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => onlineManager.isOnline());
}

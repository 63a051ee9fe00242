/** Bars with buttons that stick to the bottom of the window, which the back-to-top button must not cover. */
import { sharedValue } from "./shared-value.ts";

const { current, set, useValue } = sharedValue<readonly HTMLElement[]>([]);

export const useButtonBars = useValue;

/** The `ref` of such a bar. */
export function buttonBar(bar: HTMLElement | null): () => void {
  if (bar) set([...current(), bar]);
  return () => set(current().filter((one) => one !== bar));
}

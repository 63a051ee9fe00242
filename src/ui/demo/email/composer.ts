/** Lets any part of the mail app open the window for writing. */
import { createContext, useContext } from "react";
import type { Letter } from "./letter.ts";

export interface Composer {
  /** Opens the window; what was being written there goes to the drafts. Without a letter it brings back the one begun. */
  readonly write: (letter?: Letter) => void;
  readonly preload: () => void;
}

export const ComposerContext = createContext<Composer>({ write: () => undefined, preload: () => undefined });

export function useComposer(): Composer {
  return useContext(ComposerContext);
}

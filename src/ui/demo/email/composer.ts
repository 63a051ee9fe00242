/** Context to open the compose window from anywhere in the mail app. */
import { createContext, useContext } from "react";
import type { Letter } from "./letter.ts";

export interface Composer {
  /** Opens the window and saves a previous email as a draft. Without an argument it restores the current one. */
  readonly write: (letter?: Letter) => void;
  readonly preload: () => void;
}

export const ComposerContext = createContext<Composer>({ write: () => undefined, preload: () => undefined });

export function useComposer(): Composer {
  return useContext(ComposerContext);
}

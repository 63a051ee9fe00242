/** Opens the folders where they have no pane of their own. */
import { createContext, useContext } from "react";

export const FolderDrawerContext = createContext<() => void>(() => undefined);

export function useFolderDrawer(): () => void {
  return useContext(FolderDrawerContext);
}

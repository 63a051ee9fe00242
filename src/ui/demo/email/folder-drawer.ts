/** Open state of the folder drawer in narrow windows. */
import { createContext, useContext } from "react";

export const FolderDrawerContext = createContext<() => void>(() => undefined);

export function useFolderDrawer(): () => void {
  return useContext(FolderDrawerContext);
}

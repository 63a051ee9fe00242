/** What the entries of an open menu know of it. */
import { createContext, use, useEffect, type ComponentProps, type ComponentType, type ReactNode } from "react";

export interface SubProps {
  /** The entry that opens it. */
  entry: ReactNode;
  children: ReactNode;
}

interface OpenMenu {
  readonly propsOf: (id: string, kind?: "radio" | "checkbox", checked?: boolean) => ComponentProps<"button">;
  /** An entry has come. */
  readonly onEntry: () => void;
  readonly close: () => void;
  readonly Sub: ComponentType<SubProps>;
}

export const OpenMenuContext = createContext<OpenMenu | null>(null);

export function useOpenMenu(): OpenMenu {
  const menu = use(OpenMenuContext);
  if (!menu) throw new Error("Entries of a menu are only shown in one");
  const { onEntry } = menu;
  useEffect(onEntry, [onEntry]);
  return menu;
}

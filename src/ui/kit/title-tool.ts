/** Slot beside every page title, filled by the shell, such as with the bookmark star. */
import { createContext, type ReactNode } from "react";

export const TitleToolContext = createContext<ReactNode>(null);

/** What the shell puts beside the title of every page, such as the star of its bookmark. */
import { createContext, type ReactNode } from "react";

export const TitleToolContext = createContext<ReactNode>(null);

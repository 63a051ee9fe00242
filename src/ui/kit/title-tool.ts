/** What the shell adds to every page: a slot beside the title, such as the bookmark star, and the first breadcrumbs. */
import { createContext, type ReactNode } from "react";
import type { Crumb } from "./breadcrumb.tsx";

export const TitleToolContext = createContext<ReactNode>(null);
/** Empty where a page needs none, such as on the start page. */
export const FirstCrumbsContext = createContext<readonly Crumb[]>([]);

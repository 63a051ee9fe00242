/** A palette result: something to open or do. */
import type { ReactNode } from "react";

export interface Result {
  /** Unique in the whole list. */
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** Secondary text, such as location or sender. */
  readonly detail?: string;
  readonly lang?: string;
  /** Address of a page or record, remembered as recently opened. */
  readonly to?: string;
  readonly run: () => void;
  readonly stays?: boolean;
}

export interface ResultGroup {
  readonly name:
    | "opened"
    | "companies"
    | "calculators"
    | "suggestions"
    | "recent"
    | "areas"
    | "records"
    | "bookmarks"
    | "pages"
    | "files"
    | "contacts"
    | "actions";
  readonly results: readonly Result[];
  /** Shown when the group is empty; without it empty groups are hidden. */
  readonly note?: string;
}

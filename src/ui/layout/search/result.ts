/** What the palette lists: one thing to open or to do, in a group. */
import type { ReactNode } from "react";

export interface Result {
  /** Of its own in the whole list. */
  readonly id: string;
  readonly title: string;
  readonly icon: ReactNode;
  /** In small print: where it is, who it is from. */
  readonly detail?: string;
  readonly lang?: string;
  /** Its page is still to come. */
  readonly soon?: boolean;
  readonly run: () => void;
  /** The palette stays open. */
  readonly stays?: boolean;
}

export interface ResultGroup {
  readonly name: "recent" | "areas" | "records" | "bookmarks" | "pages" | "files" | "contacts" | "actions";
  readonly results: readonly Result[];
  /** Said where there are none; without it an empty group does not show. */
  readonly note?: string;
}

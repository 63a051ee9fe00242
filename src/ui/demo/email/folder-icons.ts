/** Folder icons. */
import { FileText, Inbox, OctagonAlert, Send, Star, Trash2, type LucideIcon } from "lucide-react";
import type { Folder } from "./mailbox-view.ts";

export const folderIcons: Record<Folder, LucideIcon> = {
  inbox: Inbox,
  sent: Send,
  draft: FileText,
  starred: Star,
  spam: OctagonAlert,
  trash: Trash2,
};

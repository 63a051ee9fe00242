/** The marks of what happened to a record, wherever it is told. */
import { Archive, ArchiveRestore, Pencil, Plus, Trash2, type LucideIcon } from "lucide-react";
import type { HistoryAction } from "#generated/hrms/schema.ts";

export const actionIcons: Record<HistoryAction, LucideIcon> = { create: Plus, update: Pencil, archive: Archive, restore: ArchiveRestore, delete: Trash2 };

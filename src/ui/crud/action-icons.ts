/** The marks of what happened to a record, wherever it is told. */
import { Archive, ArchiveRestore, BadgeCheck, CirclePause, CirclePlay, DoorClosed, Eye, KeyRound, Lock, LockOpen, LogIn, LogOut, type LucideIcon, Pencil, Plus, Rocket, ShieldOff, Sunset, Trash2 } from "lucide-react";
import type { HistoryAction } from "#generated/hrms/schema.ts";

export const actionIcons: Record<HistoryAction, LucideIcon> = {
  create: Plus,
  update: Pencil,
  archive: Archive,
  restore: ArchiveRestore,
  delete: Trash2,
  publish: Rocket,
  retire: Sunset,
  grant: KeyRound,
  revoke: ShieldOff,
  activate: BadgeCheck,
  suspend: CirclePause,
  reactivate: CirclePlay,
  close: DoorClosed,
  lock: Lock,
  unlock: LockOpen,
  enter: LogIn,
  leave: LogOut,
  unmask: Eye,
};

/** The export of everything a tenant has: its states, and how it looks as files. */
import type { CsvCell } from "../../shared/csv.ts";

export const tenantExportStates = ["waiting", "running", "ready", "failed", "expired"] as const;

/** Days for which its archives are kept. */
export const exportKeptDays = 7;

/** The name in the database as the contract's. */
export const fieldName = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** Numbers that are kept sealed go by the name of what they hold. */
export const openName = (column: string): string => fieldName(column.replace(/_enc$/, ""));

/** Lists and records as JSON, all else as it reads. */
export function exportCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}

/** The name of a file in an archive: told apart by its id, and harmless whatever people call it. */
export function archiveName({ id, name }: { id: string; name: string }): string {
  return `${id.slice(0, 8)}-${name.replaceAll(/[\\/:*?"<>|]|\p{Cc}|^\.+/gu, "_")}`;
}

/** The full export of a tenant: its states and its file formats. */
import type { CsvCell } from "../../shared/csv.ts";

export const tenantExportStates = ["waiting", "running", "ready", "failed", "expired"] as const;

/** Days before an archive is deleted. */
export const exportKeptDays = 7;

/** Converts a column name to the contract's camelCase. */
export const fieldName = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** Encrypted columns are named after their content. */
export const openName = (column: string): string => fieldName(column.replace(/_enc$/, ""));

/** Arrays and objects as JSON, other values as text. */
export function exportCell(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}

/** A safe, unique file name inside the archive. */
export function archiveName({ id, name }: { id: string; name: string }): string {
  return `${id.slice(0, 8)}-${name.replaceAll(/[\\/:*?"<>|]|\p{Cc}|^\.+/gu, "_")}`;
}

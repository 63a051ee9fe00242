/** A file's cells, read when it is chosen. */
import { useState } from "react";
import { hasHeader, readSheet, type Cells } from "./read-sheet.ts";

interface Sheet {
  readonly name: string;
  readonly cells: Cells;
}

interface SheetState {
  readonly sheet: Sheet | undefined;
  /** Name of a file that could not be read. */
  readonly unreadable: string | undefined;
  readonly header: boolean;
  readonly setHeader: (header: boolean) => void;
  readonly read: (file: File | undefined) => Promise<void>;
}

export function useSheet(): SheetState {
  const [sheet, setSheet] = useState<Sheet>();
  const [unreadable, setUnreadable] = useState<string>();
  const [header, setHeader] = useState(true);
  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const cells = await readSheet(file);
      setHeader(hasHeader(cells));
      setSheet({ name: file.name, cells });
      setUnreadable(undefined);
    } catch {
      setSheet(undefined);
      setUnreadable(file.name);
    }
  };
  return { sheet, unreadable, header, setHeader, read };
}

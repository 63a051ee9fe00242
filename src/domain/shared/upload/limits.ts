/** Upload limits, enforced while a file is read and before its contents are stored. */
export interface TableLimits {
  /** Rows, without the header. */
  readonly rows: number;
  readonly columns: number;
  /** Non-empty cells in the whole table. */
  readonly cells: number;
  /** Characters per cell: the limit of spreadsheet programs. */
  readonly cellLength: number;
  /** Characters of all cells together. */
  readonly textLength: number;
  /** Uncompressed bytes of a workbook. */
  readonly unpackedBytes: number;
  /** Files inside a workbook. */
  readonly parts: number;
}

export const tableLimits: TableLimits = {
  rows: 20_000,
  columns: 200,
  cells: 1_000_000,
  cellLength: 32_767,
  textLength: 20_000_000,
  unpackedBytes: 128 * 1_048_576,
  parts: 1_000,
};

/** Width and height of an image in pixels, as browsers decode all of them. */
export const longestPictureSide = 4_096;

/** Time and memory limits for reading one file. */
export const readingLimits = { seconds: 60, memoryMb: 384 } as const;

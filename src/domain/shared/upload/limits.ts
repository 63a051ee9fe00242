/** What an uploaded file may hold at most. Every limit is enforced while the file is read, before its contents are kept. */
export interface TableLimits {
  /** Rows below the head. */
  readonly rows: number;
  readonly columns: number;
  /** Cells with a value, in the whole table. */
  readonly cells: number;
  /** Characters of one cell: the limit of spreadsheet programs themselves. */
  readonly cellLength: number;
  /** Characters of all cells together. */
  readonly textLength: number;
  /** Bytes that the parts of a workbook may unpack to. */
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

/** Width and height of a picture in pixels: browsers unpack all of them to show it. */
export const longestPictureSide = 4_096;

/** What reading one file may take. */
export const readingLimits = { seconds: 60, memoryMb: 384 } as const;

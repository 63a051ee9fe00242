/** Counts rows, cells and characters while a table is read and refuses it at the first exceeded limit. */
import { UploadFault } from "./fault.ts";
import type { TableLimits } from "./limits.ts";

export class TableTally {
  readonly #limits: TableLimits;
  #rows = 0;
  #heads = 1;
  #cells = 0;
  #text = 0;

  constructor(limits: TableLimits) {
    this.#limits = limits;
  }

  /** Another sheet of the same file: its head does not count either. */
  nextSheet(): void {
    this.#heads += 1;
  }

  /** The header row does not count. */
  row(): void {
    this.#rows += 1;
    if (this.#rows > this.#limits.rows + this.#heads)
      throw new UploadFault("too-many-rows", { limit: this.#limits.rows });
  }

  /** `column` counts from 0. */
  column(row: number, column: number): void {
    if (column >= this.#limits.columns) throw new UploadFault("too-many-columns", { limit: this.#limits.columns, row });
  }

  /** Checks the length of a cell that is still being read. */
  length(row: number, column: number, length: number): void {
    if (length > this.#limits.cellLength)
      throw new UploadFault("cell-too-long", { limit: this.#limits.cellLength, row, column: column + 1 });
  }

  /** Counts a complete cell. */
  cell(row: number, column: number, length: number): void {
    this.column(row, column);
    this.length(row, column, length);
    if (length === 0) return;
    this.#cells += 1;
    this.#text += length;
    if (this.#cells > this.#limits.cells) throw new UploadFault("too-many-cells", { limit: this.#limits.cells });
    if (this.#text > this.#limits.textLength)
      throw new UploadFault("too-much-text", { limit: this.#limits.textLength });
  }
}
